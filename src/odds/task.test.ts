import { describe, expect, test } from 'vitest';
import { allFaces } from '../../tests/tools/faces.ts';
import { type Play, table } from '../../tests/tools/given.ts';
import { finalMissionOf } from '../../tests/tools/hands.ts';
import type { Part } from '../content/cards/cards.ts';
import type { Role } from '../content/roles.ts';
import { factsOf } from '../content/steps.ts';
import {
  decide,
  hasBoard,
  type Intent,
  type OpenGame,
  type Playing,
  type Position,
  type State,
  withPack,
} from '../rules/index.ts';
import { atMost, outcomes, pushOf, taskOdds } from './index.ts';

const at = (place: string, ...ids: readonly string[]) => ids.map((id) => ({ id, at: place })) as Position['units'] & {};

function playing(open: OpenGame): Playing {
  if (!hasBoard(open)) throw new Error('no board');
  return open;
}
const pushAt = ({ state, pack }: Pick<Play, 'state' | 'pack'>) => pushOf(playing(withPack(state.open, pack)));

/** Returns the decision on an intent, without changing the play. */
function decided(play: Play, state: State, intent: Intent, as: Role) {
  const decision = decide(state, intent, as, state.open.at, play.table);
  if ('refused' in decision) throw new Error(JSON.stringify(decision.refused));
  return decision;
}

/** Returns a name for the open task, or null if none is open. */
function taskAt(state: State): string | null {
  const task = state.open.board?.task;
  if (task === undefined) throw new Error('no board');
  return task && `${task.kind} ${task.enemy} ${task.part}`;
}

/** Returns the chances of one roll by the rules: every combination of dice is rolled and applied. */
function rolledByTheRules(play: Play): Map<string, number> {
  const { pack } = play;
  const push = pushAt(play);
  const { step } = play.view;
  if (push === null || step === null) throw new Error('no task');
  const { role } = factsOf(step);
  const as = role === 'all' ? 'central-officer' : role;
  const allRolls = [...allFaces(push.dice + (push.extra ?? 0))];
  const ends = new Map<string, number>();
  for (const faces of allRolls) {
    const rolled = decided(play, play.state, { type: 'roll', faces }, as);
    const unapplied = pushAt({ pack, state: rolled.state });
    if (unapplied === null) throw new Error('a roll must not close the task');
    const applied = decided(play, rolled.state, { type: 'apply' }, as);
    const lost = applied.events.some((event) => event.type === 'roll-applied' && event.loss);
    // If the task is still open, the push must be the same before and after the roll is applied.
    if (taskAt(applied.state) === taskAt(play.state)) {
      const { units: _, ...next } = pushAt({ pack, state: applied.state }) ?? {};
      const { units: __, ...expected } = unapplied;
      expect(next).toEqual(expected);
    }
    const key = `${unapplied.needed} ${lost}`;
    ends.set(key, (ends.get(key) ?? 0) + 1 / allRolls.length);
  }
  return ends;
}

/** Expects the odds of one roll to equal what the rules do with every combination of dice. */
function expectOddsOfRules(play: Play): void {
  const push = pushAt(play);
  if (push === null) throw new Error('no task');
  const ends = rolledByTheRules(play);
  const odds = outcomes(push, atMost(1)).map(({ left, lost, chance }) => [`${left} ${lost}`, chance] as const);
  expect(Object.fromEntries(odds)).toEqual(
    Object.fromEntries([...ends].map(([key, chance]) => [key, expect.closeTo(chance, 12)])),
  );
}

