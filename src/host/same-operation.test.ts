import { expect, test } from 'vitest';
import { newStandardGame, standardTable } from '../../tests/tools/standard.ts';
import type { GameOptions } from '../rules/index.ts';
import { createMatch, dispatch, eventsOf, type Game, logOfEvents, playOn, sameOperation } from './index.ts';

const begun = (wishes: GameOptions): Game => {
  const step = dispatch(createMatch(newStandardGame(wishes)), { type: 'begin' }, 'central-officer', 0, standardTable);
  if ('refused' in step) throw new Error(step.refused.code);
  return step.game;
};
/** The same game as a table online tells it: only its events are known. */
const told = ({ log, ...game }: Game): Game => ({ ...game, log: logOfEvents(eventsOf(log)) });
const wishes: GameOptions = { seed: 'share', difficulty: 'hard', mode: 'virtual', houseRules: { hardLosses: true } };

test('DAY-4 a game is shared with the wishes it was set up with, without its timers', () => {
  expect(sameOperation(begun({ ...wishes, timers: 2 }), standardTable)).toEqual(wishes);
  expect(sameOperation(newStandardGame(wishes), standardTable)).toEqual(wishes);
});

test('DAY-4 of a game whose inputs are not known the wishes are found, and lead to the same beginning', () => {
  for (const some of [wishes, { ...wishes, base: 'africa', timers: 3 }, { ...wishes, mode: 'companion' }] as const) {
    const { timers: _, ...expected } = some as GameOptions;
    expect(sameOperation(told(begun(some)), standardTable)).toEqual(expected);
  }
});

test('DAY-4 nobody could get what began in the middle, or what other rules have drawn', () => {
  const game = begun(wishes);
  const practice = playOn(game, 2);
  expect(practice && sameOperation(practice, standardTable)).toBe(null);
  expect(sameOperation(begun({ ...wishes, position: { damage: 2 } }), standardTable)).toBe(null);
  const other = eventsOf(game.log).map((event) =>
    event.type === 'secret/decks-stacked' ? { ...event, decks: { ...event.decks, crisis: [] } } : event,
  );
  expect(sameOperation({ ...game, log: logOfEvents(other) }, standardTable)).toBe(null);
});
