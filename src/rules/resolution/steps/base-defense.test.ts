import { describe, expect, test } from 'vitest';
import { type Around, at, commander, leader, type Play, table } from '../../../../tests/tools/given.ts';
import { rollAndApply, trial, use } from '../../../../tests/tools/hands.ts';
import type { Tech } from '../../../content/cards/cards.ts';
import { packOf } from '../../../content/cards/pack.ts';
import { standardCards } from '../../../content/standard/pack.ts';
import type { Position } from '../../index.ts';
import { byPlan, byStep, isSameCause } from '../../state/cause.ts';

/** One continent at the top and one at the bottom, so that nothing ties. */
const uneven = { africa: 0, asia: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 2 };

const base = (more: Position, around: Around = {}): Play =>
  table({ begin: 'base-defense', panic: uneven, ...more }, around);

const take = (play: Play, enemy: number) => play.do({ type: 'take', task: { enemy } }, { as: leader });
const place = (play: Play, soldier: string, icon: number) => play.do({ type: 'place', soldier, icon }, { as: leader });

const two: Position = { enemies: ['muton-grunt', 'sectoid-scout'], units: at('base', 'heavy-1', 'assault-1') };

describe('base defence', () => {
  test('RES-7 an enemy is killed by as many successes as its health, and becomes salvage', () => {
    const play = base(two);
    take(play, 0);
    place(play, 'heavy-1', 0);
    rollAndApply(play, [6]);
    expect(play.board.base.enemies[0]).toEqual({ card: 'muton-grunt', faceUp: true, successes: 1 });
    expect(rollAndApply(play, [5])).toEqual(['roll-applied', 'markers-placed', 'cards-moved', 'task-closed']);
    expect(play.board.base.enemies[0]).toBeNull();
    expect(play.board.salvage).toEqual(['muton-grunt']);
    expect(play.view.step).toBe('base-defense');
  });

  test('RES-7 afterwards each enemy left deals one damage, and all of them are discarded', () => {
    const play = base(two);
    take(play, 1);
    place(play, 'assault-1', 0);
    rollAndApply(play, [6]);
    play.do('done', { as: leader });
    expect(play.board.base).toEqual({ damage: 1, enemies: [null, null, null, null] });
    expect(play.board.salvage).toEqual(['sectoid-scout']);
    expect(play.view).toMatchObject({ round: 2, outcome: null });
    expect(play.log).toContainEqual(
      expect.objectContaining({ type: 'cards-moved', cards: ['muton-grunt'], from: 'base:0', to: 'discard' }),
    );
  });

  test('RES-7 markers on an enemy do not reduce its damage', () => {
    const play = base(two);
    take(play, 0);
    place(play, 'heavy-1', 0);
    rollAndApply(play, [6]);
    play.do('done', { as: leader });
    expect(play.board.base.damage).toBe(2);
  });

  test('RES-7 some enemies deal two damage', () => {
    const play = base({ enemies: ['muton-elite'], panic: uneven });
    expect(play.board.base.damage).toBe(2);
    expect(play.log.filter(({ type }) => type === 'damage-changed')).toMatchObject([{ by: 2, damage: 2 }]);
  });

  test('RES-7 FIN-9 passes by itself without soldiers or without enemies', () => {
    const alone = base({ enemies: ['muton-grunt', 'sectoid-scout'] });
    expect(alone.view.round).toBe(2);
    expect(alone.board.base).toEqual({ damage: 2, enemies: [null, null, null, null] });
    const calm = base({ units: at('base', 'heavy-1') });
    expect(calm.view.round).toBe(2);
    expect(calm.board.base.damage).toBe(0);
  });

  test('RES-7 FIN-9 waits for the Squad Leader even once every enemy is dead', () => {
    const play = base({ enemies: ['sectoid-scout'], units: at('base', 'assault-1') });
    expect(play.refused('done', { as: commander })).toEqual({ code: 'not-your-step', role: 'squad-leader' });
    take(play, 0);
    place(play, 'assault-1', 0);
    rollAndApply(play, [6]);
    expect(play.view.step).toBe('base-defense');
    play.do('done', { as: leader });
    expect(play.view.round).toBe(2);
  });

  test('RES-7 ends the task without damage if a card removes the enemy during the fight', () => {
    const play = base({ ...two, enemies: ['muton-grunt'], inPlay: ['stasis-snare'], salvage: ['floater-raider'] });
    take(play, 0);
    place(play, 'heavy-1', 0);
    play.do({ type: 'use', card: 'stasis-snare' }, { as: leader });
    expect(play.board.task).toBeNull();
    play.do('done', { as: leader });
    expect(play.board.base.damage).toBe(0);
  });
});