describe('the odds of a table’s task', () => {
  test('TSK-1 are null while no task is open', () => {
    const play = table({ begin: 'audit' });
    expect(pushAt(play)).toBe(null);
    expect(taskOdds(playing(play.open))).toBe(null);
  });

  test('RES-4 of research count ready scientists, missing successes, and scientists a loss exhausts', () => {
    const labs = [{ tech: 'repair-drones', successes: 1 }];
    const units = at('lab:1', 'scientist-1', 'scientist-2');
    const play = table({ begin: 'research', labs, units });
    expect(pushAt(play)).toEqual({ dice: 2, needed: 2, threat: 1, units: 2 });
    expectOddsOfRules(play);
  });

  test('TSK-2 CRD-7 count dice added by cards for the next roll only', () => {
    const labs = [{ tech: 'repair-drones' }];
    const play = table({ begin: 'research', labs, units: at('lab:1', 'scientist-1') });
    play.do({ type: 'use', card: 'research-charter' }, { as: 'commander' });
    expect(pushAt(play)).toEqual({ dice: 1, extra: 1, needed: 3, threat: 1, units: 1 });
    expectOddsOfRules(play);
    play.do({ type: 'roll', faces: { xcom: [1, 6], alien: 8 } }, { as: 'chief-scientist' });
    expect(pushAt(play)).toEqual({ dice: 1, needed: 2, threat: 2, units: 1 });
    play.do('apply', { as: 'chief-scientist' });
    expect(pushAt(play)).toEqual({ dice: 1, needed: 2, threat: 2, units: 1 });
  });

  test('RES-5 RES-6 of defence count the UFOs there, and dice from cards in play', () => {
    const orbit = table({
      begin: 'orbital-defense',
      ufos: { orbit: 3 },
      units: at('orbit', 'satellite-1'),
      inPlay: ['orbital-grid'],
    });
    expect(pushAt(orbit)).toEqual({ dice: 3, needed: 3, threat: 1, units: 1 });
    expectOddsOfRules(orbit);
    const asia = table({
      begin: 'global-defense',
      ufos: { asia: 2 },
      units: at('continent:asia', 'interceptor-1', 'interceptor-2'),
    });
    asia.do({ type: 'take', task: { continent: 'asia' } }, { as: 'commander' });
    expect(pushAt(asia)).toEqual({ dice: 2, needed: 2, threat: 1, units: 2 });
    expectOddsOfRules(asia);
  });

  const squad = { as: 'squad-leader' } as const;
  const place = (play: Play, soldier: string, icon: number) => play.do({ type: 'place', soldier, icon }, squad);

  test('RES-7 TSK-2 of base defence count dice for special skills and elite, and risk only soldiers on icons', () => {
    const units = [...at('base', 'sniper-1', 'heavy-1', 'assault-1')];
    const elite = units.map((unit) => (unit.id === 'sniper-1' ? { ...unit, elite: true } : unit));
    const play = table({ begin: 'base-defense', enemies: ['sectoid-commander'], units: elite });
    play.do({ type: 'take', task: { enemy: 0 } }, squad);
    expect(pushAt(play)).toEqual({ dice: 0, needed: 3, threat: 1, units: 0, heals: 3 });
    place(play, 'sniper-1', 0);
    expect(pushAt(play)).toEqual({ dice: 3, needed: 3, threat: 1, units: 1, heals: 3 });
    expectOddsOfRules(play);
    play.do({ type: 'roll', faces: { xcom: [5, 6, 1], alien: 4 } }, squad);
    play.do('apply', squad);
    expect(pushAt(play)).toMatchObject({ needed: 2, threat: 2 });
    expectOddsOfRules(play);
  });

  test('RES-7 include a face of the alien die on which an enemy kills', () => {
    const units = at('base', 'heavy-1', 'assault-1');
    const play = table({ begin: 'base-defense', enemies: ['thin-man-spitter'], units });
    play.do({ type: 'take', task: { enemy: 0 } }, squad);
    place(play, 'assault-1', 0);
    expect(pushAt(play)).toMatchObject({ dice: 2, killsOn: 8, needed: 2 });
    expectOddsOfRules(play);
  });

  /** Returns a table with its final mission taken, whose first part is given and whose second kills all. */
  function onFinal(first: Part, units: Position['units'] & {}): Play {
    const plain: Part = { icons: [{ skill: 'positioning', special: false }] };
    const deadly: Part = { icons: [{ skill: 'critical', special: true }], rule: { is: 'kills-all' } };
    const begin = { begin: 'missions', finalMission: 'available', units } as const;
    const play = table(begin, { pack: finalMissionOf([first, deadly, plain]) });
    play.do({ type: 'take', task: { mission: 'final-mission' } }, squad);
    return play;
  }

  test('RES-9 of the final mission include rules: minimum threat, several successes, a loss that kills all', () => {
    const tense: Part = { icons: [{ skill: 'firepower', special: true }], rule: { is: 'threat', atLeast: 3 } };
    const calm = onFinal(tense, at('final-mission', 'heavy-1', 'support-1', 'assault-1'));
    place(calm, 'heavy-1', 0);
    expect(pushAt(calm)).toEqual({ dice: 2, needed: 1, threat: 1, units: 1, atLeast: 3 });
    expectOddsOfRules(calm);
    const long: Part = { icons: [{ skill: 'teamwork', special: true }], rule: { is: 'needs', successes: 2 } };
    const occupied = onFinal(long, at('final-mission', 'heavy-1', 'sniper-1', 'support-1'));
    place(occupied, 'support-1', 0);
    expect(pushAt(occupied)).toMatchObject({ dice: 2, needed: 2, units: 1 });
    expectOddsOfRules(occupied);
    occupied.do({ type: 'roll', faces: { xcom: [5, 6], alien: 8 } }, squad);
    occupied.do('apply', squad);
    place(occupied, 'sniper-1', 0);
    expect(pushAt(occupied)).toMatchObject({ needed: 1, threat: 2, units: 3 });
    expectOddsOfRules(occupied);
  });

  test('TSK-4 are given for one roll and for pushing without limit', () => {
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    const odds = taskOdds(playing(play.open));
    expect(odds?.once.pDone).toBeCloseTo(1 / 3, 12);
    expect(odds?.once.pLoss).toBeCloseTo(1 / 8, 12);
    expect(odds?.always.pDone).toBeGreaterThan(1 / 3);
    expect(odds?.always.unitsLost).toBeCloseTo(odds?.always.pLoss ?? 0, 12);
  });
});
