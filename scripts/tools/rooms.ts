// `npm run rooms`: redraws the diagrams in docs/architecture.md. Run it after changing folders or imports between them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDrawings } from '../../build/rooms.ts';

const page = join(import.meta.dirname, '../../docs/architecture.md');
writeFileSync(page, withDrawings(readFileSync(page, 'utf8')));
