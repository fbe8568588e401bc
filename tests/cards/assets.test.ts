import { describe, expect, test } from 'vitest';
import { type Continent, continents } from '../../src/content/continents.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import { type Play, table } from '../tools/given.ts';
import { cannotUse, choose, roll, rollAndApply, use } from '../tools/hands.ts';
import { at, exhausted, inBase, inLab, inOrbit, onFinalMission, onMission, overAsia, panic } from './tasks.ts';

const tested = new Set<string>();

/** Declares the test of an asset. */
function asset(id: string, does: string, prove: () => void): void {
  tested.add(id);
  test(`CRD-7 ${id} ${does}`, prove);
}

/** Declares the test of the asset of a base continent. */
function assetOf(base: Continent, id: string, does: string, prove: (around: { base: Continent }) => void): void {
  tested.add(id);
  test(`SET-3 CRD-7 ${id} ${does}`, () => prove({ base }));
}

const diceOf = ({ board }: Play) => board.task?.dice;
const eliteOf = ({ board }: Play) => board.units.flatMap(({ id, elite }) => (elite ? [id] : []));

describe('assets of the roles', () => {
  asset('emergency-funding', 'holds credits that the Commander moves to the budget', () => {
    const play = table({ begin: 'emergency-funding', budget: 5 });
    expect(play.board.credits).toEqual({ budget: 5, emergency: 10 });
    play.do({ type: 'fund', credits: 4 }, { as: 'commander' });
    expect(play.board.credits).toEqual({ budget: 9, emergency: 6 });
    expect(cannotUse(play, 'emergency-funding')).toEqual({ code: 'works-by-itself' });
  });

  asset('officer-training', 'makes the soldiers placed on it elite, four at most (CRD-5)', () => {
    const play = table({ begin: 'ending', budget: 1, units: [{ id: 'heavy-1', at: 'base', elite: true }] });
    for (const soldier of ['sniper-1', 'sniper-2', 'support-1']) {
      use(play, 'officer-training', { place: soldier });
      expect(play.placeOf(soldier)).toBe('card:officer-training');
    }
    expect(eliteOf(play)).toEqual(['heavy-1', 'sniper-1', 'sniper-2', 'support-1']);
    expect(cannotUse(play, 'officer-training')).toEqual({ code: 'no-effect' });
    play.do('done');
    expect(play.view.round).toBe(2);
    expect(play.placeOf('sniper-1')).toBe('reserve');
    expect(eliteOf(play)).toHaveLength(4);
  });

  asset('literature-search', 'swaps up to three techs from hand', () => {
    const play = table({ begin: 'ending', hand: ['ion-lance', 'clean-room', 'psi-screen', 'sentry-guns'] });
    use(play, 'literature-search');
    choose(play, 'clean-room', 'psi-screen', 'enough');
    expect(play.board.hand).toHaveLength(4);
    expect(play.board.decks.tech.discard).toEqual(['clean-room', 'psi-screen']);
    expect(exhausted(play)).toEqual(['literature-search']);
  });

  asset('dissection-table', 'turns each salvage into two research dice', () => {
    const play = inLab({ salvage: ['muton-grunt', 'muton-elite'] });
    use(play, 'dissection-table');
    use(play, 'dissection-table');
    expect(diceOf(play)).toBe(6);
    expect(play.board.salvage).toEqual([]);
    expect(cannotUse(play, 'dissection-table')).toEqual({ code: 'no-salvage', needs: 1 });
  });

  asset('transfer-order', 'moves a unit onto the board or off it, for a satellite', () => {
    const given = () => table({ begin: 'ending', units: at('continent:asia', 'interceptor-1') });
    const out = given();
    use(out, 'transfer-order');
    expect(out.board.choice?.options).toEqual(['1:move-units', '2:move-units']);
    choose(out, '1:move-units', 'heavy-1');
    expect(out.placeOf('heavy-1')).toBe('base');
    expect(out.placeOf('satellite-1')).toBe('card:transfer-order');
    expect(exhausted(out)).toEqual(['transfer-order']);
    const home = given();
    use(home, 'transfer-order', { way: '2:move-units' });
    expect(home.placeOf('interceptor-1')).toBe('reserve');
    const ahead = given();
    use(ahead, 'transfer-order', { way: '1:move-units', unit: 'interceptor-2', goal: 'continent:africa' });
    expect(ahead.placeOf('interceptor-2')).toBe('continent:africa');
  });

  asset('decoy-signal', 'lures a UFO from a continent into orbit, in both phases', () => {
    const play = table({ begin: 'ending', ufos: { asia: 2, africa: 1 } });
    use(play, 'decoy-signal', { continent: 'asia' });
    expect(play.board.continents.asia.ufos).toBe(1);
    expect(play.board.orbit.ufos).toBe(1);
    expect(exhausted(play)).toEqual(['decoy-signal']);
    const later = overAsia({ ufos: { asia: 1 } });
    use(later, 'decoy-signal');
    expect(later.board.orbit.ufos).toBe(1);
    expect(later.board.task).toBe(null);
  });

  asset('covert-team', 'discards a crisis for a soldier, in both phases', () => {
    const play = table({ begin: 'ending', crisisPool: ['rumor-mill', 'open-skies'] });
    use(play, 'covert-team', { crisis: 'open-skies', place: 'support-1' });
    expect(play.board.crisisPool).toEqual(['rumor-mill']);
    expect(play.placeOf('support-1')).toBe('card:covert-team');
    expect(exhausted(play)).toEqual(['covert-team']);
    const later = table({ begin: 'recruit', budget: 1, crisisPool: ['rumor-mill'] });
    use(later, 'covert-team');
    choose(later, 'sniper-1');
    expect(later.board.crisisPool).toEqual([]);
    expect(cannotUse(table({ begin: 'ending' }), 'covert-team')).toEqual({ code: 'no-effect' });
  });

  asset('second-wind', 'rerolls all dice of soldiers, in the base and on both missions', () => {
    for (const fight of [inBase, onMission, onFinalMission]) {
      const play = fight();
      const dice = diceOf(play) ?? 0;
      roll(play, Array(dice).fill(1), 1);
      use(play, 'second-wind');
      roll(play, Array(dice).fill(6), 8);
      expect(play.board.task?.roll).toMatchObject({ successes: dice, loss: false });
      expect(exhausted(play)).toEqual(['second-wind']);
    }
  });
});

