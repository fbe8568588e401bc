import { describe, expect, test } from 'vitest';
import { at, commander, leader, officer, type Play, scientist, table } from '../../../tests/tools/given.ts';
import { rollAndApply } from '../../../tests/tools/hands.ts';
import type { Position } from '../index.ts';

/** The fields that identify the open task. */
function taskOf({ board: { task } }: Play) {
  if (task === null) throw new Error('no task');
  const { dice: _, threat: __, roll: ___, soldiers: ____, ...which } = task;
  return which;
}

/** Orbital defence with enough UFOs for many rolls. */
const longOrbit = (satellites: number, more: Position = {}): Play =>
  table({
    begin: 'orbital-defense',
    ufos: { orbit: 20 },
    units: at('orbit', ...Array.from({ length: satellites }, (_, i) => `satellite-${i + 1}`)),
    ...more,
  });

/** Base defence with the first enemy taken as the task. */
function defended(position: Position): Play {
  const play = table({ begin: 'base-defense', ...position });
  play.do({ type: 'take', task: { enemy: 0 } }, { as: leader });
  return play;
}

const onIcon = (play: Play, soldier: string, icon: number | null) =>
  play.do({ type: 'place', soldier, icon }, { as: leader });

describe('tasks', () => {
  test('TSK-1 exist for each lab, the orbit, each continent, each enemy in the base and each part of a mission', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'missile-pods' }, { tech: 'sentry-guns' }, { tech: 'squad-link' }],
      ufos: { orbit: 1, asia: 1, africa: 1 },
      enemies: ['sectoid-scout', 'muton-grunt'],
      mission: 'lost-patrol',
      units: [
        ...at('lab:1', 'scientist-1'),
        ...at('lab:2', 'scientist-2'),
        ...at('lab:3', 'scientist-3'),
        ...at('orbit', 'satellite-1'),
        ...at('continent:asia', 'interceptor-1'),
        ...at('continent:africa', 'interceptor-2'),
        ...at('base', 'sniper-1'),
        ...at('mission', 'assault-1', 'sniper-2', 'support-1'),
      ],
    });
    const seen: object[] = [];
    const look = () => seen.push(taskOf(play));
    for (let lab = 1; lab <= 3; lab += 1) {
      look();
      play.do('stop', { as: scientist });
    }
    play.do('done', { as: scientist });
    look();
    rollAndApply(play, [6]);
    play.do('done', { as: officer });
    for (const continent of ['asia', 'africa'] as const) {
      play.do({ type: 'take', task: { continent } }, { as: commander });
      look();
      rollAndApply(play, [6]);
    }
    play.do('done', { as: commander });
    for (const enemy of [0, 1]) {
      play.do({ type: 'take', task: { enemy } }, { as: leader });
      look();
    }
    play.do('done', { as: leader });
    play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
    for (const soldier of ['assault-1', 'sniper-2', 'support-1']) {
      look();
      onIcon(play, soldier, 0);
      const { dice } = play.board.task ?? { dice: 0 };
      rollAndApply(play, Array(dice).fill(6));
    }
    expect(seen).toEqual([
      { kind: 'research', lab: 1 },
      { kind: 'research', lab: 2 },
      { kind: 'research', lab: 3 },
      { kind: 'orbital-defense' },
      { kind: 'global-defense', continent: 'asia' },
      { kind: 'global-defense', continent: 'africa' },
      { kind: 'base-defense', enemy: 0 },
      { kind: 'base-defense', enemy: 1 },
      { kind: 'mission', part: 0 },
      { kind: 'mission', part: 1 },
      { kind: 'mission', part: 2 },
    ]);
    expect(play.board.mission).toBeNull();
  });
});

