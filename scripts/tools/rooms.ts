// Draws the rooms in docs/architecture.md anew: `npm run rooms` after a folder has come or gone, or looks into another one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDrawings } from '../../build/rooms.ts';

const page = join(import.meta.dirname, '../../docs/architecture.md');
writeFileSync(page, withDrawings(readFileSync(page, 'utf8')));
