import { describe, expect, test } from 'vitest';
import { bots } from '../../../bots/index.ts';
import { continents } from '../../../content/continents.ts';
import { playGame } from '../../../sim/game.ts';
import { ledgerOfRound } from './ledger.ts';

const game = playGame({ seed: 'ledger-3', difficulty: 'hard' }, bots.careful);
const rounds = game.log.filter(({ type }) => type === 'round-ended').length;
const ledgers = Array.from({ length: rounds }, (_, i) => ledgerOfRound(game.log, i + 1));

describe('the ledger of a round', () => {
  test('begins where the ledger of the round before ends', () => {
    expect(rounds).toBeGreaterThan(2);
    for (const [i, ledger] of ledgers.entries()) {
      const next = ledgers[i + 1];
      if (!next) continue;
      for (const continent of continents) expect(next.panic[continent].from).toBe(ledger?.panic[continent].to);
      expect(next.damage.from).toBe(ledger?.damage.to);
      expect(next.salvage.from).toBe(ledger?.salvage.to);
    }
  });

  test('ends as the game stands', () => {
    const { board, round } = game.state.open;
    const last = ledgerOfRound(game.log, round);
    for (const continent of continents) expect(last?.panic[continent].to).toBe(board?.panic[continent]);
    expect(last?.damage.to).toBe(board?.damage);
  });

  test('names a cause for every change of panic, and none where panic stayed', () => {
    const all = ledgers.flatMap((ledger) => continents.flatMap((continent) => ledger?.panic[continent] ?? []));
    for (const { from, to, causes } of all) if (from !== to) expect(causes.length).toBeGreaterThan(0);
    expect(all.some(({ causes }) => causes.length === 0)).toBe(true);
  });

  test('lists a unit as lost or recruited, never as both', () => {
    const moved = ledgers.flatMap((ledger) => [...(ledger?.lost ?? []), ...(ledger?.recruited ?? [])]);
    expect(moved.length).toBeGreaterThan(0);
    for (const ledger of ledgers) {
      const ids = [...(ledger?.lost ?? []), ...(ledger?.recruited ?? [])].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  test('does not exist for a round that has not begun', () => {
    expect(ledgerOfRound(game.log, rounds + 5)).toBeNull();
  });
});
