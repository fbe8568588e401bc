import { describe, expect, test } from 'vitest';
import { allFaces } from '../../tests/tools/faces.ts';
import { at, leader, type Play, table } from '../../tests/tools/given.ts';
import { finalMissionOf } from '../../tests/tools/hands.ts';
import type { Part, Parts } from '../content/cards/cards.ts';
import { threatTrack } from '../content/tracks.ts';
import {
  decide,
  hasBoard,
  type Intent,
  legalIntents,
  type Playing,
  type Position,
  type State,
  withPack,
} from '../rules/index.ts';
import { missionChance, pushing } from './index.ts';

const place = 'final-mission';
const shot: Part = { icons: [{ skill: 'firepower', special: true }] };
const run: Part = { icons: [{ skill: 'positioning', special: false }] };
const pair: Part = {
  icons: [
    { skill: 'firepower', special: false },
    { skill: 'teamwork', special: false },
  ],
};
const twice: Part = { ...pair, rule: { is: 'needs', successes: 2 } };

const playing = ({ state, pack }: Pick<Play, 'state' | 'pack'>): Playing => {
  const open = withPack(state.open, pack);
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};
const given = (parts: Parts, units: Position['units'] = [], more: Position = {}): Play =>
  table({ begin: 'missions', finalMission: 'available', units, ...more }, { pack: finalMissionOf(parts) });
const taken = (...all: Parameters<typeof given>): Play => {
  const play = given(...all);
  play.do({ type: 'take', task: { mission: place } }, { as: leader });
  return play;
};
const chance = (play: Play): number => missionChance(playing(play), place) ?? -1;

/**
 * Best chance to complete the mission by the rules, in at most this many rolls: every placement and every roll is
 * tried.
 */
function bestByTheRules(play: Play, rolls: number): number {
  const known = new Map<string, number>();
  const decided = (state: State, intent: Intent): State => {
    const decision = decide(state, intent, leader, state.open.at, play.table);
    if ('refused' in decision) throw new Error(JSON.stringify(decision.refused));
    return decision.state;
  };
  const standing = ({ open }: State): string[] => Object.keys(open.board?.task?.soldiers ?? {});
  /** Takes all soldiers off their icons, for a new placement after a roll. */
  const stepOff = (state: State): State =>
    standing(state).reduce((now, soldier) => decided(now, { type: 'place', soldier, icon: null }), state);

  function rolled(state: State, left: number): number {
    const all = [...allFaces(standing(state).length)];
    const ends = all.map((faces) => decided(decided(state, { type: 'roll', faces }), { type: 'apply' }));
    return ends.reduce((sum, end) => sum + from(stepOff(end), left - 1), 0) / all.length;
  }
  /** From here on, with the soldiers on their icons or with one more. */
  function from(state: State, left: number): number {
    const { outcome, board } = state.open;
    if (outcome !== null) return outcome.won ? 1 : 0;
    if (left === 0 || board?.task == null) return 0;
    const { task, units, threat, finalMission } = board;
    const there = units.filter(({ at: where }) => where === place).map(({ id }) => id);
    const key = JSON.stringify([task.part, task.soldiers, there, threat, finalMission?.parts, left]);
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const more = legalIntents(withPack(state.open, play.pack), leader).filter(
      (move) => move.type === 'place' && move.icon !== null && !(move.soldier in task.soldiers),
    );
    const ways = more.map((move) => from(decided(state, move), left));
    if (standing(state).length > 0) ways.push(rolled(state, left));
    const best = Math.max(0, ...ways);
    known.set(key, best);
    return best;
  }
  return from(play.state, rolls);
}

