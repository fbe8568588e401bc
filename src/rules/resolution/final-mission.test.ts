import { describe, expect, test } from 'vitest';
import { at, commander, leader, officer, type Play, table } from '../../../tests/tools/given.ts';
import { finalMissionOf, rollAndApply, succeed } from '../../../tests/tools/hands.ts';
import type { Part, Parts } from '../../content/cards/cards.ts';
import { legalIntents, type Position } from '../index.ts';

/** Parts with special rules. The numbers are small, so that few rolls decide. */
const tense: Part = {
  icons: [
    { skill: 'positioning', special: false },
    { skill: 'firepower', special: true },
  ],
  rule: { is: 'threat', atLeast: 2 },
};
const long: Part = {
  icons: [
    { skill: 'firepower', special: false },
    { skill: 'teamwork', special: true },
  ],
  rule: { is: 'needs', successes: 2 },
};
const level: Part = {
  icons: [
    { skill: 'teamwork', special: true },
    { skill: 'critical', special: false },
  ],
  rule: { is: 'no-elite' },
};
const deadly: Part = {
  icons: [
    { skill: 'critical', special: true },
    { skill: 'positioning', special: false },
  ],
  rule: { is: 'kills-all' },
};
const plain: Part = { icons: [{ skill: 'positioning', special: false }] };

/** A final mission with these parts, already taken. */
function onFinal(parts: Parts, units: Position['units'] = [], more: Position = {}): Play {
  const play = table({ begin: 'missions', finalMission: 'available', units, ...more }, { pack: finalMissionOf(parts) });
  play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: leader });
  return play;
}

const place = (play: Play, soldier: string, icon: number | null) =>
  play.do({ type: 'place', soldier, icon }, { as: leader });

const squad = at('final-mission', 'heavy-1', 'sniper-1', 'support-1', 'assault-1');

describe('special rules of a part', () => {
  test('RES-9 TSK-4 minimum threat 2: the first roll is lost on an alien die of 2', () => {
    const play = onFinal([tense, plain, plain], squad);
    expect(play.board.task).toMatchObject({ kind: 'final-mission', part: 0, threat: 2 });
    place(play, 'assault-1', 0);
    play.do({ type: 'roll', faces: { xcom: [1], alien: 2 } }, { as: leader });
    expect(play.board.task?.roll?.loss).toBe(true);
    play.do('apply', { as: leader });
    expect(play.placeOf('assault-1')).toBe('pool');
  });

  test('RES-9 TSK-5 minimum threat raises a lower threat and never lowers a higher one', () => {
    const play = onFinal([level, tense, plain], at('final-mission', 'assault-1', 'support-1'));
    const threats: (number | undefined)[] = [];
    place(play, 'support-1', 0);
    for (let i = 0; i < 3; i += 1) {
      threats.push(play.board.task?.threat);
      rollAndApply(play, [1, 1]);
    }
    rollAndApply(play, [6, 6]);
    expect(threats).toEqual([1, 2, 3]);
    expect(play.board.task).toMatchObject({ part: 1, threat: 5 });
  });

  test('RES-9 a part that needs two successes can get them from two rolls', () => {
    const play = onFinal([long, deadly, plain], squad);
    place(play, 'assault-1', 0);
    expect(rollAndApply(play, [6])).toEqual(['roll-applied', 'markers-placed']);
    expect(play.board.finalMission?.parts[0]).toMatchObject({ successes: 1, complete: false });
    rollAndApply(play, [6]);
    expect(play.board.finalMission?.parts[0]).toMatchObject({ successes: 2, complete: true });
    expect(play.board.task).toMatchObject({ part: 1 });
  });

  test('RES-9 TSK-2 elite soldiers add no die where the part forbids it', () => {
    const play = onFinal(
      [level, tense, plain],
      [
        { id: 'support-1', at: 'final-mission', elite: true },
        { id: 'assault-1', at: 'final-mission', elite: true },
      ],
    );
    place(play, 'support-1', 0);
    expect(play.board.task?.dice).toBe(2);
    rollAndApply(play, [6, 6]);
    // The next part has another rule, so he adds a die there.
    place(play, 'assault-1', 0);
    expect(play.board.task).toMatchObject({ part: 1, dice: 2 });
  });

  test('RES-9 TSK-8 a loss kills every soldier on the mission', () => {
    const play = onFinal([long, deadly, plain], [...squad, ...at('base', 'heavy-2')]);
    place(play, 'assault-1', 0);
    place(play, 'support-1', 1);
    rollAndApply(play, [6, 6, 6]);
    expect(play.board.task).toMatchObject({ part: 1 });
    place(play, 'sniper-1', 0);
    rollAndApply(play, [1, 1], 1);
    expect(squad.map(({ id }) => play.placeOf(id))).toEqual(['pool', 'pool', 'pool', 'pool']);
    expect(play.placeOf('heavy-2')).toBe('base');
    expect(play.board.task).toBeNull();
  });
});

