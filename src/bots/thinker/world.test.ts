import { describe, expect, test } from 'vitest';
import { table as position } from '../../../tests/tools/given.ts';
import { standardTable, withStandardPack } from '../../../tests/tools/standard.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { type Cue, type GameState, hasBoard, type Playing, type State, violatedInvariants } from '../../rules/index.ts';
import { playGame } from '../../sim/index.ts';
import { bots } from '../index.ts';
import { draftsOf, imaginedRounds } from './imagined-round.ts';
import { imaginedWorld } from './world.ts';

/** Returns imagined worlds for the table. */
function worlds(playing: Playing, count: number): State[] {
  const roundOf = imaginedRounds(playing, draftsOf(playing, standardTable));
  return Array.from({ length: count }, (_, i) => imaginedWorld(playing, roundOf(i), `world-${i}`, standardTable));
}

const games = [
  ['random', 'hard', 12],
  ['planner', 'normal', 6],
  ['planner', 'expert', 6],
  ['beginner', 'easy', 4],
] as const;

/** States from games of different bots. Random bots reach tables that good players never do. */
const states = games.flatMap(([name, difficulty, count]) =>
  Array.from({ length: count }, (_, game) => {
    const met: GameState[] = [];
    playGame({ seed: `${name}-${game}`, difficulty }, bots[name], undefined, (_, __, state) => met.push(state));
    return met.filter(({ open }) => open.phase !== 'setup' && open.outcome === null);
  }).flat(),
);

/** Returns every nth state. */
const oneIn = (every: number): GameState[] => states.filter((_, i) => i % every === 0);

const cuesOf = ({ hidden }: State): readonly Cue[] => hidden.schedule?.cues ?? [];

/** Returns the cues still to come. */
const later = (world: State): readonly Cue[] => cuesOf(world).slice(world.open.cueNumber);

const isOf =
  (...kinds: readonly string[]) =>
  ({ kind }: Cue) =>
    kinds.includes(kind);

describe('an imagined world', () => {
  test('INF-1 keeps every invariant and has the same open half as the table', () => {
    let looked = 0;
    for (const { open } of oneIn(23)) {
      if (!hasBoard(open)) continue;
      for (const world of worlds(open, 3)) {
        expect(violatedInvariants(world, standardPack)).toEqual([]);
        expect(withStandardPack(world.open)).toEqual(open);
        expect(JSON.parse(JSON.stringify(world))).toEqual(world);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(1_000);
  });

  test('INF-1 differs from the real game, and from other imagined worlds', () => {
    let same = 0;
    let looked = 0;
    for (const { open, hidden } of oneIn(89)) {
      if (!hasBoard(open) || open.board.decks.enemy.left < 5) continue;
      const [one, other] = worlds(open, 2);
      const orders = [hidden, one?.hidden, other?.hidden].map((half) => JSON.stringify(half?.decks));
      if (new Set(orders).size < 3) same += 1;
      looked += 1;
    }
    expect(looked).toBeGreaterThan(50);
    expect(same).toBe(0);
  });

  test('DIR-9 keeps the forecast cues, whether or not the scanner is lit', () => {
    let forecast = 0;
    let lit = 0;
    for (const { open } of oneIn(7)) {
      if (!hasBoard(open) || open.phase !== 'timed') continue;
      const [world] = worlds(open, 1);
      if (world === undefined) throw new Error('no world');
      const { revealed } = world.hidden;
      expect(revealed.map((number) => cuesOf(world)[number - 1]?.ufos)).toEqual(open.forecasts.map(({ ufos }) => ufos));
      const shown = world.hidden.schedule?.forecasts.map(({ reveals }) => cuesOf(world)[reveals - 1]);
      expect(shown?.filter((cue) => cue?.kind !== 'ufos-detected')).toEqual([]);
      forecast += revealed.length;
      lit += Number(open.scanner);
    }
    expect(forecast).toBeGreaterThan(20);
    expect(lit).toBeGreaterThan(20);
  });

  test('DIR-1 DIR-2 has each XCOM cue at most once, and no UFO cues after unscrambled interceptors', () => {
    let after = 0;
    for (const { open } of oneIn(11)) {
      if (!hasBoard(open) || open.phase !== 'timed') continue;
      for (const world of worlds(open, 3)) {
        const all = cuesOf(world).map(({ kind, lab }) => `${kind} ${lab ?? ''}`);
        const xcom = all.filter((_, i) => cuesOf(world)[i]?.side === 'xcom');
        expect(new Set(xcom).size).toBe(xcom.length);
        const seen = [...open.history.map(({ cue }) => cue), ...(open.cue ? [open.cue] : [])];
        if (!seen.some((cue) => isOf('deploy-interceptors')(cue) && !cue.scrambled)) continue;
        expect(later(world).filter(isOf('ufos-detected', 'ufos-descend'))).toEqual([]);
        after += 1;
      }
    }
    expect(after).toBeGreaterThan(50);
  });

  test('has about as many alien cues to come as the real round', () => {
    const counts = { real: 0, imagined: 0 };
    for (const state of oneIn(13)) {
      const { open } = state;
      if (!hasBoard(open) || open.phase !== 'timed') continue;
      const isAlien = ({ side }: Cue) => side === 'alien';
      counts.real += later(state).filter(isAlien).length;
      for (const world of worlds(open, 4)) counts.imagined += later(world).filter(isAlien).length / 4;
    }
    expect(counts.real).toBeGreaterThan(1_000);
    expect(counts.imagined / counts.real).toBeGreaterThan(0.85);
    expect(counts.imagined / counts.real).toBeLessThan(1.15);
  });

  test('FIN-13 can be dealt for a described table with enemies of any type', () => {
    const { open } = position(
      { begin: 'missions', mission: 'subway-siege', missionEnemies: [], salvage: ['ethereal-lord'], enemies: [] },
      { enemyTypes: ['muton', 'sectoid', 'floater'] },
    );
    if (!hasBoard(open)) throw new Error('no board');
    for (const world of worlds(open, 3)) expect(violatedInvariants(world, standardPack)).toEqual([]);
    // An enemy of another type was put under the deck, so the deck has one card more than the known types allow.
    const { board } = open;
    const enemy = { ...board.decks.enemy, left: board.decks.enemy.left + 1 };
    const more = { ...open, board: { ...board, decks: { ...board.decks, enemy } } };
    for (const world of worlds(more, 3)) expect(violatedInvariants(world, standardPack)).toEqual([]);
  });
});
