import { describe, expect, test } from 'vitest';
import { type Around, at, commander, type Play, scientist, table } from '../../../../tests/tools/given.ts';
import type { Crisis } from '../../../content/cards/cards.ts';
import { packOf } from '../../../content/cards/pack.ts';
import { standardCards } from '../../../content/standard/pack.ts';
import type { Position } from '../../index.ts';
import { cardOf } from '../../state/cause.ts';

/** Held at base defence, unless a crisis asks a question. */
const facing = (crisisPool: readonly string[], more: Position = {}, around: Around = {}): Play =>
  table(
    {
      begin: 'crises',
      crisisPool,
      enemies: ['muton-grunt'],
      panic: { africa: 1, asia: 2, europe: 3, australia: 3, 'north-america': 3, 'south-america': 4 },
      ...more,
      units: [...at('base', 'heavy-1'), ...(more.units ?? [])],
    },
    around,
  );

/** A pack with only these crises. */
const onlyCrises = (...crises: readonly Crisis[]) => packOf('few-crises', { ...standardCards, crises });

const pack = onlyCrises(
  { id: 'loss', effects: [{ do: 'lose-credits', count: 1, from: 'emergency' }] },
  { id: 'calmest', effects: [{ do: 'raise-panic', by: 1, on: 'least-panicked' }] },
  { id: 'worst', effects: [{ do: 'raise-panic', by: 1, on: 'most-panicked' }] },
  { id: 'fever', effects: [{ do: 'exhaust-units', kind: 'scientist', count: 1 }] },
  { id: 'blow', effects: [{ do: 'damage-base', by: 1 }] },
  {
    id: 'demand',
    effects: [{ oneOf: [[{ do: 'lose-credits', count: 3, from: 'emergency' }], [{ do: 'damage-base', by: 1 }]] }],
  },
);

const eventsOf = (play: Play, type: string) => play.log.filter((event) => event.type === type);

describe('the crisis pool', () => {
  test('RES-3 is resolved from the first card to the last, and each is discarded afterwards', () => {
    const play = facing(['loss', 'calmest', 'worst'], {}, { pack });
    expect(play.view.step).toBe('base-defense');
    expect(play.board.crisisPool).toEqual([]);
    expect(play.board.decks.crisis).toEqual({ left: 3, discard: ['loss', 'calmest', 'worst'] });
    expect(play.board.credits.emergency).toBe(9);
    expect(play.board.continents).toMatchObject({ africa: { panic: 2 }, 'south-america': { panic: 5 } });
    const story = play.log.filter(({ why }) => pack.crisis.has(cardOf(why) ?? ''));
    expect(story.map(({ type, why }) => `${cardOf(why)} ${type}`)).toEqual([
      'loss credits-changed',
      'loss cards-moved',
      'calmest panic-changed',
      'calmest cards-moved',
      'worst panic-changed',
      'worst cards-moved',
    ]);
  });

  test('RES-3 FIN-9 passes by itself without cards', () => {
    expect(facing([]).view.step).toBe('base-defense');
  });

  test('RES-3 a crisis with a question waits for the Commander, and the later ones wait for it', () => {
    const play = facing(['demand', 'loss'], {}, { pack });
    expect(play.view.step).toBe('crises');
    expect(play.board.choice).toEqual({
      role: 'commander',
      about: 'way',
      options: ['1:lose-credits', '2:damage-base'],
    });
    expect(play.board.crisisPool).toEqual(['demand', 'loss']);
    expect(play.refused('done', { as: commander })).toEqual({ code: 'choose-first' });
    play.do({ type: 'choose', option: '1:lose-credits' }, { as: commander });
    expect(play.board.credits.emergency).toBe(6);
    expect(play.view.step).toBe('base-defense');
  });

  test('RES-3 the Commander breaks a tie in a crisis', () => {
    const play = facing(['calmest'], { panic: { africa: 0, asia: 0, europe: 1, australia: 1 } }, { pack });
    play.do({ type: 'choose', option: 'asia' }, { as: commander });
    expect(play.board.continents).toMatchObject({ africa: { panic: 0 }, asia: { panic: 1 } });
  });

  test('RES-3 a crisis added meanwhile is resolved after the others', () => {
    const pack = onlyCrises(
      { id: 'more', effects: [{ do: 'add-crises', count: 1 }] },
      { id: 'loss', effects: [{ do: 'lose-credits', count: 1, from: 'emergency' }] },
      { id: 'fright', effects: [{ do: 'raise-panic', by: 1, on: 'asia' }] },
    );
    const play = facing(['more', 'loss'], {}, { pack });
    expect(play.board.decks.crisis).toEqual({ left: 0, discard: ['more', 'loss', 'fright'] });
    expect(play.board.continents.asia.panic).toBe(3);
    expect(play.board.credits.emergency).toBe(9);
  });

  test('RES-3 TAB-4 a crisis added by critical damage is resolved too', () => {
    const pack = onlyCrises(
      { id: 'blow', effects: [{ do: 'damage-base', by: 1 }] },
      { id: 'fright', effects: [{ do: 'raise-panic', by: 1, on: 'asia' }] },
    );
    const play = facing(['blow'], { damage: 2 }, { pack, plan: 'infiltration' });
    expect(play.board.decks.crisis.discard).toEqual(['blow', 'fright']);
    expect(play.board.continents.asia.panic).toBe(3);
  });

  test('RES-3 CRD-8 an empty deck adds nothing: discards only return at step 12', () => {
    const pack = onlyCrises({ id: 'more', effects: [{ do: 'add-crises', count: 2 }] });
    const play = facing(['more'], {}, { pack });
    expect(play.board.decks.crisis).toEqual({ left: 0, discard: ['more'] });
    expect(eventsOf(play, 'cards-moved')).toHaveLength(1);
  });

  test('RES-3 units exhausted by a crisis do not roll in later steps', () => {
    const units = at('lab:1', 'scientist-1', 'scientist-2');
    const play = facing(['fever'], { labs: [{ tech: 'missile-pods' }], units }, { pack });
    expect(play.board.task).toMatchObject({ kind: 'research', dice: 1 });
    play.do('done', { as: scientist });
    expect(play.view.step).toBe('base-defense');
  });

  test('END-1 RES-8 a base destroyed by a crisis loses the game in step 8, not before', () => {
    const play = facing(['blow'], { damage: 7 }, { pack });
    expect(play.view).toMatchObject({ step: 'base-defense', outcome: null });
    play.do('done', { as: 'squad-leader' });
    expect(play.view.outcome).toMatchObject({ won: false, why: 'base-destroyed' });
  });
});
