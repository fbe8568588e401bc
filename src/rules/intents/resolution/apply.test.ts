import { describe, expect, test } from 'vitest';
import { at, commander, given, leader, type Play, scientist, table } from '../../../../tests/tools/given.ts';
import { rollAndApply, trial, use } from '../../../../tests/tools/hands.ts';
import type { Position } from '../../index.ts';
import { byStep } from '../../state/cause.ts';

const exhausted = (play: Play): string[] => play.board.units.filter((unit) => unit.exhausted).map(({ id }) => id);

/** A base with enemies and soldiers, its first enemy taken. */
function inBase(position: Position): Play {
  const play = table({ begin: 'base-defense', ...position });
  play.do({ type: 'take', task: { enemy: 0 } }, { as: leader });
  return play;
}

/** A mission with soldiers on it, already taken. */
function onMission(position: Position): Play {
  const play = table({ begin: 'missions', ...position });
  play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
  return play;
}

const place = (play: Play, soldier: string, icon: number | null) =>
  play.do({ type: 'place', soldier, icon }, { as: leader });

describe('a lost roll', () => {
  test('TSK-8 exhausts the scientists of its task only', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'missile-pods' }, { tech: 'sentry-guns' }],
      units: [...at('lab:1', 'scientist-1', 'scientist-2'), ...at('lab:2', 'scientist-3')],
    });
    expect(rollAndApply(play, [1, 1], 1)).toEqual(['roll-applied', 'units-changed', 'task-closed', 'task-opened']);
    expect(exhausted(play)).toEqual(['scientist-1', 'scientist-2']);
    expect(play.placeOf('scientist-1')).toBe('lab:1');
    expect(play.board.task).toMatchObject({ lab: 2, dice: 1 });
  });

  test('TSK-8 its event names only the units newly exhausted', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'missile-pods' }],
      units: [...at('lab:1', 'scientist-1'), { id: 'scientist-2', at: 'lab:1', exhausted: true }],
    });
    rollAndApply(play, [1], 1);
    expect(play.last).toContainEqual(expect.objectContaining({ type: 'units-changed', units: ['scientist-1'] }));
  });

  test('TSK-8 exhausts the satellites in orbit only', () => {
    const play = table({
      begin: 'orbital-defense',
      ufos: { orbit: 2 },
      units: at('orbit', 'satellite-3', 'satellite-4'),
    });
    expect(rollAndApply(play, [1, 1], 1)).toEqual(['roll-applied', 'units-changed', 'task-closed']);
    expect(exhausted(play)).toEqual(['satellite-3', 'satellite-4']);
    expect(play.board.task).toBeNull();
  });

  test('TSK-8 sends the interceptors of its task to the pool, and no others', () => {
    const play = table({
      begin: 'global-defense',
      ufos: { asia: 2, africa: 1 },
      units: [...at('continent:asia', 'interceptor-1', 'interceptor-2'), ...at('continent:africa', 'interceptor-3')],
    });
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    expect(rollAndApply(play, [1, 6], 1)).toEqual(['roll-applied', 'ufos-moved', 'units-moved', 'task-closed']);
    expect(play.board.continents.asia.ufos).toBe(1);
    expect(['interceptor-1', 'interceptor-2', 'interceptor-3'].map((id) => play.placeOf(id))).toEqual([
      'pool',
      'pool',
      'continent:africa',
    ]);
  });

  test('TSK-8 RES-7 kills the soldiers on the enemy, who go to the pool and lose elite', () => {
    const play = inBase({
      enemies: ['muton-elite'],
      units: [
        { id: 'heavy-1', at: 'base', elite: true },
        { id: 'heavy-2', at: 'base', elite: true },
      ],
    });
    place(play, 'heavy-1', 0);
    rollAndApply(play, [1, 1, 1], 1);
    expect(play.board.units.filter(({ id }) => id.startsWith('heavy'))).toMatchObject([
      { id: 'heavy-1', at: 'pool', elite: false },
      { id: 'heavy-2', at: 'base', elite: true },
      { id: 'heavy-3', at: 'pool', elite: false },
    ]);
  });

  test('TSK-7 TSK-8 in the base leaves other soldiers alive to go on', () => {
    const play = inBase({ enemies: ['muton-grunt'], units: at('base', 'heavy-1', 'assault-1') });
    place(play, 'heavy-1', 0);
    rollAndApply(play, [6], 1);
    expect(play.board.task).toMatchObject({ enemy: 0, threat: 2, soldiers: {} });
    place(play, 'assault-1', 1);
    rollAndApply(play, [5]);
    expect(play.board.salvage).toEqual(['muton-grunt']);
  });

  test('TSK-7 TSK-8 in the base ends the task if it kills the last soldier', () => {
    const play = inBase({ enemies: ['muton-grunt'], units: at('base', 'heavy-1') });
    place(play, 'heavy-1', 0);
    expect(rollAndApply(play, [1], 1)).toEqual(['roll-applied', 'units-moved', 'task-closed']);
    expect(play.refused({ type: 'take', task: { enemy: 0 } }, { as: leader })).toEqual({ code: 'nothing-to-take' });
  });

  test('TSK-7 TSK-8 on a mission kills those on its icons, and the others may go on with the same part', () => {
    const play = onMission({ mission: 'lost-patrol', units: at('mission', 'assault-1', 'sniper-1') });
    place(play, 'assault-1', 0);
    rollAndApply(play, [1], 1);
    expect([play.placeOf('assault-1'), play.placeOf('sniper-1')]).toEqual(['pool', 'mission']);
    expect(play.board.task).toMatchObject({ kind: 'mission', part: 0, threat: 2 });
  });

  test('TSK-4 TSK-8 on a mission can complete its part, and survivors go on with the next', () => {
    const play = onMission({ mission: 'lost-patrol', units: at('mission', 'assault-1', 'sniper-1') });
    place(play, 'assault-1', 0);
    rollAndApply(play, [5], 1);
    expect(play.placeOf('assault-1')).toBe('pool');
    expect(play.board.mission?.parts[0]?.complete).toBe(true);
    expect(play.board.task).toMatchObject({ part: 1, threat: 2, soldiers: {} });
  });

  test('TSK-8 on a mission ends it for this round if it kills the last soldier', () => {
    const play = onMission({ mission: 'lost-patrol', units: at('mission', 'assault-1') });
    place(play, 'assault-1', 0);
    rollAndApply(play, [5], 1);
    expect(play.board.task).toBeNull();
    expect(play.board.mission?.parts.map(({ complete }) => complete)).toEqual([true, false, false]);
    expect(play.refused({ type: 'take', task: { mission: 'mission' } }, { as: leader }).code).toBe('nothing-to-take');
  });

  test('TSK-9 TSK-8 costs nothing if a card forgives it', () => {
    const play = trial(
      { effects: [{ do: 'forgive-loss' }] },
      { begin: 'orbital-defense', ufos: { orbit: 2 }, units: at('orbit', 'satellite-1') },
    );
    play.do({ type: 'roll', faces: { xcom: [6], alien: 1 } });
    use(play, 'trial');
    expect(play.board.task?.roll).toMatchObject({ successes: 1, loss: false });
    play.do('apply');
    expect(exhausted(play)).toEqual([]);
    expect(play.board.task).toMatchObject({ kind: 'orbital-defense', threat: 2, dice: 1 });
    expect(play.board.orbit.ufos).toBe(1);
  });
});