describe('damage', () => {
  /** A base with this damage at which these enemies then deal theirs. */
  const dealt = (damage: number, enemies: readonly string[], around: Around = {}, more: Position = {}): Play =>
    base({ damage, enemies, ...more }, around);

  /** Events caused by the plan. */
  const criticals = (play: Play) => play.log.filter(({ why }) => why.by === 'plan');

  test("TAB-4 entering a red space triggers the plan's critical damage, and no other space does", () => {
    const spaces = [0, 1, 2, 3, 4, 5, 6, 7].map((damage) => criticals(dealt(damage, ['muton-grunt'])).length);
    // From the blue start: plain, plain, red, plain, red, plain, red, orange.
    expect(spaces).toEqual([0, 0, 1, 0, 1, 0, 1, 0]);
  });

  test('TAB-4 passing over a red space triggers it too', () => {
    const play = dealt(2, ['muton-elite']);
    expect(play.board.base.damage).toBe(4);
    expect(criticals(play)).toMatchObject([{ type: 'panic-changed', continent: 'south-america', panic: 3 }]);
  });

  test('TAB-4 two red spaces entered at once trigger it twice', () => {
    const [grunt] = standardCards.enemies.filter(({ id }) => id === 'muton-grunt');
    const titan = { ...grunt, id: 'muton-titan', type: 'muton', copies: 1, rule: { is: 'damage', by: 3 } } as const;
    const enemies = [...standardCards.enemies, { ...titan, health: 2, icons: [] }];
    const pack = packOf('titans', { ...standardCards, enemies });
    const play = dealt(2, ['muton-titan'], { pack });
    expect(play.board.base.damage).toBe(5);
    expect(criticals(play)).toMatchObject([
      { continent: 'south-america', panic: 3 },
      { continent: 'south-america', panic: 4 },
    ]);
  });

  test('TAB-4 RES-7 critical damage of one enemy comes before the damage of the next', () => {
    const play = dealt(2, ['muton-elite', 'muton-elite']);
    const story = play.log.filter(({ why }) => isSameCause(why, byStep('base-defense')) || why.by === 'plan');
    expect(story.slice(0, 6)).toMatchObject([
      { type: 'damage-changed', damage: 4, why: byStep('base-defense') },
      { type: 'panic-changed', panic: 3, why: byPlan('domination') },
      { type: 'damage-changed', damage: 6, why: byStep('base-defense') },
      { type: 'panic-changed', panic: 4, why: byPlan('domination') },
      { type: 'cards-moved', from: 'base:0', to: 'discard', why: byStep('base-defense') },
      { type: 'cards-moved', from: 'base:1', to: 'discard', why: byStep('base-defense') },
    ]);
  });

  test('RES-7 FIN-9 enemies nobody fights wait while a card can still remove one, then deal their damage', () => {
    const play = base({
      enemies: ['muton-grunt', 'sectoid-scout'],
      inPlay: ['stasis-snare'],
      salvage: ['floater-raider'],
    });
    expect(play.view.step).toBe('base-defense');
    play.do({ type: 'use', card: 'stasis-snare', with: { enemy: 'base:0' } }, { as: leader });
    expect(play.board.base).toMatchObject({ damage: 0, enemies: [null, { card: 'sectoid-scout' }, null, null] });
    play.do('done', { as: leader });
    expect(play.view.round).toBe(2);
    expect(play.board.base.damage).toBe(1);
  });

  test('TAB-4 FIN-12 the Squad Leader breaks a tie in critical damage, and the rest of the damage waits', () => {
    const tied = { ...uneven, africa: 2 };
    const play = base({ damage: 2, enemies: ['muton-grunt', 'sectoid-scout'], panic: tied });
    expect(play.view.step).toBe('base-defense');
    expect(play.board.choice).toEqual({
      role: 'squad-leader',
      about: 'continent',
      options: ['south-america', 'africa'],
    });
    expect(play.board.base.damage).toBe(3);
    play.do({ type: 'choose', option: 'africa' }, { as: leader });
    expect(play.board.continents).toMatchObject({ africa: { panic: 3 }, 'south-america': { panic: 2 } });
    expect(play.board.base).toEqual({ damage: 4, enemies: [null, null, null, null] });
    expect(play.last.filter(({ type }) => type === 'damage-changed')).toMatchObject([{ why: byStep('base-defense') }]);
    expect(play.view.round).toBe(2);
  });

  test('TAB-4 each plan has its own: UFOs in orbit, UFOs over the base continent, a soldier, a crisis', () => {
    expect(criticals(dealt(2, ['muton-grunt'], { plan: 'misdirection' }))).toMatchObject([
      { moves: [{ count: 1, from: 'force', to: 'orbit' }] },
    ]);
    expect(criticals(dealt(2, ['muton-grunt'], { plan: 'occupation' }))).toMatchObject([
      { moves: [{ count: 1, from: 'force', to: 'europe' }] },
    ]);
    const onslaught = base(
      { damage: 2, enemies: ['muton-grunt'], units: at('base', 'heavy-1') },
      { plan: 'onslaught' },
    );
    onslaught.do('done', { as: leader });
    expect(onslaught.placeOf('heavy-1')).toBe('pool');
    const infiltration = dealt(2, ['muton-grunt'], { plan: 'infiltration' });
    expect(infiltration.board.crisisPool).toHaveLength(1);
    expect(infiltration.board.decks.crisis).toEqual({ left: 23, discard: [] });
  });

  test('TAB-4 RES-8 stops at the orange end, where the base is lost', () => {
    const play = dealt(7, ['muton-elite', 'muton-grunt']);
    expect(play.board.base.damage).toBe(8);
    expect(play.log.filter(({ type }) => type === 'damage-changed')).toMatchObject([{ by: 1, damage: 8 }]);
    expect(play.view.outcome).toMatchObject({ won: false, why: 'base-destroyed' });
  });

  test('TAB-4 a red space triggers it again after being repaired and re-entered', () => {
    const attacked: Position = { damage: 3, enemies: ['muton-grunt'], units: at('base', 'heavy-1') };
    const repair: Partial<Tech> = { effects: [{ do: 'repair-base', by: 1 }] };
    const play = trial(repair, { begin: 'base-defense', panic: uneven, ...attacked });
    use(play, 'trial');
    expect(play.board.base.damage).toBe(2);
    expect(criticals(play)).toEqual([]);
    play.do('done', { as: leader });
    expect(play.board.base.damage).toBe(3);
    expect(criticals(play)).toMatchObject([{ type: 'panic-changed' }]);
  });
});