describe('dice', () => {
  test('TSK-2 come from each ready unit on the task, not from exhausted ones', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'missile-pods' }],
      units: [...at('lab:1', 'scientist-1', 'scientist-2'), { id: 'scientist-3', at: 'lab:1', exhausted: true }],
    });
    expect(play.board.task).toMatchObject({ dice: 2, threat: 1, roll: null });
    expect(longOrbit(3).board.task?.dice).toBe(3);
  });

  test('TSK-2 TAB-10 increase only for a soldier on a special icon that his class specialises in', () => {
    // firepower★, critical, positioning
    const play = defended({
      enemies: ['muton-elite'],
      units: at('base', 'heavy-1', 'assault-1', 'sniper-1', 'support-1'),
    });
    const diceWith = (soldier: string, icon: number): number => {
      onIcon(play, soldier, icon);
      const dice = play.board.task?.dice ?? 0;
      onIcon(play, soldier, null);
      return dice;
    };
    expect(play.board.task?.dice).toBe(0);
    expect(diceWith('heavy-1', 0)).toBe(2);
    expect(diceWith('assault-1', 0)).toBe(1);
    expect(diceWith('sniper-1', 1)).toBe(1);
    expect(diceWith('support-1', 1)).toBe(1);
    expect(diceWith('assault-1', 2)).toBe(1);
    onIcon(play, 'heavy-1', 0);
    onIcon(play, 'support-1', 1);
    onIcon(play, 'sniper-1', 2);
    expect(play.board.task).toMatchObject({ dice: 4, soldiers: { 'heavy-1': 0, 'support-1': 1, 'sniper-1': 2 } });
  });

  test('TSK-2 increase for an elite soldier only while he is on an icon', () => {
    const play = defended({
      enemies: ['muton-elite'],
      units: [
        { id: 'heavy-1', at: 'base', elite: true },
        { id: 'sniper-1', at: 'base', elite: true },
      ],
    });
    onIcon(play, 'heavy-1', 0);
    expect(play.board.task?.dice).toBe(3);
    onIcon(play, 'sniper-1', 1);
    expect(play.board.task?.dice).toBe(5);
    onIcon(play, 'heavy-1', null);
    expect(play.board.task?.dice).toBe(2);
  });

  test('TSK-2 CRD-1 increase on every roll of the tasks of a card that always works, and on no others', () => {
    const inPlay = ['orbital-grid', 'sentry-guns', 'squad-link'];
    const orbit = longOrbit(1, { inPlay });
    expect(orbit.board.task?.dice).toBe(3);
    rollAndApply(orbit, [1, 1, 1]);
    expect(orbit.board.task?.dice).toBe(3);
    const base = defended({ enemies: ['muton-grunt'], units: at('base', 'heavy-1'), inPlay });
    onIcon(base, 'heavy-1', 0);
    expect(base.board.task?.dice).toBe(3);
    const lab = table({
      begin: 'research',
      labs: [{ tech: 'missile-pods' }],
      units: at('lab:1', 'scientist-1'),
      inPlay,
    });
    expect(lab.board.task?.dice).toBe(1);
  });

  test('TSK-2 TSK-9 added by a card count for the next roll only', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'world-broadcast' }],
      units: at('lab:1', 'scientist-1'),
    });
    play.do({ type: 'use', card: 'research-charter' }, { as: commander });
    expect(play.board.task?.dice).toBe(2);
    rollAndApply(play, [1, 1]);
    expect(play.board.task?.dice).toBe(1);
  });

  test('TSK-3 cannot be added to a task that has none yet', () => {
    const play = defended({
      enemies: ['muton-grunt'],
      units: at('base', 'heavy-1'),
      inPlay: ['sentry-guns', 'outback-range'],
    });
    expect(play.board.task?.dice).toBe(0);
    expect(play.refused({ type: 'use', card: 'outback-range' }, { as: commander })).toEqual({ code: 'no-effect' });
    onIcon(play, 'heavy-1', 0);
    play.do({ type: 'use', card: 'outback-range' }, { as: commander });
    expect(play.board.task?.dice).toBe(4);
    onIcon(play, 'heavy-1', null);
    expect(play.board.task?.dice).toBe(0);
  });

  test('TSK-9 cannot be added between a roll and its application', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'world-broadcast' }],
      salvage: ['muton-grunt'],
      units: at('lab:1', 'scientist-1'),
    });
    play.do({ type: 'roll', faces: { xcom: [1], alien: 8 } }, { as: scientist });
    const noEffect = { code: 'no-effect' };
    expect(play.refused({ type: 'use', card: 'research-charter' }, { as: commander })).toEqual(noEffect);
    expect(play.refused({ type: 'use', card: 'dissection-table' }, { as: scientist })).toEqual(noEffect);
    play.do('apply', { as: scientist });
    play.do({ type: 'use', card: 'dissection-table' }, { as: scientist });
    expect(play.board.task?.dice).toBe(3);
  });
});

