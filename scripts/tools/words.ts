// `npm run words`: writes the files of src/i18n/arguments. Run it after changing the arguments of an English message.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argumentsSource, parts, wordsOfPart } from '../../build/words.ts';

for (const part of parts) {
  const file = join(import.meta.dirname, `../../src/i18n/arguments/${part}.ts`);
  writeFileSync(file, argumentsSource(await wordsOfPart('en', part)));
}