describe('the final mission', () => {
  test('RES-9 END-1 wins the game as soon as it is completed', () => {
    const play = onFinal([tense, plain, plain], squad);
    succeed(play, 'assault-1');
    succeed(play, 'assault-1');
    place(play, 'sniper-1', 0);
    expect(rollAndApply(play, [6])).toEqual([
      'roll-applied',
      'markers-placed',
      'task-closed',
      'units-moved',
      'mission-cleared',
      'reported',
      'game-ended',
    ]);
    expect(play.view).toMatchObject({
      phase: 'over',
      step: null,
      finalMission: 'completed',
      outcome: { won: true, why: 'final-mission' },
    });
    expect(play.board).toMatchObject({ task: null, choice: null, finalMission: null });
    expect(squad.map(({ id }) => play.placeOf(id))).toEqual(Array(4).fill('reserve'));
  });

  test('END-1 END-2 wins before the panic report and before the other mission is finished', () => {
    const play = onFinal([tense, plain, plain], [...squad, ...at('mission', 'heavy-2')], {
      panic: { asia: 8, europe: 8, africa: 0, australia: 0, 'north-america': 0, 'south-america': 0 },
      mission: 'lost-patrol',
    });
    for (const soldier of ['assault-1', 'assault-1', 'sniper-1']) succeed(play, soldier);
    // 100 for the win, minus two fallen continents, four soldiers and two interceptors in the pool.
    expect(play.view.outcome).toEqual({ won: true, why: 'final-mission', score: 100 - 10 - 4 - 2 });
    expect(play.board.mission?.card).toBe('lost-patrol');
  });

  test('END-1 no more intents are accepted after the end', () => {
    const play = onFinal([tense, plain, plain], squad);
    for (const soldier of ['assault-1', 'assault-1', 'sniper-1']) succeed(play, soldier);
    for (const type of ['done', 'apply', 'stop', 'roll', 'begin'] as const) {
      expect(play.refused(type, { as: leader })).toEqual({ code: 'game-over' });
    }
    expect(play.refused({ type: 'report', entry: {} })).toEqual({ code: 'game-over' });
    expect(play.refused({ type: 'correct', entry: { finalMissionCompleted: false } })).toEqual({
      code: 'board-reports',
    });
  });

  test('RES-9 RES-13 its soldiers and markers stay for the next round if it is unfinished', () => {
    const play = onFinal([long, deadly, plain], squad);
    place(play, 'assault-1', 0);
    rollAndApply(play, [6]);
    play.do('stop', { as: leader });
    play.do('done', { as: leader });
    expect(play.view).toMatchObject({ round: 2, finalMission: 'available', outcome: null });
    expect(play.board.finalMission?.parts[0]).toMatchObject({ successes: 1, complete: false });
    expect(squad.map(({ id }) => play.placeOf(id))).toEqual(Array(4).fill('final-mission'));
  });

  test('RES-9 ACT-FINALSQUAD its enemy is turned up when the squad is deployed, and can be fought', () => {
    const play = table(
      { begin: 'final-mission', round: 7 },
      { plan: 'misdirection', cues: ['new-technology', 'final-mission', 'deploy-final-squad', 'ending'] },
    );
    expect(play.board.finalMission?.parts[0]).toMatchObject({ enemy: { card: null, faceUp: false } });
    play.do('done', { as: leader });
    expect(play.board.finalMission?.parts[0]).toMatchObject({ enemy: { faceUp: true }, complete: false });
    play.do({ type: 'assign', units: squad.map(({ id }) => id), to: 'final-mission' }, { as: leader });
    play.do('done', { as: leader });
    play.do('done', { as: officer });
    play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: leader });
    const fits = legalIntents(play.open, leader).find(({ type }) => type === 'place');
    play.do(fits ?? 'done', { as: leader });
    while (play.board.task?.part === 0) rollAndApply(play, Array(play.board.task.dice).fill(6));
    expect(play.board.finalMission?.parts[0]).toMatchObject({ enemy: 'none', complete: true });
    expect(play.board.salvage).toHaveLength(1);
    expect(play.board.task).toMatchObject({ kind: 'final-mission', part: 1 });
  });
});

describe('both missions', () => {
  test('RES-9 can be fought in one round; completing the regular one gives its rewards, and the step goes on', () => {
    const play = table(
      {
        begin: 'missions',
        mission: 'council-witness',
        finalMission: 'available',
        units: [...at('mission', 'assault-1', 'support-1'), ...at('final-mission', 'assault-2', 'sniper-2')],
      },
      { pack: finalMissionOf([tense, plain, plain]) },
    );
    play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
    for (const soldier of ['assault-1', 'support-1', 'assault-1']) succeed(play, soldier);
    expect(play.board.credits.emergency).toBe(13);
    expect(play.view).toMatchObject({ step: 'missions', outcome: null });
    play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: leader });
    expect(play.board.task).toMatchObject({ kind: 'final-mission', part: 0, threat: 2 });
    for (const soldier of ['assault-2', 'assault-2', 'sniper-2']) succeed(play, soldier);
    expect(play.view.outcome).toMatchObject({ won: true });
  });

  test('RES-9 the regular mission can still be taken after stopping the final one', () => {
    const play = onFinal([long, deadly, plain], [...squad, ...at('mission', 'assault-2')], { mission: 'lost-patrol' });
    play.do('stop', { as: leader });
    play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
    expect(play.refused('stop', { as: commander })).toEqual({ code: 'not-your-step', role: 'squad-leader' });
    succeed(play, 'assault-2');
    expect(play.board.mission?.parts[0]?.complete).toBe(true);
  });
});