describe('a loss', () => {
  test('TSK-4 is a roll whose alien die is not above the threat', () => {
    const play = longOrbit(1);
    const lossWith = (alien: number): boolean | undefined => {
      play.do({ type: 'roll', faces: { xcom: [1], alien } }, { as: officer });
      return play.board.task?.roll?.loss;
    };
    for (const threat of [1, 2, 3, 4, 5, 5]) {
      expect(play.board.task?.threat).toBe(threat);
      expect(lossWith(threat + 1)).toBe(false);
      play.do('apply', { as: officer });
    }
    expect(lossWith(5)).toBe(true);
    expect(play.board.task?.roll).toEqual({ xcom: [1], alien: 5, successes: 0, loss: true, lifted: null });
  });

  test('TSK-4 TSK-8 does not undo its successes', () => {
    const play = longOrbit(2);
    play.do({ type: 'roll', faces: { xcom: [5, 6], alien: 1 } }, { as: officer });
    expect(play.board.task?.roll).toMatchObject({ successes: 2, loss: true });
    play.do('apply', { as: officer });
    expect(play.board.orbit.ufos).toBe(18);
    expect(play.board.units.filter(({ at: place }) => place === 'orbit').every(({ exhausted }) => exhausted)).toBe(
      true,
    );
  });

  test('TSK-4 is also a roll that shows the face the enemy kills on, however low the threat', () => {
    const play = defended({ enemies: ['chryssalid-brood'], units: at('base', 'heavy-1', 'heavy-2') });
    onIcon(play, 'heavy-1', 1);
    play.do({ type: 'roll', faces: { xcom: [1], alien: 8 } }, { as: leader });
    expect(play.board.task?.roll?.loss).toBe(false);
    play.do('apply', { as: leader });
    play.do({ type: 'roll', faces: { xcom: [1], alien: 7 } }, { as: leader });
    expect(play.board.task?.roll?.loss).toBe(true);
    play.do('apply', { as: leader });
    expect(play.placeOf('heavy-1')).toBe('pool');
    expect(play.placeOf('heavy-2')).toBe('base');
  });

  test('TSK-4 does not follow from a face that only another enemy kills on', () => {
    const play = defended({ enemies: ['muton-grunt', 'chryssalid-brood'], units: at('base', 'heavy-1') });
    onIcon(play, 'heavy-1', 0);
    play.do({ type: 'roll', faces: { xcom: [1], alien: 7 } }, { as: leader });
    expect(play.board.task?.roll?.loss).toBe(false);
  });
});

describe('threat', () => {
  test('TSK-5 TAB-5 rises by one after each applied roll, up to five, and pushing at five is allowed', () => {
    const play = longOrbit(1);
    const threats: (number | undefined)[] = [];
    for (let i = 0; i < 7; i += 1) {
      threats.push(play.board.task?.threat);
      rollAndApply(play, [1]);
    }
    expect(threats).toEqual([1, 2, 3, 4, 5, 5, 5]);
  });

  test('TSK-5 rises when a roll is applied, not when it is made', () => {
    const play = longOrbit(1);
    play.do({ type: 'roll', faces: { xcom: [1], alien: 8 } }, { as: officer });
    expect(play.board.task?.threat).toBe(1);
    play.do('apply', { as: officer });
    expect(play.board.task?.threat).toBe(2);
  });

  test('TSK-6 is reset to one before each lab and each continent', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'missile-pods' }, { tech: 'sentry-guns' }],
      ufos: { asia: 2, africa: 2 },
      units: [
        ...at('lab:1', 'scientist-1'),
        ...at('lab:2', 'scientist-2'),
        ...at('continent:asia', 'interceptor-1'),
        ...at('continent:africa', 'interceptor-2'),
      ],
    });
    rollAndApply(play, [1]);
    expect(play.board.task).toMatchObject({ lab: 1, threat: 2 });
    play.do('stop', { as: scientist });
    expect(play.board.task).toMatchObject({ lab: 2, threat: 1 });
    play.untilStep('global-defense');
    for (const continent of ['africa', 'asia'] as const) {
      play.do({ type: 'take', task: { continent } }, { as: commander });
      expect(play.board.task?.threat).toBe(1);
      rollAndApply(play, [1]);
      expect(play.board.task?.threat).toBe(2);
      play.do('stop', { as: commander });
    }
  });

  test('TSK-6 is reset to one before base defence, but not between its enemies', () => {
    const play = defended({ enemies: ['muton-grunt', 'muton-grunt'], units: at('base', 'heavy-1') });
    onIcon(play, 'heavy-1', 0);
    rollAndApply(play, [1]);
    play.do({ type: 'take', task: { enemy: 1 } }, { as: leader });
    expect(play.board.task).toMatchObject({ enemy: 1, threat: 2, soldiers: {} });
    onIcon(play, 'heavy-1', 0);
    rollAndApply(play, [1]);
    play.do('stop', { as: leader });
    play.do({ type: 'take', task: { enemy: 0 } }, { as: leader });
    expect(play.board.task).toMatchObject({ enemy: 0, threat: 3 });
  });

  test('TSK-6 is reset to one before each mission, but not between its parts', () => {
    const play = table(
      {
        begin: 'missions',
        mission: 'lost-patrol',
        finalMission: 'available',
        units: [...at('mission', 'assault-1'), ...at('final-mission', 'heavy-1')],
      },
      { plan: 'occupation' },
    );
    play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
    onIcon(play, 'assault-1', 0);
    rollAndApply(play, [1]);
    rollAndApply(play, [6]);
    expect(play.board.task).toMatchObject({ kind: 'mission', part: 1, threat: 3 });
    play.do('stop', { as: leader });
    play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: leader });
    expect(play.board.task).toMatchObject({ kind: 'final-mission', part: 0, threat: 1 });
  });
});
