import { describe, expect, test } from 'vitest';
import { at, commander, officer, type Play, scientist, table } from '../../../../tests/tools/given.ts';
import { rollAndApply } from '../../../../tests/tools/hands.ts';
import type { Position } from '../../index.ts';

/** Repair Drones and Missile Pods need three successes, the Drop Harness one. */
const labs: Position = {
  begin: 'research',
  labs: [{ tech: 'repair-drones' }, { tech: 'missile-pods', successes: 2 }, { tech: 'drop-harness' }],
  units: [...at('lab:1', 'scientist-1', 'scientist-2'), ...at('lab:2', 'scientist-3'), ...at('lab:3', 'scientist-4')],
};

const inLab = (play: Play, lab: number) => play.board.labs[lab - 1];

describe('research', () => {
  test('RES-4 each success is a marker on the tech, and an unfinished tech keeps them', () => {
    const play = table(labs);
    rollAndApply(play, [5, 6]);
    expect(inLab(play, 1)).toEqual({ tech: 'repair-drones', successes: 2 });
    rollAndApply(play, [1, 1]);
    expect(inLab(play, 1)).toEqual({ tech: 'repair-drones', successes: 2 });
    play.do('done', { as: scientist });
    expect(inLab(play, 1)).toEqual({ tech: 'repair-drones', successes: 2 });
    expect(play.view.round).toBe(2);
  });

  test('RES-4 a tech is researched and handed to its role at its cost, counting earlier markers', () => {
    const play = table(labs);
    play.do('stop', { as: scientist });
    expect(play.board.task).toMatchObject({ lab: 2 });
    expect(rollAndApply(play, [5])).toEqual([
      'roll-applied',
      'markers-placed',
      'cards-moved',
      'task-closed',
      'task-opened',
    ]);
    expect(inLab(play, 2)).toEqual({ tech: null, successes: 0 });
    expect(play.board.inPlay).toContainEqual({ card: 'missile-pods', owner: 'commander', exhausted: false });
    expect(play.board.task).toMatchObject({ lab: 3 });
  });

  test('RES-4 successes beyond the cost have no effect', () => {
    const play = table({ ...labs, labs: [{ tech: 'drop-harness' }], units: at('lab:1', 'scientist-1', 'scientist-2') });
    rollAndApply(play, [6, 6]);
    expect(play.board.inPlay.filter(({ card }) => card === 'drop-harness')).toHaveLength(1);
    expect(inLab(play, 1)).toEqual({ tech: null, successes: 0 });
    expect(play.board.task).toBeNull();
  });

  test('RES-4 TSK-4 a lost roll with enough successes still researches the tech', () => {
    const play = table(labs);
    play.do('stop', { as: scientist });
    rollAndApply(play, [6], 1);
    expect(play.board.inPlay.map(({ card }) => card)).toContain('missile-pods');
    expect(play.board.units.find(({ id }) => id === 'scientist-3')?.exhausted).toBe(true);
  });

  test('RES-4 a researched tech is usable in a later step', () => {
    const play = table({
      ...labs,
      labs: [{ tech: 'missile-pods', successes: 2 }],
      ufos: { asia: 2 },
      units: [...at('lab:1', 'scientist-1'), ...at('continent:asia', 'interceptor-1')],
    });
    rollAndApply(play, [6]);
    play.untilStep('global-defense');
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    play.do({ type: 'use', card: 'missile-pods' }, { as: commander });
    expect(play.board.task?.dice).toBe(4);
  });

  test('RES-4 a researched tech is usable for the next lab in the same step', () => {
    const play = table({
      ...labs,
      labs: [{ tech: 'reverse-engineering' }, { tech: 'missile-pods' }],
      units: [...at('lab:1', 'scientist-1'), ...at('lab:2', 'scientist-3')],
    });
    rollAndApply(play, [6]);
    play.do({ type: 'roll', faces: { xcom: [1], alien: 8 } }, { as: scientist });
    play.do({ type: 'use', card: 'reverse-engineering' }, { as: scientist });
    expect(play.board.task).toMatchObject({ lab: 2, roll: { xcom: [1], successes: 2 } });
  });

  test('RES-4 TSK-9 successes added to a roll by a card become markers too', () => {
    const play = table({ ...labs, inPlay: ['reverse-engineering'] });
    play.do({ type: 'roll', faces: { xcom: [1, 1], alien: 8 } }, { as: scientist });
    play.do({ type: 'use', card: 'reverse-engineering' }, { as: scientist });
    expect(play.board.task?.roll).toMatchObject({ xcom: [1, 1], successes: 2 });
    play.do('apply', { as: scientist });
    expect(inLab(play, 1)).toEqual({ tech: 'repair-drones', successes: 2 });
  });

  test('FIN-10 labs open one after another, skipping those without a tech or a ready scientist', () => {
    const play = table({
      ...labs,
      units: [{ id: 'scientist-1', at: 'lab:1', exhausted: true }, ...at('lab:2', 'scientist-3')],
    });
    expect(play.board.task).toMatchObject({ lab: 2, threat: 1 });
    play.do('stop', { as: scientist });
    expect(play.board.task).toBeNull();
    expect(play.view.step).toBe('research');
  });

  test('FIN-9 passes by itself without scientists, and otherwise waits for the Chief Scientist', () => {
    expect(table({ begin: 'research', labs: [{ tech: 'missile-pods' }] }).view.round).toBe(2);
    const play = table(labs);
    expect(play.refused('done', { as: commander })).toEqual({ code: 'not-your-step', role: 'chief-scientist' });
    expect(play.refused({ type: 'roll' }, { as: officer })).toEqual({ code: 'not-your-step', role: 'chief-scientist' });
    play.do('done', { as: scientist });
    expect(play.view.round).toBe(2);
  });
});
