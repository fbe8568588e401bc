// Writes what each word takes, for the compiler: `npm run words` after changing the arguments of an English word.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsSource, readWords } from '../../build/words.ts';

writeFileSync(join(import.meta.dirname, '../../src/i18n/arguments.ts'), argumentsSource(await readWords('en')));
