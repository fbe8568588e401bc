import { describe, expect, test } from 'vitest';
import { at, commander, leader, officer, type Play, scientist, table } from '../../../tests/tools/given.ts';
import { choose, roll, rollAndApply, trial, use } from '../../../tests/tools/hands.ts';
import type { Tech } from '../../content/cards/cards.ts';
import type { Effect } from '../../content/cards/effects.ts';
import { packOf } from '../../content/cards/pack.ts';
import { standardCards } from '../../content/standard/pack.ts';

/** A tech made for these tests. */
const made = (id: string, effect: Effect): Tech => ({
  id,
  owner: 'central-officer',
  cost: 1,
  phase: 'both',
  price: { exhaust: true },
  effects: [effect],
});
const refit = made('refit', { do: 'ready-units', kind: 'satellite', count: 2 });
const wakeUp = made('wake-up', { do: 'ready-cards' });

/** Satellites (two by default) against three UFOs in orbit, with these techs in play. */
const orbit = (techs: readonly Tech[], units = at('orbit', 'satellite-1', 'satellite-2')): Play =>
  table(
    { begin: 'orbital-defense', ufos: { orbit: 3 }, inPlay: techs.map(({ id }) => id), units },
    { pack: packOf('relief', { ...standardCards, techs: [...standardCards.techs, ...techs] }) },
  );

describe('a task after a loss', () => {
  test('TSK-7 TSK-6 goes on with satellites readied by a card, and keeps its threat', () => {
    const play = orbit([refit]);
    rollAndApply(play, [1, 1], 1);
    expect(play.board.task).toMatchObject({ kind: 'orbital-defense', dice: 0, threat: 2 });
    expect(play.refused({ type: 'roll', faces: { xcom: [], alien: 8 } })).toEqual({ code: 'no-dice' });
    use(play, 'refit');
    expect(play.board.task).toMatchObject({ dice: 2, threat: 2 });
    rollAndApply(play, [6, 6]);
    expect(play.board.orbit.ufos).toBe(1);
  });

  test('TSK-7 goes on with Quick Refit of the standard set', () => {
    const units = at('orbit', 'satellite-1', 'satellite-2');
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 3 }, inPlay: ['quick-refit'], units });
    rollAndApply(play, [1, 1], 1);
    use(play, 'quick-refit');
    rollAndApply(play, [6, 6]);
    expect(play.board.orbit.ufos).toBe(1);
  });

  test('TSK-7 is over at once if no card brings ready units', () => {
    const play = orbit([]);
    rollAndApply(play, [1, 1], 1);
    expect(play.board.task).toBeNull();
  });

  test('TSK-7 is over at once if a card readies only another kind of unit', () => {
    const position = { ufos: { orbit: 3 }, units: at('orbit', 'satellite-1', 'satellite-2') };
    const play = trial(
      { effects: [{ do: 'ready-units', kind: 'scientist', count: 1 }] },
      {
        begin: 'orbital-defense',
        ...position,
        units: [...position.units, { id: 'scientist-1', at: 'reserve', exhausted: true }],
      },
    );
    rollAndApply(play, [1, 1], 1);
    expect(play.board.task).toBeNull();
  });

  test('TSK-7 RES-6 goes on with an interceptor sent by a card', () => {
    const play = trial(
      { effects: [{ do: 'move-units', kind: 'interceptor', from: 'reserve', to: 'board' }] },
      { begin: 'global-defense', ufos: { asia: 2 }, units: at('continent:asia', 'interceptor-1') },
    );
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    rollAndApply(play, [1], 1);
    expect(play.board.task).toMatchObject({ continent: 'asia', dice: 0 });
    use(play, 'trial', { goal: 'continent:asia' });
    expect(play.board.task).toMatchObject({ continent: 'asia', dice: 1, threat: 2 });
  });

  test('TSK-7 goes on if one card readies another that brings ready units', () => {
    const tired = { id: 'satellite-8', at: 'reserve', exhausted: true } as const;
    const play = orbit([wakeUp, refit], [...at('orbit', 'satellite-1'), tired]);
    use(play, 'refit');
    rollAndApply(play, [1], 1);
    expect(play.board.task).toMatchObject({ dice: 0 });
    use(play, 'wake-up');
    use(play, 'refit');
    expect(play.board.task).toMatchObject({ dice: 1, threat: 2 });
  });

  test('TSK-7 is over after a second loss, once the card is exhausted', () => {
    const play = orbit([refit]);
    rollAndApply(play, [1, 1], 1);
    use(play, 'refit');
    rollAndApply(play, [1, 1], 1);
    expect(play.board.task).toBeNull();
  });

  test('TSK-10 can be stopped while a card could still help', () => {
    const play = orbit([refit]);
    rollAndApply(play, [1, 1], 1);
    play.do('stop', { as: officer });
    expect(play.board.task).toBeNull();
    use(play, 'refit');
    expect(play.board.task).toBeNull();
  });
});

describe('extra dice', () => {
  test('TSK-3 end with their task: the next lab has none of them', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'field-samples' }, { tech: 'clean-room' }, null],
      salvage: ['sectoid-scout'],
      units: [...at('lab:1', 'scientist-1'), ...at('lab:2', 'scientist-2')],
    });
    use(play, 'dissection-table');
    expect(play.board.task).toMatchObject({ lab: 1, dice: 3 });
    play.do('stop', { as: scientist });
    expect(play.board.task).toMatchObject({ lab: 2, dice: 1 });
  });

  test('TSK-3 end with a part of a mission', () => {
    const play = table({
      begin: 'missions',
      mission: 'council-witness',
      inPlay: ['beam-rifles'],
      units: at('mission', 'assault-1', 'support-1'),
    });
    play.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
    play.do({ type: 'place', soldier: 'assault-1', icon: 0 }, { as: leader });
    const alone = play.board.task?.dice ?? 0;
    use(play, 'beam-rifles');
    choose(play, 'sniper-1', 'sniper-2');
    expect(play.board.task?.dice).toBe(alone + 1);
    rollAndApply(play, Array(alone + 1).fill(6));
    expect(play.board.task?.part).toBe(1);
    expect(play.state.open.board?.extra).toBe(0);
  });

  test('TSK-3 are used up by the first roll: a pushed roll has none of them', () => {
    const play = table({
      begin: 'research',
      labs: [{ tech: 'clean-room' }],
      units: at('lab:1', 'scientist-1'),
    });
    use(play, 'research-charter');
    roll(play, [1, 1]);
    play.do('apply', { as: scientist });
    expect(play.board.task).toMatchObject({ lab: 1, dice: 1, threat: 2 });
    expect(play.refused('done', { as: commander })).toMatchObject({ code: 'not-your-step' });
  });
});
