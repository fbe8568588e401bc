import { describe, expect, test } from 'vitest';
import { allFaces } from '../../tests/tools/faces.ts';
import { type Play, table } from '../../tests/tools/given.ts';
import { finalMissionOf } from '../../tests/tools/hands.ts';
import type { Part } from '../content/cards/cards.ts';
import { factsOf } from '../content/steps.ts';
import {
  decide,
  hasBoard,
  type Intent,
  type OpenGame,
  type Playing,
  type Position,
  type Seat,
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

/** Lets a seat do it, and gives what happens; the play stays as it is. */
function after(play: Play, state: State, intent: Intent, as: Seat) {
  const decision = decide(state, intent, as, state.open.at, play.table);
  if ('refused' in decision) throw new Error(JSON.stringify(decision.refused));
  return decision;
}

/** Which task is open; null when none is. */
function taskAt(state: State): string | null {
  const task = state.open.board?.task;
  if (task === undefined) throw new Error('no board');
  return task && `${task.kind} ${task.enemy} ${task.part}`;
}

/** How one roll ends by the rules: every fall of the dice is rolled and applied. */
function rolledByTheRules(play: Play): Map<string, number> {
  const { pack } = play;
  const push = pushAt(play);
  const { step } = play.view;
  if (push === null || step === null) throw new Error('no task');
  const { role } = factsOf(step);
  const as = role === 'all' ? 'central-officer' : role;
  const falls = [...allFaces(push.dice + (push.extra ?? 0))];
  const ends = new Map<string, number>();
  for (const faces of falls) {
    const rolled = after(play, play.state, { type: 'roll', faces }, as);
    const lies = pushAt({ pack, state: rolled.state });
    if (lies === null) throw new Error('a roll closes no task');
    const applied = after(play, rolled.state, { type: 'apply' }, as);
    const lost = applied.events.some((event) => event.type === 'roll-applied' && event.loss);
    // What follows a roll that lies there is what follows it once it is applied, if the task is still open.
    if (taskAt(applied.state) === taskAt(play.state)) {
      const { units: _, ...next } = pushAt({ pack, state: applied.state }) ?? {};
      const { units: __, ...expected } = lies;
      expect(next).toEqual(expected);
    }
    const key = `${lies.needed} ${lost}`;
    ends.set(key, (ends.get(key) ?? 0) + 1 / falls.length);
  }
  return ends;
}

/** The odds of one roll are what the rules make of every fall of the dice. */
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
  test('TSK-1 there are none while none is open', () => {
    const play = table({ begin: 'audit' });
    expect(pushAt(play)).toBe(null);
    expect(taskOdds(playing(play.open))).toBe(null);
  });

  test('RES-4 research: ready scientists, the markers still missing, who is exhausted by a loss', () => {
    const labs = [{ tech: 'repair-drones', successes: 1 }];
    const units = at('lab:1', 'scientist-1', 'scientist-2');
    const play = table({ begin: 'research', labs, units });
    expect(pushAt(play)).toEqual({ dice: 2, needed: 2, threat: 1, units: 2 });
    expectOddsOfRules(play);
  });

  test('TSK-2 CRD-7 dice that cards add count for the next roll alone', () => {
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

  test('RES-5 RES-6 defence: the UFOs there, and standing cards', () => {
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

  test('RES-7 TSK-2 base defence: soldiers on icons, specialised ones and elite count double, the others do not risk', () => {
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

  test('RES-7 an enemy that kills on a face of the alien die', () => {
    const units = at('base', 'heavy-1', 'assault-1');
    const play = table({ begin: 'base-defense', enemies: ['thin-man-spitter'], units });
    play.do({ type: 'take', task: { enemy: 0 } }, squad);
    place(play, 'assault-1', 0);
    expect(pushAt(play)).toMatchObject({ dice: 2, killsOn: 8, needed: 2 });
    expectOddsOfRules(play);
  });

  /** A table with a final mission that begins with a hard part, taken up. */
  function onFinal(first: Part, units: Position['units'] & {}): Play {
    const plain: Part = { icons: [{ skill: 'positioning', special: false }] };
    const deadly: Part = { icons: [{ skill: 'critical', special: true }], rule: { is: 'kills-all' } };
    const begin = { begin: 'missions', finalMission: 'available', units } as const;
    const play = table(begin, { pack: finalMissionOf([first, deadly, plain]) });
    play.do({ type: 'take', task: { mission: 'final-mission' } }, squad);
    return play;
  }

  test('RES-9 a final mission: never calm, more than one success, a loss that kills all', () => {
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

  test('TSK-4 once and for ever: the task’s odds in short', () => {
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    const odds = taskOdds(playing(play.open));
    expect(odds?.once.pDone).toBeCloseTo(1 / 3, 12);
    expect(odds?.once.pLoss).toBeCloseTo(1 / 8, 12);
    expect(odds?.always.pDone).toBeGreaterThan(1 / 3);
    expect(odds?.always.unitsLost).toBeCloseTo(odds?.always.pLoss ?? 0, 12);
  });
});
