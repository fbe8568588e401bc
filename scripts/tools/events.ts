// `npm run events`: writes docs/events.md. Run it after changing an event, its meaning or its example.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventPage } from '../../build/event-page.ts';

writeFileSync(join(import.meta.dirname, '../../docs/events.md'), eventPage());
