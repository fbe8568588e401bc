import { describe, expect, test } from 'vitest';
import { argumentsOf, argumentsSource, compileWord, parts, readWords, wordsOfPart } from '../../build/words.ts';
import { loadedWithout, loadersOfWords } from '../../tests/layout/load-order.ts';
import { filesBelow, isTest, textOf } from '../../tests/tools/sources.ts';
import { cueKinds, cues } from '../content/cues.ts';
import { languageFacts, languages } from './index.ts';

const all = Object.fromEntries(await Promise.all(languages.map(async (one) => [one, await readWords(one)] as const)));
const english = all['en'] ?? {};

/** Whether a file is code that may say words: of the client, or what puts things into words in any language. */
const saysWords = (path: string): boolean =>
  !isTest(path) && (path.startsWith('src/client/') || /^src\/i18n\/(log\/)?[\w-]+\.ts$/.test(path));

/** Returns the keys that no file names, neither whole nor by how they begin. */
function unsaid(keys: readonly string[], paths: readonly string[]): string[] {
  const code = paths.map(textOf).join('\n');
  const plain = new Set([...code.matchAll(/['"`]([a-z][\w-]*\.[\w.-]+)['"`]/g)].map(([, key]) => key));
  const patterns = [...code.matchAll(/`((?:[a-z][\w-]*\.)+)\$\{([^`]*)`/g)].map(([, start = '', rest = '']) => {
    const tail = rest.includes('}.') ? rest.slice(rest.lastIndexOf('}.') + 1) : '';
    return new RegExp(
      `^${start.replaceAll('.', '\\.')}[\\w.-]+${/^\.[\w-]+$/.test(tail) ? tail.replaceAll('.', '\\.') : ''}$`,
    );
  });
  return keys.filter((key) => !plain.has(key) && !patterns.some((one) => one.test(key)));
}

describe('interface words', () => {
  test('have the same keys in every language, in the same order', () => {
    expect(Object.keys(english).length).toBeGreaterThan(380);
    for (const language of languages) expect(Object.keys(all[language] ?? {})).toEqual(Object.keys(english));
  });

  test('take the same arguments in every language', () => {
    const wrong = languages.flatMap((language) =>
      Object.entries(all[language] ?? {})
        .filter(([key, word]) => {
          const wanted = [...argumentsOf(english[key] ?? '').keys()].toSorted();
          return [...argumentsOf(word).keys()].toSorted().join() !== wanted.join();
        })
        .map(([key]) => `${language}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  test('are not empty or left in English', () => {
    const same = new Set(['app.name', 'side.xcom', 'role.central-officer']);
    for (const language of languages.filter((one) => one !== 'en')) {
      const words = Object.entries(all[language] ?? {});
      expect(words.filter(([, word]) => word.trim() === '')).toEqual([]);
      const untranslated = words.filter(
        ([key, word]) => word === english[key] && !same.has(key) && /[a-z] /i.test(word.replace(/\{[^}]*\}/g, '')),
      );
      expect(untranslated).toEqual([]);
    }
  });

  test('have a plural form for every number, in every language', () => {
    const broken = languages.flatMap((language) =>
      Object.entries(all[language] ?? {}).filter(([, word]) => {
        const saying = compileWord(language, word);
        return [0, 1, 2, 3, 5, 11, 21, 22, 25, 101].some((number) => {
          const given = Object.fromEntries([...argumentsOf(word).keys()].map((name) => [name, number]));
          return /undefined|NaN|[{}]/.test(saying(given));
        });
      }),
    );
    expect(broken).toEqual([]);
  });

  test('follow the plural rules of their language', () => {
    const said = (language: (typeof languages)[number], numbers: readonly number[]) => {
      const saying = compileWord(language, all[language]?.['end.rounds'] ?? '');
      return numbers.map((rounds) => saying({ rounds }).replace(/\d+/, '#'));
    };
    expect(said('en', [1, 2, 5, 21])).toEqual(['one round', '# rounds', '# rounds', '# rounds']);
    expect(said('de', [1, 2])).toEqual(['eine Runde', '# Runden']);
    expect(said('ru', [1, 21, 2, 22, 5, 11])).toEqual([
      '# раунд',
      '# раунд',
      '# раунда',
      '# раунда',
      '# раундов',
      '# раундов',
    ]);
    expect(new Set(said('zh-Hant', [1, 2, 5])).size).toBe(1);
  });

  test('agree with one, where a number may be one', () => {
    const said = (language: (typeof languages)[number], key: string, given: Readonly<Record<string, number>>) =>
      compileWord(language, all[language]?.[key] ?? '')(given);
    expect(said('ru', 'day.held', { count: 31 })).toContain('31 партии из ста');
    expect(said('ru', 'day.held', { count: 34 })).toContain('34 партиях из ста');
    expect(said('de', 'review.time.sum', { cues: 18, expired: 0 })).toBe('18 Aktionen, keine lief ab');
    // Counts of a whole: no noun or verb follows that would have to agree.
    for (const [key, given] of [
      ['together.ready-cards', { ready: 1, count: 1 }],
      ['table.covered', { count: 0, of: 1 }],
      ['review.settled', { settled: 1, largest: 8 }],
    ] as const) {
      for (const language of ['en', 'de', 'ru'] as const) expect(said(language, key, given)).toMatch(/: .*1|: 0/);
    }
  });

  test('are all used in the client', () => {
    const code = ['src/client', 'src/i18n'].flatMap((room) => filesBelow(room, ['.ts', '.svelte'])).filter(saysWords);
    expect(unsaid(Object.keys(english), code)).toEqual([]);
  });

  test('of the first load are all used in what is loaded without the others', async () => {
    const loaded = [...loadedWithout(loadersOfWords, 'src/client/main.ts').keys()];
    const code = loaded.filter(saysWords);
    expect(unsaid(Object.keys(await wordsOfPart('en', 'first')), code)).toEqual([]);
    expect(unsaid(Object.keys(await wordsOfPart('en', 'later')), code)).toContain('odds.percent');
  });

  test.for(parts)('have up-to-date argument types: %s', async (part) => {
    expect(textOf(`src/i18n/arguments/${part}.ts`)).toBe(argumentsSource(await wordsOfPart('en', part)));
  });

  test('contain no word over 16 letters in names of cues, so that they fit on a phone', () => {
    const long = languages.flatMap((language) =>
      Object.entries(all[language] ?? {})
        .filter(([key]) => /^cue\..*\.name$/.test(key))
        .flatMap(([, word]) => word.split(/[\s\u00a0-]/).filter((part) => part.length > 16)),
    );
    expect(long).toEqual([]);
    expect(languages.map((language) => languageFacts[language].plural)).toEqual(['en', 'de', 'ru', 'zh']);
  });

  test('of alien cues at the table are one sentence, because a phone shows no more', () => {
    const alien = cueKinds.filter((kind) => cues[kind].side === 'alien');
    const texts = languages.flatMap((language) => alien.map((kind) => all[language]?.[`table.cue.${kind}`] ?? ''));
    expect(texts.filter(Boolean).length).toBeGreaterThan(languages.length);
    expect(texts.filter((text) => (text.match(/[.!?](?=\s|$)|[。！？]/gu) ?? []).length > 1)).toEqual([]);
  });

  test('have a non-breaking space before dashes in Russian', () => {
    const words = Object.entries(all['ru'] ?? {});
    expect(words.filter(([, word]) => word.includes('\u00a0— ')).length).toBeGreaterThan(20);
    expect(words.filter(([, word]) => word.includes(' — ')).map(([key]) => key)).toEqual([]);
  });
});
