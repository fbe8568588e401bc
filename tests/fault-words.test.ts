import { describe, expect, test } from 'vitest';
import { argumentsOf, readWords } from '../build/words.ts';
import { languages } from '../src/i18n/languages.ts';
import { sentences } from '../src/wire/reading/faults.ts';
import { damages } from '../src/wire/saves/damage.ts';

describe('CRD-7 what is wrong with a pack is said in every language', () => {
  for (const language of languages) {
    test(`${language} has words for every kind of fault, and asks for no detail that it does not have`, async () => {
      const words = await readWords(language);
      const said = Object.entries(words).filter(([key]) => key.startsWith('packs.fault.'));
      expect(said.map(([key]) => key.replace('packs.fault.', '')).toSorted()).toEqual(
        Object.keys(sentences).toSorted(),
      );
      for (const [code, sentence] of Object.entries(sentences)) {
        // Where a text is no JSON is told by the machine in its own words, which are English.
        const details = code === 'json' ? [] : [...argumentsOf(sentence).keys()].toSorted();
        expect([...argumentsOf(words[`packs.fault.${code}`] ?? '').keys()].toSorted()).toEqual(details);
      }
    });
  }
});

describe('FIN-16 why a save is damaged is said in every language', () => {
  for (const language of languages) {
    test(`${language} has words for every kind of damage, and for no other`, async () => {
      const words = await readWords(language);
      const said = Object.keys(words).filter((key) => key.startsWith('file.damage.'));
      expect(said.map((key) => key.replace('file.damage.', '')).toSorted()).toEqual(damages.toSorted());
      expect([...argumentsOf(words['file.damaged'] ?? '').keys()]).toEqual(['detail']);
    });
  }
});