describe('a roll without loss', () => {
  test('TSK-7 leaves the choice to push or stop', () => {
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 3 }, units: at('orbit', 'satellite-1') });
    rollAndApply(play, [6], 2);
    expect(play.board.task).toMatchObject({ dice: 1, threat: 2, roll: null });
    rollAndApply(play, [6], 3);
    expect(play.board.orbit.ufos).toBe(1);
    play.do('stop');
    expect(play.board.task).toBeNull();
  });

  test('TSK-7 ends the task if nothing is left to roll for', () => {
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    expect(rollAndApply(play, [6])).toEqual(['roll-applied', 'ufos-moved', 'task-closed']);
    expect(play.board.task).toBeNull();
  });
});

describe('enemies with a rule', () => {
  const brood = { units: at('base', 'heavy-1', 'assault-1') };

  test('RES-7 one without salvage is discarded when killed', () => {
    const play = inBase({ enemies: ['outsider-prism', 'muton-grunt'], ...brood });
    place(play, 'heavy-1', 0);
    rollAndApply(play, [6, 6]);
    expect(play.board.base.enemies).toMatchObject([null, { card: 'muton-grunt' }, null, null]);
    expect(play.board.salvage).toEqual([]);
    expect(play.board.decks.enemy.discard).toEqual(['outsider-prism']);
  });

  test('RES-7 one that heals loses a marker after a roll that does not kill it', () => {
    const play = inBase({ enemies: ['cyberdisc-mender'], ...brood });
    const markers = () => play.board.base.enemies[0]?.successes;
    place(play, 'heavy-1', 1);
    rollAndApply(play, [6, 6]);
    expect(markers()).toBe(1);
    expect(rollAndApply(play, [1, 6])).toEqual(['roll-applied']);
    expect(markers()).toBe(1);
    rollAndApply(play, [1, 1]);
    expect(markers()).toBe(0);
    expect(rollAndApply(play, [1, 1])).toEqual(['roll-applied']);
    expect(markers()).toBe(0);
  });

  test('RES-7 one that heals dies if a roll brings enough successes', () => {
    const play = inBase({ enemies: ['cyberdisc-mender'], units: [{ id: 'heavy-1', at: 'base', elite: true }] });
    place(play, 'heavy-1', 1);
    rollAndApply(play, [6, 6, 6]);
    expect(play.board.salvage).toEqual(['cyberdisc-mender']);
  });

  test('RES-9 follow the same rules on a mission', () => {
    const mission = { mission: 'temple-beacon', units: at('mission', 'heavy-1', 'assault-1') };
    const healing = onMission({ ...mission, missionEnemies: ['cyberdisc-mender'] });
    place(healing, 'heavy-1', 1);
    rollAndApply(healing, [6, 6]);
    expect(healing.board.mission?.parts[0]).toMatchObject({ enemy: { successes: 1 }, complete: false });
    const prism = onMission({ ...mission, missionEnemies: ['outsider-prism'] });
    place(prism, 'heavy-1', 0);
    rollAndApply(prism, [6, 6]);
    expect(prism.board.mission?.parts[0]).toMatchObject({ enemy: 'none', complete: true });
    expect(prism.board.decks.enemy.discard).toEqual(['outsider-prism']);
    const killing = onMission({ ...mission, missionEnemies: ['chryssalid-brood'] });
    place(killing, 'heavy-1', 1);
    rollAndApply(killing, [1], 7);
    expect(killing.placeOf('heavy-1')).toBe('pool');
  });
});

describe('apply', () => {
  test('TSK-9 needs a roll', () => {
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    expect(play.refused('apply')).toEqual({ code: 'no-roll' });
  });

  test('TSK-1 needs a board, the right role, and a task', () => {
    expect(given().refused('apply')).toEqual({ code: 'no-board' });
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 1 }, units: at('orbit', 'satellite-1') });
    play.do({ type: 'roll', faces: { xcom: [6], alien: 8 } });
    expect(play.refused('apply', { as: scientist })).toEqual({ code: 'not-your-step', role: 'central-officer' });
    play.do('apply');
    expect(play.refused('apply')).toEqual({ code: 'no-task' });
  });

  test('TSK-5 emits the successes, the loss and the new threat', () => {
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 2 }, units: at('orbit', 'satellite-1') });
    rollAndApply(play, [6], 1);
    expect(play.last[0]).toEqual({
      type: 'roll-applied',
      at: 0,
      why: byStep('orbital-defense'),
      seat: 'central-officer',
      successes: 1,
      loss: true,
      threat: 2,
    });
  });
});
