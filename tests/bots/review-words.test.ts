import { expect, test, vi } from 'vitest';
import { compileWord, readWords } from '../../build/words.ts';
import { facedWords, landsOf, mapWords } from '../../src/client/record/review/telling/faced.ts';
import { lineWords } from '../../src/client/record/review/telling/moves.ts';
import { sentenceOf, type Tongue } from '../../src/client/record/review/telling/tongue.ts';
import { cardWords as cards } from '../../src/i18n/en/cards/index.ts';
import type { AnyKey, Language } from '../../src/i18n/index.ts';
import { cardWords as russianCards } from '../../src/i18n/ru/cards/index.ts';
import type { Kind } from '../../src/review/index.ts';
import type { Intent, Playing } from '../../src/rules/index.ts';
import { at, table } from '../tools/given.ts';

async function tongueOf(language: Language): Promise<Tongue> {
  const words = await readWords(language);
  const card = language === 'ru' ? russianCards : cards;
  const say = ((key: AnyKey, given?: object) =>
    compileWord(language, words[key] ?? key)(given as Record<string, unknown>)) as Tongue['say'];
  return {
    say,
    names: { say, terms: () => card, cardText: (id) => card.cards[id] ?? { name: id } },
    listOf: (all) => new Intl.ListFormat(language).format(all),
  };
}
const english = await tongueOf('en');
const russian = await tongueOf('ru');

const sky = table({ begin: 'deploy-interceptors', ufos: { asia: 3, australia: 1 }, budget: 9 }).open as Playing;
const send = (to: 'asia' | 'australia', ...numbers: readonly number[]): Intent => ({
  type: 'assign',
  units: numbers.map((number) => `interceptor-${number}`),
  to: `continent:${to}`,
});
const line = (...intents: readonly (Intent | null)[]) =>
  intents.map((intent) => ({ as: 'commander' as const, intent }));
const told = (kind: Kind, open: Playing, intents: readonly (Intent | null)[], tongue = english): string =>
  sentenceOf(lineWords(line(...intents), kind, open, tongue));

test('a decision about units says how many went where in the end, in one sentence', () => {
  expect(told('allocation', sky, [send('asia', 1), send('australia', 2, 3), { type: 'done' }])).toBe(
    'One interceptor to Asia and two to Australia.',
  );
  expect(told('allocation', sky, [send('asia', 1, 2), { type: 'recall', units: ['interceptor-2'] }])).toBe(
    'One interceptor to Asia.',
  );
  expect(told('allocation', sky, [send('asia', 1), send('australia', 2, 3)], russian)).toBe(
    'Один перехватчик в Азию и два в Австралию.',
  );
});

test('a decision to do nothing says what was not done', () => {
  expect(told('allocation', sky, [{ type: 'done' }])).toBe('No units sent.');
  expect(told('purchase', sky, [{ type: 'done' }])).toBe('Nothing recruited.');
  expect(told('funding', sky, [{ type: 'done' }])).toBe('Nothing from Emergency Funding.');
});

test('a cue that ran out is told after what was done in it', () => {
  expect(told('time', sky, [send('asia', 1), null])).toBe(
    'One interceptor to Asia, then “Deploy Interceptors” ran out of time.',
  );
});

test('purchases, funding, techs, cards and tasks are told with names and numbers', () => {
  const buy = (kind: 'interceptor' | 'satellite'): Intent => ({ type: 'buy', kind });
  expect(told('purchase', sky, [buy('interceptor'), buy('satellite'), buy('interceptor')])).toBe(
    'Two interceptors and one satellite recruited.',
  );
  expect(told('funding', sky, [{ type: 'fund', credits: 3 }])).toBe('Three credits from Emergency Funding.');
  expect(told('research', sky, [{ type: 'research', lab: 2, tech: 'missile-pods' }])).toBe(
    `“${cards.cards['missile-pods']?.name}” in lab II.`,
  );
  expect(told('card', sky, [{ type: 'use', card: 'missile-pods' }])).toBe(
    `“${cards.cards['missile-pods']?.name}” used.`,
  );
  expect(told('task', sky, [{ type: 'take', task: { continent: 'asia' } }])).toBe('Asia first.');
});

test('a roll is told with its place and the threat', () => {
  const open = table({ begin: 'global-defense', ufos: { asia: 2 }, units: at('continent:asia', 'interceptor-1') });
  const taken: readonly Intent[] = [{ type: 'take', task: { continent: 'asia' } }, { type: 'roll' }];
  expect(told('roll', open.open as Playing, taken)).toBe('Asia: a roll at threat 1.');
});

test('a decision about units says what it was up against, and names the places on its map', () => {
  const moment = { done: line(send('asia', 1), send('australia', 2, 3)), better: line(send('asia', 1, 2, 3)) };
  expect(facedWords(moment, sky, english)).toBe('One interceptor faced three UFOs over Asia.');
  expect(facedWords(moment, sky, russian)).toBe('Один перехватчик против трёх НЛО над Азией.');
  expect(landsOf(moment, sky)).toEqual(['asia', 'australia']);
  expect(mapWords(['asia'], sky, false, english)).toMatch(/^Asia: panic \d of 8, 3 UFOs, no interceptor\.$/);
});

test('a sentence begins with the capital letter of its own language, also in a Turkish browser', () => {
  const capital = vi.spyOn(String.prototype, 'toLocaleUpperCase').mockReturnValue('\u0130');
  expect(sentenceOf('interceptors stayed')).toBe('Interceptors stayed.');
  capital.mockRestore();
});
