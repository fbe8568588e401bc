// A step does its pieces of work one after another, each from the current table (FIN-24).

import { describe, expect, test } from 'vitest';
import { at, leader, Play, scientist, table } from '../../../tests/tools/given.ts';
import { choose, trial, use } from '../../../tests/tools/hands.ts';
import type { Tech } from '../../content/cards/cards.ts';
import { packOf } from '../../content/cards/pack.ts';
import type { Continent } from '../../content/continents.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { logOfEvents } from '../../host/index.ts';
import { foldEvents, type Position } from '../index.ts';

const even = { africa: 1, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 };

const panicOf = (play: Play): Partial<Record<Continent, number>> =>
  Object.fromEntries(
    Object.entries(play.board.continents).flatMap(([continent, { panic }]) =>
      panic === 1 ? [] : [[continent, panic]],
    ),
  );

const two = at('lab:1', 'scientist-1', 'scientist-2');
const unpaid: Position = { begin: 'audit', budget: 0, panic: even, labs: [{ tech: 'clean-room' }], units: two };

describe('each UFO in orbit', () => {
  const orbit: Position = { begin: 'orbital-defense', panic: even, ufos: { orbit: 2 }, inPlay: ['ion-lance'] };

  test('FIN-24 RES-5 raises no panic if it was shot down at the question before it', () => {
    const play = table(orbit);
    play.do('done');
    use(play, 'ion-lance');
    expect(play.board.orbit.ufos).toBe(1);
    choose(play, 'asia');
    expect(panicOf(play)).toEqual({ asia: 2 });
    expect(play.view.step).not.toBe('orbital-defense');
  });

  test('FIN-24 FIN-17 the question is over if the last UFO is gone', () => {
    const play = table({ ...orbit, ufos: { orbit: 1 } });
    play.do('done');
    use(play, 'ion-lance');
    expect(play.board.choice).toBeNull();
    expect(panicOf(play)).toEqual({});
    expect(play.view.step).not.toBe('orbital-defense');
  });

  test('FIN-24 RES-5 those that have raised panic do not do so again', () => {
    const play = table({ ...orbit, ufos: { orbit: 3 } });
    play.do('done');
    choose(play, 'asia', 'africa');
    use(play, 'ion-lance');
    expect(play.board.choice).toBeNull();
    expect(panicOf(play)).toEqual({ asia: 2, africa: 2 });
  });

  test('FIN-24 RES-5 one that comes to orbit meanwhile raises panic too', () => {
    const lift = {
      owner: leader,
      effects: [{ do: 'move-ufos', count: 1, from: { on: 'asia' }, to: 'orbit' }],
    } as const;
    const play = trial(lift, { ...orbit, inPlay: [], ufos: { orbit: 1, asia: 1 } });
    play.do('done');
    use(play, 'trial');
    choose(play, 'asia', 'africa');
    expect(panicOf(play)).toEqual({ asia: 2, africa: 2 });
  });
});

describe('each missing credit', () => {
  test('FIN-24 RES-1 is counted again after a card has brought one', () => {
    const tired = [{ id: 'satellite-1', at: 'reserve', exhausted: true }] as const;
    const play = table({ ...unpaid, inPlay: ['quick-refit'], units: [...two, ...tired] });
    use(play, 'quick-refit');
    expect(play.board.choice?.options).toHaveLength(6);
    choose(play, 'asia');
    expect(panicOf(play)).toEqual({ asia: 2 });
    expect(play.board.credits.budget).toBe(0);
  });

  test('FIN-24 FIN-17 is not asked for once a card has paid for all', () => {
    const pays = { owner: scientist, effects: [{ do: 'gain-credits', count: 3, to: 'budget' }] } as const;
    const play = trial(pays, unpaid);
    use(play, 'trial');
    expect(play.board.choice).toBeNull();
    expect(panicOf(play)).toEqual({});
    expect(play.board.credits.budget).toBe(1);
    expect(play.view.step).toBe('recruit');
  });

  test('FIN-24 RES-1 is not missing for a unit that has left the board', () => {
    const home = { owner: leader, effects: [{ do: 'move-units', kind: 'scientist', from: 'board', to: 'reserve' }] };
    const play = trial(home as Parameters<typeof trial>[0], unpaid);
    use(play, 'trial', { unit: 'scientist-1' });
    choose(play, 'asia');
    expect(panicOf(play)).toEqual({ asia: 2 });
  });
});

