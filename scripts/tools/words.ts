// `npm run words`: writes src/i18n/arguments.ts. Run it after changing the arguments of an English message.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsSource, readWords } from '../../build/words.ts';

writeFileSync(join(import.meta.dirname, '../../src/i18n/arguments.ts'), argumentsSource(await readWords('en')));
