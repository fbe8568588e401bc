import { describe, expect, test } from 'vitest';
import { errorsOf } from './compiled.ts';
import { type Import, loadedWithout, loadersOfWords, loadsOf } from './load-order.ts';

const start = 'src/client/main.ts';

/** Returns which of the files loaded without these functions import a file of words. */
function tooEarly(words: string, around: readonly string[], from = start): string[] {
  const loaded = [...loadedWithout(around, from).keys()];
  return loaded.filter((path) =>
    loadsOf(path).some(({ to, within }) => to === words && !within?.some(isOneOf(around))),
  );
}
const isOneOf = (names: readonly string[]) => (name: string) => names.includes(name);

describe('words', () => {
  test('that are loaded later are said only by what is loaded with them; others import first.ts', () => {
    expect(tooEarly('src/client/words/say.ts', loadersOfWords)).toEqual([]);
  });

  test('of cards are said only by what is loaded with `withCards`', () => {
    expect(tooEarly('src/client/words/cards.ts', ['withCards'])).toEqual([]);
  });

  test('of what comes after a game are said only by what is loaded with `withAfterwards`', () => {
    expect(tooEarly('src/client/words/afterwards.ts', ['withAfterwards'])).toEqual([]);
  });

  test('said too early are found, in the first load and in what is loaded without them', () => {
    expect(tooEarly('src/client/words/first.ts', loadersOfWords).length).toBeGreaterThan(20);
    expect(tooEarly('src/client/words/say.ts', []).length).toBeGreaterThan(100);
    expect(tooEarly('src/client/words/cards.ts', ['withWords']).length).toBeGreaterThan(0);
    expect(tooEarly('src/client/words/afterwards.ts', []).length).toBeGreaterThan(0);
  });
});

describe('the compiler', () => {
  test('refuses a word that is loaded later where only those of the first load are there', () => {
    const errors = errorsOf(`import type { Key } from '../../src/i18n/index.ts';
import { say } from 'client/words/first.ts';
say('cue.done');
say('cue.round', { round: 1 });
say('odds.percent', { percent: 5 });
declare const any: Key;
say(any);
`);
    expect(errors).toEqual(['probe.ts:5 TS2345', 'probe.ts:7 TS2345']);
  });

  test('refuses a word of what comes after a game in other parts that are loaded late', () => {
    const errors = errorsOf(`import { say as sayAfterwards } from 'client/words/afterwards.ts';
import { say } from 'client/words/say.ts';
sayAfterwards('replay.back');
sayAfterwards('odds.percent', { percent: 5 });
say('replay.back');
`);
    expect(errors).toEqual(['probe.ts:5 TS2345']);
  });

  test('refuses a word without its arguments, and one that there is not', () => {
    const errors = errorsOf(`import { say } from 'client/words/say.ts';
say('odds.percent', { percent: 5 });
say('cue.done');
say('cue.round');
say('cue.undone');
`);
    expect(errors).toEqual(['probe.ts:4 TS2554', 'probe.ts:5 TS2345']);
  });
});

describe('what a file loads', () => {
  const text = `
import type { A } from './a.ts';
import {
  type B,
  b,
} from './b.ts';
export { c } from '../c.ts';
type D = typeof import('./d.ts');
const both = () => withWords(Promise.all([import('./e.svelte'), other(1, '(')]));
const bare = () => other(withWords(b)).then(() => import('./f.svelte'));
`;

  test('are its imports of values, and for late ones the functions around them', () => {
    expect(loadsOf('src/x/y.ts', text)).toEqual([
      { to: 'src/x/b.ts', within: null },
      { to: 'src/c.ts', within: null },
      { to: 'src/x/e.svelte', within: ['all', 'withWords'] },
      { to: 'src/x/f.svelte', within: ['then'] },
    ]);
  });

  test('is followed, but not through the functions around', () => {
    const files: Record<string, readonly Import[]> = {
      a: [
        { to: 'b', within: null },
        { to: 'c', within: ['withWords'] },
        { to: 'd', within: ['other'] },
      ],
      d: [{ to: 'e', within: null }],
      c: [{ to: 'f', within: null }],
    };
    const found = loadedWithout(['withWords'], 'a', (path) => files[path] ?? []);
    expect([...found]).toEqual([
      ['a', ''],
      ['b', 'a'],
      ['d', 'a'],
      ['e', 'd'],
    ]);
  });
});
