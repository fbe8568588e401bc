// Writes docs/events.md: `npm run events` after an event, its meaning or its example has changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventPage } from '../../build/event-page.ts';

writeFileSync(join(import.meta.dirname, '../../docs/events.md'), eventPage());