describe('each enemy in the base', () => {
  /** Critical damage of Domination asks which continent panics. */
  const struck = (more: Position = {}): Play =>
    table(
      {
        begin: 'base-defense',
        damage: 2,
        enemies: ['muton-grunt', 'sectoid-scout'],
        units: at('base', 'heavy-1', 'sniper-1'),
        ...more,
      },
      {
        pack: packOf('blows', {
          ...standardCards,
          techs: [
            ...standardCards.techs,
            {
              id: 'strike',
              owner: 'central-officer',
              cost: 1,
              phase: 'resolution',
              price: { exhaust: true },
              effects: [{ do: 'remove-enemies' }],
            },
            {
              id: 'breach',
              owner: 'central-officer',
              cost: 1,
              phase: 'resolution',
              price: { exhaust: true },
              effects: [{ do: 'draw-enemies', count: 1 }],
            },
          ],
        }),
      },
    );

  test('FIN-24 RES-7 deals no damage if a card has removed it at the question before', () => {
    const play = struck({ inPlay: ['strike'] });
    play.do('done', { as: leader });
    expect([play.board.base.damage, play.board.choice?.about]).toEqual([3, 'continent']);
    use(play, 'strike');
    choose(play, 'base:1');
    choose(play, 'north-america');
    expect(play.board.base.damage).toBe(3);
  });

  test('FIN-24 RES-7 deals its damage once, and one that has come meanwhile too', () => {
    const play = struck({ inPlay: ['breach'] });
    play.do('done', { as: leader });
    use(play, 'breach');
    choose(play, 'north-america');
    while (play.board.choice) choose(play, play.board.choice.options[0] ?? '');
    expect(play.log.filter(({ type }) => type === 'damage-changed')).toHaveLength(3);
    expect(play.board.base.enemies.every((enemy) => enemy === null)).toBe(true);
  });
});

test('FIN-24 a question that a card has answered lets the older one below it be looked at again', () => {
  const techs: readonly Tech[] = [
    ...standardCards.techs,
    {
      id: 'lift',
      owner: 'squad-leader',
      cost: 1,
      phase: 'resolution',
      price: { exhaust: true },
      effects: [{ do: 'destroy-ufos', count: 2, from: 'anywhere' }],
    },
    {
      id: 'lance',
      owner: 'central-officer',
      cost: 1,
      phase: 'resolution',
      price: { exhaust: true },
      effects: [{ do: 'destroy-ufos', count: 9, from: 'orbit' }],
    },
  ];
  const play = table(
    { begin: 'orbital-defense', panic: even, ufos: { orbit: 1, asia: 1 }, inPlay: ['lift', 'lance'] },
    { pack: packOf('older', { ...standardCards, techs }) },
  );
  play.do('done');
  use(play, 'lift');
  expect(play.board.choice).toMatchObject({ role: leader });
  use(play, 'lance');
  expect(play.board.choice).toBeNull();
  expect(panicOf(play)).toEqual({});
});

test('FIN-24 RES-10 UFOs leave a continent that falls while the panic report waits for cards', () => {
  const rash = { effects: [{ do: 'raise-panic', by: 1, on: 'most-panicked' }] } as const;
  const play = trial(rash, { begin: 'panic-report', panic: { ...even, asia: 7 }, ufos: { asia: 2 } });
  use(play, 'trial');
  expect(play.board.continents.asia).toMatchObject({ panic: 8, ufos: 2 });
  play.do('done');
  expect([play.board.continents.asia.ufos, play.board.orbit.ufos]).toEqual([0, 2]);
});

test('FIN-24 FIN-21 a question of an older save goes on with the list it was asked with', () => {
  const asked = table(unpaid);
  const raise = { do: 'raise-panic', by: 1, on: 'most-panicked' } as const;
  const older = asked.log.map((event) =>
    event.type === 'choice-opened'
      ? { ...event, choice: { ...event.choice, todo: [raise, raise, { next: 'settle-step' as const }] } }
      : event,
  );
  const play = new Play(asked.table, { log: logOfEvents(older), state: foldEvents(older) });
  choose(play, 'asia');
  expect(panicOf(play)).toEqual({ asia: 3 });
  expect(play.view.step).not.toBe('audit');
});