describe('assets of the base continents', () => {
  assetOf('north-america', 'interceptor-wings', 'adds a die to global defence', (around) => {
    const play = overAsia({}, around);
    use(play, 'interceptor-wings');
    expect(diceOf(play)).toBe(3);
    expect(exhausted(play)).toEqual(['interceptor-wings']);
  });

  assetOf('south-america', 'jungle-tribunal', 'brings salvage if there is none, in the resolution phase', (around) => {
    const play = inOrbit({}, around);
    use(play, 'jungle-tribunal');
    expect(play.board.salvage).toHaveLength(1);
    expect(exhausted(play)).toEqual(['jungle-tribunal']);
    const some = inOrbit({ salvage: ['muton-grunt'] }, around);
    expect(cannotUse(some, 'jungle-tribunal')).toEqual({ code: 'no-effect' });
  });

  assetOf('europe', 'research-charter', 'adds a die to research', (around) => {
    const play = inLab({}, around);
    use(play, 'research-charter');
    expect(diceOf(play)).toBe(3);
    rollAndApply(play, [6, 6, 6]);
    expect(exhausted(play)).toEqual(['research-charter']);
  });

  assetOf('africa', 'mineral-wealth', 'adds a credit to every budget, while Africa is yellow', (around) => {
    const budget = (africa: number) => table({ begin: 'budget', panic: { africa } }, around).board.credits.budget;
    expect([4, 5, 8].map(budget)).toEqual([11, 10, 10]);
    const play = table({ begin: 'ending' }, around);
    expect(cannotUse(play, 'mineral-wealth')).toEqual({ code: 'works-by-itself' });
  });

  assetOf('asia', 'launch-complex', 'adds two dice to orbital defence', (around) => {
    const play = inOrbit({}, around);
    use(play, 'launch-complex');
    expect(diceOf(play)).toBe(4);
    expect(exhausted(play)).toEqual(['launch-complex']);
  });

  assetOf('australia', 'outback-range', 'adds two dice for soldiers, in the base and on both missions', (around) => {
    for (const [fight, dice] of [
      [inBase, 3],
      [onMission, 3],
      [onFinalMission, 4],
    ] as const) {
      const play = fight({}, around);
      use(play, 'outback-range');
      expect(diceOf(play)).toBe(dice);
      expect(exhausted(play)).toEqual(['outback-range']);
    }
  });

  const usableIds = ['jungle-tribunal', 'interceptor-wings', 'research-charter', 'launch-complex', 'outback-range'];
  test('SET-3 no usable one works while its continent is red or has fallen', () => {
    const used = standardCards.assets.filter((one) => 'base' in one && one.effects.length > 0);
    expect(used.map(({ id }) => id).toSorted()).toEqual(usableIds.toSorted());
    for (const one of used) {
      if (!('base' in one)) continue;
      for (const space of [5, 8]) {
        const play = inOrbit({ panic: { [one.base]: space } }, { base: one.base });
        expect(cannotUse(play, one.id)).toEqual({ code: 'base-in-panic' });
      }
    }
  });

  test('SET-3 only the one of the base continent is in the game, and the Commander owns it', () => {
    for (const base of continents) {
      const { inPlay } = table({ begin: 'ending', panic }, { base }).board;
      const based = standardCards.assets.flatMap((one) => ('base' in one ? [one] : []));
      const there = based.filter(({ id }) => inPlay.some(({ card }) => card === id));
      expect(there.map((one) => one.base)).toEqual([base]);
      expect(inPlay.find(({ card }) => card === there[0]?.id)?.owner).toBe('commander');
    }
  });
});

describe('all assets', () => {
  test('CRD-7 have all been tested above', () => {
    expect([...tested].toSorted()).toEqual(standardCards.assets.map(({ id }) => id).toSorted());
  });

  test('SET-3 are two per role', () => {
    const own = standardCards.assets.filter((one) => !('base' in one)).map(({ owner }) => owner);
    const roles = ['commander', 'chief-scientist', 'central-officer', 'squad-leader'] as const;
    expect(roles.map((role) => own.filter((one) => one === role).length)).toEqual([2, 2, 2, 2]);
  });

  test('CRD-2 have a price if they are usable', () => {
    const used = standardCards.assets.filter(({ effects }) => effects.length > 0);
    expect(used.filter(({ price }) => Object.keys(price).length === 0)).toEqual([]);
    expect(used).toHaveLength(12);
  });
});