describe('the chance to complete a mission', () => {
  test('TSK-7 with one part left and one soldier is that of pushing the part', () => {
    const play = taken([run, run, { ...run, rule: { is: 'needs', successes: 3 } }], at(place, 'assault-1'));
    for (const part of [0, 1]) {
      play.do({ type: 'place', soldier: 'assault-1', icon: 0 }, { as: leader });
      play.do({ type: 'roll', faces: { xcom: [6], alien: 8 } }, { as: leader });
      play.do('apply', { as: leader });
      expect(play.board.task?.part).toBe(part + 1);
    }
    expect(chance(play)).toBeCloseTo(pushing({ dice: 1, needed: 3, threat: 3 }).pDone, 12);
  });

  test('RES-9 is what the rules give for the best placement before every roll', () => {
    for (const [parts, units] of [
      [[run, pair, run], at(place, 'assault-1', 'support-1')],
      [[pair, { ...pair, rule: { is: 'kills-all' } }, run], at(place, 'assault-1', 'heavy-1')],
      [[{ ...run, rule: { is: 'threat', atLeast: 4 } }, run, twice], at(place, 'assault-1', 'heavy-1')],
    ] as const satisfies readonly (readonly [Parts, Position['units']])[]) {
      const play = taken(parts, units);
      const rolls = 11;
      const least = bestByTheRules(play, rolls);
      // Upper bound of what more rolls add: to get there, every roll at the highest threat must avoid a loss.
      const more = ((8 - threatTrack.highest) / 8) ** (rolls - threatTrack.highest);
      expect(chance(play)).toBeGreaterThanOrEqual(least - 1e-12);
      expect(chance(play)).toBeLessThanOrEqual(least + more);
    }
  });

  test('TSK-6 before it is taken, the chance is that at the lowest threat', () => {
    const parts: Parts = [shot, run, pair];
    const squad = at(place, 'assault-1', 'heavy-1');
    expect(chance(given(parts, squad))).toBe(chance(taken(parts, squad)));
    expect(chance(given(parts, squad))).toBeGreaterThan(0);
  });

  test('TSK-3 extra dice count for the next roll only', () => {
    const play = taken([run, run, run], at(place, 'assault-1'));
    const { board } = playing(play);
    const withDice = (extra: number) => missionChance({ ...playing(play), board: { ...board, extra } }, place) ?? 0;
    expect(withDice(1)).toBeGreaterThan(withDice(0));
    // At most the first part is certain.
    const rest = taken([run, run, run], at(place, 'assault-1'));
    expect(withDice(20)).toBeLessThan(1);
    expect(withDice(20)).toBeGreaterThan(chance(rest));
  });

  test('RES-9 is 0 if nobody has a skill that is needed, and for an empty mission', () => {
    expect(chance(given([shot, run, pair], at(place, 'sniper-1')))).toBe(0);
    expect(chance(given([shot, run, pair]))).toBe(0);
  });

  test('an unapplied roll counts as not yet rolled: it must not be told before its dice rest', () => {
    const play = taken([run, run, run], at(place, 'assault-1', 'sniper-1'));
    const before = chance(play);
    play.do({ type: 'place', soldier: 'assault-1', icon: 0 }, { as: leader });
    play.do({ type: 'roll', faces: { xcom: [1], alien: 1 } }, { as: leader });
    expect(chance(play)).toBe(before);
    play.do('apply', { as: leader });
    expect(chance(play)).toBeLessThan(before);
  });

  test('an enemy that lies face down may be any that nobody has seen', () => {
    const parts: Parts = [{ enemy: true }, run, run];
    const squad = at(place, 'assault-1', 'heavy-1', 'sniper-1', 'support-1');
    const down = chance(given(parts, squad));
    const up = (card: string) => {
      const now = playing(given(parts, squad));
      const [first, ...others] = now.board.finalMission?.parts ?? [];
      if (first === undefined) throw new Error('no part');
      const enemy = { card, faceUp: true, successes: 0 };
      const finalMission = { card: 'any', parts: [{ ...first, enemy }, ...others] };
      return missionChance({ ...now, board: { ...now.board, finalMission } }, place) ?? -1;
    };
    const types = playing(given(parts, squad)).setup.enemyTypes;
    const cards = [...playing(given(parts, squad)).pack.enemy.values()].filter(({ type }) => types.includes(type));
    const all = cards.flatMap(({ id, copies }) => Array<number>(copies).fill(up(id)));
    expect(down).toBeCloseTo(all.reduce((sum, one) => sum + one, 0) / all.length, 12);
    expect(new Set(all).size).toBeGreaterThan(1);
  });

  test('a mission that is not there has none', () => {
    expect(missionChance(playing(given([run, run, run])), 'mission')).toBeNull();
  });
});
