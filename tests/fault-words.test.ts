import { describe, expect, test } from 'vitest';
import { argumentsOf, readWords } from '../build/words.ts';
import { languages } from '../src/i18n/languages.ts';
import { sentences } from '../src/wire/reading/validation-error.ts';
import { damages } from '../src/wire/saves/damage.ts';

describe('CRD-7 pack faults have messages in every language', () => {
  for (const language of languages) {
    test(`${language} has a message for every kind of fault, with exactly the details that the fault provides`, async () => {
      const words = await readWords(language);
      const messages = Object.entries(words).filter(([key]) => key.startsWith('packs.fault.'));
      expect(messages.map(([key]) => key.replace('packs.fault.', '')).toSorted()).toEqual(
        Object.keys(sentences).toSorted(),
      );
      for (const [code, sentence] of Object.entries(sentences)) {
        // The detail of a JSON error is the runtime's own English message. Translations leave it out.
        const details = code === 'json' ? [] : [...argumentsOf(sentence).keys()].toSorted();
        expect([...argumentsOf(words[`packs.fault.${code}`] ?? '').keys()].toSorted()).toEqual(details);
      }
    });
  }
});

describe('FIN-16 reasons for a damaged save have messages in every language', () => {
  for (const language of languages) {
    test(`${language} has a message for every kind of damage, and for nothing else`, async () => {
      const words = await readWords(language);
      const keys = Object.keys(words).filter((key) => key.startsWith('file.damage.'));
      expect(keys.map((key) => key.replace('file.damage.', '')).toSorted()).toEqual(damages.toSorted());
      expect([...argumentsOf(words['file.damaged'] ?? '').keys()]).toEqual(['detail']);
    });
  }
});
