import { describe, expect, test } from 'vitest';
import type { Around, Play } from '../../../../tests/tools/given.ts';
import { cannotUse, man, roll, rollAndApply, trial, use } from '../../../../tests/tools/hands.ts';
import type { Effect } from '../../../content/cards/effects.ts';
import type { Position } from '../../index.ts';

const nothing = { code: 'no-effect' };
const scientist = { as: 'chief-scientist' } as const;

/** A trial card with this effect, and a lab with two scientists and a tech that costs three. */
const inLab = (effect: Effect, around: Around = {}): Play =>
  trial(
    { effects: [effect] },
    {
      begin: 'research',
      labs: [{ tech: 'world-broadcast' }],
      units: [
        { id: 'scientist-1', at: 'lab:1' },
        { id: 'scientist-2', at: 'lab:1' },
      ],
    },
    around,
  );

const rolled = ({ board }: Play) => board.task?.roll;

/** Effects on a roll that has not been applied. */
const onlyOnRolls: readonly Effect[] = [
  { do: 'reroll', dice: 'failures' },
  { do: 'reroll', dice: 'alien' },
  { do: 'reroll', dice: 'all' },
  { do: 'turn-dice', count: 1 },
  { do: 'raise-alien-die', by: 1 },
  { do: 'add-successes', count: 1 },
  { do: 'forgive-loss' },
];

describe('cards for a roll', () => {
  for (const effect of onlyOnRolls) {
    const name = 'do' in effect ? effect.do : '';
    test(`TSK-9 ${name} works only between a roll and its application`, () => {
      expect(cannotUse(trial({ effects: [effect] }, { begin: 'ending' }), 'trial')).toEqual(nothing);
      const play = inLab(effect);
      expect(cannotUse(play, 'trial')).toEqual(nothing);
      roll(play, [1, 1], 1);
      use(play, 'trial');
      expect(play.last.at(-1)?.type).toBe('roll-changed');
    });

    test(`TSK-9 ${name} does not work while dice are still to be rerolled`, () => {
      const position: Position = {
        begin: 'base-defense',
        enemies: ['muton-grunt'],
        units: [{ id: 'heavy-1', at: 'base' }],
      };
      const play = trial({ effects: [effect] }, position);
      play.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
      man(play, 'heavy-1');
      roll(play, [1], 1);
      use(play, 'second-wind');
      expect(cannotUse(play, 'trial')).toEqual(nothing);
    });
  }
});

describe('reroll', () => {
  test('TSK-9 of failures leaves all other dice as they are', () => {
    const play = inLab({ do: 'reroll', dice: 'failures' });
    roll(play, [6, 2], 3);
    use(play, 'trial');
    expect(rolled(play)?.lifted).toEqual({ xcom: [1], alien: false });
    const again = (xcom: number[], alien: number) => ({ type: 'roll', faces: { xcom, alien } }) as const;
    expect(play.refused(again([5, 5], 3), scientist)).toEqual({ code: 'kept-dice-changed' });
    expect(play.refused(again([6, 5], 4), scientist)).toEqual({ code: 'kept-dice-changed' });
    expect(play.refused('apply', scientist)).toEqual({ code: 'roll-first' });
    play.do(again([6, 5], 3), scientist);
    expect(rolled(play)).toEqual({ xcom: [6, 5], alien: 3, lifted: null, successes: 2, loss: false });
  });

  test('TSK-9 of failures can do nothing if there are none', () => {
    const play = inLab({ do: 'reroll', dice: 'failures' });
    roll(play, [6, 5], 1);
    expect(cannotUse(play, 'trial')).toEqual(nothing);
  });

  test('TSK-9 can be limited to the alien die', () => {
    const play = inLab({ do: 'reroll', dice: 'alien' });
    roll(play, [6, 5], 1);
    expect(rolled(play)?.loss).toBe(true);
    use(play, 'trial');
    roll(play, [6, 5], 7);
    expect(rolled(play)).toMatchObject({ alien: 7, loss: false });
  });

  test('TSK-9 can include all dice', () => {
    const play = inLab({ do: 'reroll', dice: 'all' });
    roll(play, [6, 1], 1);
    use(play, 'trial');
    expect(rolled(play)?.lifted).toEqual({ xcom: [0, 1], alien: true });
    roll(play, [3, 5], 8);
    expect(rolled(play)).toMatchObject({ xcom: [3, 5], alien: 8, successes: 1, loss: false });
  });

  test('TSK-11 happens at once if the app rolls the dice', () => {
    const seen = Array.from({ length: 40 }, (_, i) => {
      const play = inLab({ do: 'reroll', dice: 'failures' }, { dice: 'app', seed: `s${i}` });
      play.do('roll', scientist);
      const before = rolled(play);
      if (before?.successes === 2) return 'none to roll';
      use(play, 'trial');
      const now = rolled(play);
      expect(now?.lifted).toBe(null);
      expect(now?.alien).toBe(before?.alien);
      expect(before?.xcom.every((face, die) => face < 5 || now?.xcom[die] === face)).toBe(true);
      return now?.successes === before?.successes ? 'no better' : 'better';
    });
    expect(new Set(seen)).toEqual(new Set(['none to roll', 'no better', 'better']));
  });

  test('TSK-11 by the app includes the alien die if it is among them', () => {
    const changed = Array.from({ length: 20 }, (_, i) => {
      const play = inLab({ do: 'reroll', dice: 'all' }, { dice: 'app', seed: `s${i}` });
      play.do('roll', scientist);
      const before = rolled(play)?.alien;
      use(play, 'trial');
      return rolled(play)?.alien !== before;
    });
    expect(changed.filter(Boolean).length).toBeGreaterThan(10);
  });
});

