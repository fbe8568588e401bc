import { describe, expect, test } from 'vitest';
import { bots } from '../../bots/index.ts';
import { continents } from '../../content/continents.ts';
import { eventsOf } from '../../host/index.ts';
import { playGame } from '../../sim/game.ts';
import { evolveOpen, initialState } from '../evolve/fold.ts';
import { seen } from '../state/events.ts';
import { type RoundSoFar, roundAfter, roundSummaryOf } from './round-summary.ts';

const game = playGame({ seed: 'ledger-3', difficulty: 'hard' }, bots.beginner);
const log = eventsOf(game.log);
/** The logs up to the end of each round. */
const ends = log.flatMap(({ type }, i) => (type === 'round-ended' ? [seen(log.slice(0, i + 1))] : []));

/** Returns the ledger at the end of a log. */
function ledgerAt(until: typeof log) {
  const round = roundAfter(null, initialState, until);
  const { board } = until.reduce(evolveOpen, initialState);
  if (round === null || board === null) throw new Error('no round has begun');
  return roundSummaryOf(round, board);
}
const ledgers = ends.map(ledgerAt);

describe('the ledger of a round', () => {
  test('begins where the ledger of the round before ends', () => {
    expect(ledgers.length).toBeGreaterThan(2);
    for (const [i, ledger] of ledgers.entries()) {
      const next = ledgers[i + 1];
      if (!next) continue;
      for (const continent of continents) expect(next.panic[continent].from).toBe(ledger?.panic[continent].to);
      expect(next.damage.from).toBe(ledger?.damage.to);
      expect(next.salvage.from).toBe(ledger?.salvage.to);
    }
  });

  test('ends as the game stands', () => {
    const { board } = game.state.open;
    const last = ledgerAt(seen(log));
    for (const continent of continents) expect(last.panic[continent].to).toBe(board?.panic[continent]);
    expect(last.damage.to).toBe(board?.damage);
  });

  test('names a cause for every change of panic, and none where panic stayed', () => {
    const all = ledgers.flatMap((ledger) => continents.flatMap((continent) => ledger?.panic[continent] ?? []));
    for (const { from, to, causes } of all) if (from !== to) expect(causes.length).toBeGreaterThan(0);
    expect(all.some(({ causes }) => causes.length === 0)).toBe(true);
  });

  test('says by how much each cause changed panic, and all of them are the change', () => {
    for (const ledger of ledgers)
      for (const { from, to, causes } of continents.flatMap((continent) => ledger?.panic[continent] ?? []))
        expect(causes.reduce((sum, { by }) => sum + by, 0)).toBe(to - from);
  });

  test('lists a unit as lost or recruited, never as both', () => {
    const moved = ledgers.flatMap((ledger) => [...(ledger?.lost ?? []), ...(ledger?.recruited ?? [])]);
    expect(moved.length).toBeGreaterThan(0);
    for (const ledger of ledgers) {
      const ids = [...(ledger?.lost ?? []), ...(ledger?.recruited ?? [])].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('is the same whether the events come at once or one by one', () => {
    let [open, round] = [initialState, null as RoundSoFar | null];
    for (const event of seen(log)) {
      round = roundAfter(round, open, [event]);
      open = evolveOpen(open, event);
    }
    expect(round).toEqual(roundAfter(null, initialState, seen(log)));
    expect(ledgers.length).toBeGreaterThan(0);
  });

  test('does not exist before the first round', () => {
    const begun = log.findIndex(({ type }) => type === 'cue-opened');
    expect(begun).toBeGreaterThan(0);
    expect(roundAfter(null, initialState, seen(log.slice(0, begun)))).toBeNull();
  });
});
