import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bots/index.ts';
import { eventsOf, type Game } from '../../src/host/index.ts';
import { foldEvents, type GameEvent, seededDice } from '../../src/rules/index.ts';
import { playGame } from '../../src/sim/index.ts';
import { makeSave } from '../../src/wire/index.ts';
import { faultAfterPlaying } from '../hostile/after-loading.ts';
import { forged, vocabulary } from '../hostile/forgeries.ts';
import { olderSave, parseSave, withEvents } from '../tools/saves/saves.ts';

/** A game, and the values that its log has under each key. */
interface Forgeable {
  readonly game: Game;
  readonly save: ReturnType<typeof makeSave>;
  readonly events: readonly GameEvent[];
  readonly words: ReturnType<typeof vocabulary>;
}

const games = (['random', 'beginner', 'planner'] as const).map((bot, i): Forgeable => {
  const game = playGame({ seed: `forged-${i}`, difficulty: 'normal' }, bots[bot]);
  const events = eventsOf(game.log);
  return { game, save: makeSave(game), events, words: vocabulary(events) };
});

/** Calls `read` with this many games, each with a forgery of its events. */
function forEachForgery(
  count: number,
  read: (one: Forgeable, forgery: readonly GameEvent[], at: number) => void,
): void {
  for (let i = 0; i < count; i += 1) {
    const one = games[i % games.length] as Forgeable;
    const forgery = forged(one.events, one.words, chance);
    const at = forgery.findIndex((event, index) => event !== one.events[index]);
    read(one, forgery, at);
  }
}
const chance = seededDice('forgeries').draws('forgeries');

describe('FIN-21 a forged save', () => {
  test('is refused if deciding its inputs gives other events', () => {
    const kinds = new Set<string>();
    const accepted: GameEvent[] = [];
    forEachForgery(200, ({ save, events }, forgery, at) => {
      const read = parseSave(withEvents(save, forgery));
      const isSame = JSON.stringify(forgery) === JSON.stringify(events);
      kinds.add(events[at]?.type ?? 'the end');
      const isRefused = 'refused' in read && read.refused.code === 'save-damaged';
      if (isRefused === isSame) accepted.push(...forgery.slice(at, at + 1));
    });
    expect(accepted).toEqual([]);
    expect(kinds.size).toBeGreaterThanOrEqual(30);
  });

  test('of an older version is refused, or is a game that can be played on, has a view of normal size, and saves again', () => {
    const refusals = new Set<string>();
    const faults: string[] = [];
    let loaded = 0;
    forEachForgery(300, ({ events }, _, place) => {
      const cut = events.slice(0, 20 + chance.next(events.length - 20));
      const forgery = forged(cut, games[place % games.length]?.words ?? new Map(), chance);
      const read = parseSave(olderSave(forgery));
      if ('refused' in read) {
        refusals.add(read.refused.code);
        return;
      }
      loaded += 1;
      const fault = faultAfterPlaying(read, 25, chance);
      if (fault !== null) faults.push(fault);
    });
    expect(faults).toEqual([]);
    expect([...refusals]).toEqual(['save-damaged']);
    expect(loaded).toBeGreaterThan(20);
  });

  test('with the state of another log is read by its log alone', () => {
    const [one, other] = games as [Forgeable, Forgeable];
    const save = makeSave({ log: one.game.log, state: { ...other.game.state, open: one.game.state.open } });
    expect(parseSave(save)).toMatchObject({ state: one.game.state });
    expect(foldEvents(one.events)).toEqual(one.game.state);
  });
});