describe('changing dice', () => {
  test('TSK-9 turn-dice turns failures into successes, at most as many as there are', () => {
    const play = inLab({ do: 'turn-dice', count: 1 });
    roll(play, [2, 3], 8);
    use(play, 'trial');
    expect(rolled(play)).toMatchObject({ xcom: [6, 3], successes: 1 });
    const more = inLab({ do: 'turn-dice', count: 3 });
    roll(more, [2, 5], 8);
    use(more, 'trial');
    expect(rolled(more)).toMatchObject({ xcom: [6, 5], successes: 2 });
    const good = inLab({ do: 'turn-dice', count: 1 });
    roll(good, [5, 6], 8);
    expect(cannotUse(good, 'trial')).toEqual(nothing);
  });

  test('TSK-4 raise-alien-die can raise the die above the threat, but not beyond its highest face', () => {
    const play = inLab({ do: 'raise-alien-die', by: 3 });
    roll(play, [1, 1], 1);
    use(play, 'trial');
    expect(rolled(play)).toMatchObject({ alien: 4, loss: false });
    const high = inLab({ do: 'raise-alien-die', by: 3 });
    roll(high, [1, 1], 7);
    use(high, 'trial');
    expect(rolled(high)?.alien).toBe(8);
    const top = inLab({ do: 'raise-alien-die', by: 3 });
    roll(top, [1, 1], 8);
    expect(cannotUse(top, 'trial')).toEqual(nothing);
  });

  test('TSK-9 add-successes adds to the successes of the dice, even for a lost roll', () => {
    const play = inLab({ do: 'add-successes', count: 2 });
    roll(play, [6, 1], 1);
    use(play, 'trial');
    expect(rolled(play)).toMatchObject({ successes: 3, loss: true });
    play.do('apply', scientist);
    expect(play.board.inPlay.map(({ card }) => card)).toContain('world-broadcast');
  });

  test('TSK-8 forgive-loss works only on a loss and spares the units', () => {
    const play = inLab({ do: 'forgive-loss' });
    roll(play, [1, 1], 2);
    expect(cannotUse(play, 'trial')).toEqual(nothing);
    const lost = inLab({ do: 'forgive-loss' });
    roll(lost, [1, 1], 1);
    use(lost, 'trial');
    expect(rolled(lost)?.loss).toBe(false);
    lost.do('apply', scientist);
    expect(lost.board.units.filter(({ exhausted }) => exhausted)).toEqual([]);
    expect(lost.board.task).toMatchObject({ dice: 2, threat: 2 });
  });
});

describe('before a roll', () => {
  test('TSK-2 add-dice adds to the next roll only', () => {
    const play = inLab({ do: 'add-dice', count: 2 });
    expect(play.board.task?.dice).toBe(2);
    use(play, 'trial');
    expect(play.board.task?.dice).toBe(4);
    rollAndApply(play, [1, 1, 1, 1]);
    expect(play.board.task?.dice).toBe(2);
  });

  test('TSK-2 add-dice never exceeds the number of dice a save can hold', () => {
    const play = inLab({ do: 'add-dice', count: 100 });
    use(play, 'trial');
    expect(play.board.task?.dice).toBe(100);
  });

  test('TSK-9 add-dice does not work after the roll or without a task', () => {
    const play = inLab({ do: 'add-dice', count: 2 });
    roll(play, [1, 1]);
    expect(cannotUse(play, 'trial')).toEqual(nothing);
    expect(cannotUse(trial({ effects: [{ do: 'add-dice', count: 2 }] }, { begin: 'ending' }), 'trial')).toEqual(
      nothing,
    );
  });

  test('TSK-3 add-dice needs at least one die already', () => {
    const position: Position = {
      begin: 'base-defense',
      enemies: ['muton-grunt'],
      units: [{ id: 'heavy-1', at: 'base' }],
    };
    const play = trial({ effects: [{ do: 'add-dice', count: 1 }] }, position);
    expect(cannotUse(play, 'trial')).toEqual(nothing);
    play.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
    expect(cannotUse(play, 'trial')).toEqual(nothing);
    man(play, 'heavy-1');
    use(play, 'trial');
    expect(play.board.task?.dice).toBe(2);
    play.do({ type: 'place', soldier: 'heavy-1', icon: null }, { as: 'squad-leader' });
    expect(play.board.task?.dice).toBe(0);
  });

  test('TSK-5 TAB-5 lower-threat lowers the threat, at most to 1', () => {
    const play = inLab({ do: 'lower-threat', by: 2 });
    expect(cannotUse(play, 'trial')).toEqual(nothing);
    rollAndApply(play, [1, 1]);
    rollAndApply(play, [1, 1]);
    rollAndApply(play, [1, 1]);
    expect(play.board.task?.threat).toBe(4);
    use(play, 'trial');
    expect(play.board.task?.threat).toBe(2);
    const low = inLab({ do: 'lower-threat', by: 2 });
    rollAndApply(low, [1, 1]);
    use(low, 'trial');
    expect(low.board.task?.threat).toBe(1);
  });

  test('TSK-9 lower-threat does not work after the roll or without a task', () => {
    const play = inLab({ do: 'lower-threat', by: 1 });
    rollAndApply(play, [1, 1]);
    roll(play, [1, 1]);
    expect(cannotUse(play, 'trial')).toEqual(nothing);
    const timed = trial({ effects: [{ do: 'lower-threat', by: 1 }] }, { begin: 'ending' });
    expect(cannotUse(timed, 'trial')).toEqual(nothing);
  });
});
