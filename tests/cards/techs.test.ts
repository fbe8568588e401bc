import { describe, expect, test } from 'vitest';
import { standardCards } from '../../src/content/standard/pack.ts';
import type { Position } from '../../src/rules/index.ts';
import { fullPause, limitOf, type Play, table } from '../tools/given.ts';
import { cannotUse, choose, roll, rollAndApply, use } from '../tools/hands.ts';
import { at, exhausted, inBase, inLab, inOrbit, onFinalMission, onMission, overAsia, panic } from './tasks.ts';

const tested = new Set<string>();

/** Declares the test of a tech. */
function tech(id: string, does: string, prove: (inPlay: Position) => void): void {
  tested.add(id);
  test(`CRD-7 ${id} ${does}`, () => prove({ inPlay: [id] }));
}

const atEnding = (position: Position): Play => table({ begin: 'ending', panic, ...position });
const diceOf = ({ board }: Play) => board.task?.dice;
const rollOf = ({ board }: Play) => board.task?.roll;

describe("the Commander's techs", () => {
  tech('reserve-call-up', 'brings a unit back from the pool, in both phases', (inPlay) => {
    const play = atEnding(inPlay);
    use(play, 'reserve-call-up', { unit: 'interceptor-7' });
    expect(play.placeOf('interceptor-7')).toBe('reserve');
    expect(exhausted(play)).toEqual(['reserve-call-up']);
    const later = inOrbit(inPlay);
    use(later, 'reserve-call-up', { unit: 'sniper-3' });
    expect(later.placeOf('sniper-3')).toBe('reserve');
  });

  tech('missile-pods', 'adds three dice in global defence', (inPlay) => {
    const play = overAsia(inPlay);
    use(play, 'missile-pods');
    expect(diceOf(play)).toBe(5);
    rollAndApply(play, [5, 5, 6, 1, 1]);
    expect(play.board.continents.asia.ufos).toBe(0);
    expect(exhausted(play)).toEqual(['missile-pods']);
    expect(cannotUse(inOrbit(inPlay), 'missile-pods')).toMatchObject({ code: 'wrong-task' });
  });

  tech('tracking-computer', 'rerolls failures in global defence', (inPlay) => {
    const play = overAsia(inPlay);
    roll(play, [6, 1], 8);
    use(play, 'tracking-computer');
    rollAndApply(play, [6, 5], 8);
    expect(play.board.continents.asia.ufos).toBe(1);
    expect(exhausted(play)).toEqual(['tracking-computer']);
  });

  tech('evasive-frames', 'lowers threat by two in global defence', (inPlay) => {
    const play = overAsia(inPlay);
    const calm = play.board.task?.threat;
    for (const _ of [1, 2]) rollAndApply(play, [1, 1]);
    use(play, 'evasive-frames');
    expect(play.board.task?.threat).toBe(calm);
    expect(exhausted(play)).toEqual(['evasive-frames']);
  });

  tech('world-broadcast', 'calms a continent by one, in the timed phase', (inPlay) => {
    const play = atEnding(inPlay);
    use(play, 'world-broadcast');
    choose(play, 'australia');
    expect(play.board.continents.australia).toMatchObject({ panic: 4, zone: 'yellow' });
    expect(exhausted(play)).toEqual(['world-broadcast']);
  });
});

describe("the Chief Scientist's techs", () => {
  tech('shared-archive', 'draws three techs', (inPlay) => {
    const play = atEnding(inPlay);
    use(play, 'shared-archive');
    expect(play.board.hand).toHaveLength(3);
    expect(exhausted(play)).toEqual(['shared-archive']);
  });

  tech('field-samples', 'finds salvage for a scientist if there is none', (inPlay) => {
    const play = atEnding(inPlay);
    use(play, 'field-samples');
    expect(play.board.salvage).toHaveLength(1);
    expect(play.placeOf('scientist-1')).toBe('card:field-samples');
    expect(exhausted(play)).toEqual(['field-samples']);
    const rich = atEnding({ ...inPlay, salvage: ['muton-grunt'] });
    expect(cannotUse(rich, 'field-samples')).toEqual({ code: 'no-effect' });
  });

  tech('reverse-engineering', 'adds two successes to a research roll, for a scientist', (inPlay) => {
    const play = inLab(inPlay);
    expect(cannotUse(play, 'reverse-engineering')).toEqual({ code: 'no-effect' });
    roll(play, [5, 1]);
    use(play, 'reverse-engineering');
    expect(rollOf(play)?.successes).toBe(3);
    expect(play.placeOf('scientist-3')).toBe('card:reverse-engineering');
    expect(exhausted(play)).toEqual(['reverse-engineering']);
    play.do('apply', { as: 'chief-scientist' });
    expect(play.board.inPlay.map(({ card }) => card)).toContain('repair-drones');
  });

  tech('clean-room', 'takes a crisis out of the pool, in the timed phase', (inPlay) => {
    const play = atEnding({ ...inPlay, crisisPool: ['rumor-mill', 'open-skies'] });
    use(play, 'clean-room', { crisis: 'open-skies' });
    expect(play.board.crisisPool).toEqual(['rumor-mill']);
    expect(exhausted(play)).toEqual(['clean-room']);
    expect(cannotUse(atEnding(inPlay), 'clean-room')).toEqual({ code: 'no-effect' });
  });

  tech('black-market', 'brings two credits, also before the budget comes', (inPlay) => {
    const play = table({ begin: 'new-technology', ...inPlay });
    use(play, 'black-market');
    expect(play.board.credits.budget).toBe(2);
    expect(exhausted(play)).toEqual(['black-market']);
    play.do('done');
    expect(play.board.credits.budget).toBe(12);
  });
});

describe("the Central Officer's techs", () => {
  tech(
    'signal-delay',
    'adds ten seconds to the open cue and to pause time, and moves a UFO from a continent to orbit',
    (inPlay) => {
      const ufos = { asia: 2, africa: 1 };
      const play = table({ begin: 'defend-base', ...inPlay, ufos });
      use(play, 'signal-delay');
      choose(play, 'asia');
      const limit = limitOf('defend-base') + 10_000;
      expect(play.clock).toMatchObject({ limit, remaining: limit, pauseLeft: fullPause + 10_000 });
      expect([play.board.continents.asia.ufos, play.board.orbit.ufos]).toEqual([1, 1]);
      expect(exhausted(play)).toEqual(['signal-delay']);
      const untimed = table({ begin: 'defend-base', ...inPlay }, { timers: 'off' });
      expect(cannotUse(untimed, 'signal-delay')).toEqual({ code: 'no-effect' });
    },
  );

  tech('gunnery-uplink', 'rerolls failures in orbital and global defence', (inPlay) => {
    const play = inOrbit(inPlay);
    roll(play, [1, 2], 8);
    use(play, 'gunnery-uplink');
    rollAndApply(play, [6, 6], 8);
    expect(play.board.orbit.ufos).toBe(1);
    expect(exhausted(play)).toEqual(['gunnery-uplink']);
    const below = overAsia(inPlay);
    roll(below, [6, 1], 8);
    use(below, 'gunnery-uplink');
    rollAndApply(below, [6, 5], 8);
    expect(below.board.continents.asia.ufos).toBe(1);
  });

  tech('hardened-shells', 'forgives a loss of orbital defence, and adds a success', (inPlay) => {
    const play = inOrbit(inPlay);
    roll(play, [1, 2], 1);
    use(play, 'hardened-shells');
    expect(rollOf(play)).toMatchObject({ loss: false, successes: 1 });
    play.do('apply', { as: 'central-officer' });
    expect(play.board.units.some((unit) => unit.exhausted)).toBe(false);
    expect(play.board.orbit.ufos).toBe(2);
    expect(exhausted(play)).toEqual(['hardened-shells']);
  });

  tech('orbital-grid', 'adds two dice to every roll of orbital defence that has one', (inPlay) => {
    const play = inOrbit(inPlay);
    expect(diceOf(play)).toBe(4);
    rollAndApply(play, [1, 1, 1, 1]);
    expect(diceOf(play)).toBe(4);
    expect(cannotUse(play, 'orbital-grid')).toEqual({ code: 'works-by-itself' });
    expect(diceOf(inLab(inPlay))).toBe(2);
  });

  tech('quick-refit', 'readies two satellites and pays a credit, in the timed phase', (inPlay) => {
    const tired = at('reserve', 'satellite-3', 'satellite-5', 'satellite-7').map((one) => ({
      ...one,
      exhausted: true,
    }));
    const play = atEnding({ ...inPlay, units: tired });
    const { budget } = play.board.credits;
    use(play, 'quick-refit');
    expect(play.board.units.flatMap((unit) => (unit.exhausted ? [unit.id] : []))).toEqual(['satellite-7']);
    expect(play.board.credits.budget).toBe(budget + 1);
    expect(exhausted(play)).toEqual(['quick-refit']);
  });

  tech('ion-lance', 'destroys a UFO anywhere for a satellite, in both phases', (inPlay) => {
    const play = atEnding({ ...inPlay, ufos: { asia: 2, orbit: 1 } });
    use(play, 'ion-lance');
    choose(play, 'asia');
    expect(play.board.continents.asia.ufos).toBe(1);
    expect(play.placeOf('satellite-1')).toBe('card:ion-lance');
    expect(exhausted(play)).toEqual(['ion-lance']);
    const later = overAsia({ ...inPlay, ufos: { asia: 1, orbit: 1 } });
    use(later, 'ion-lance', { space: 'asia' });
    expect(later.board.task).toBe(null);
    expect(later.board.continents.asia.ufos).toBe(0);
  });

  tech(
    'repair-drones',
    'repairs one damage for a satellite, if there are at least two, in the resolution phase',
    (inPlay) => {
      const play = inOrbit({ ...inPlay, damage: 2 });
      use(play, 'repair-drones');
      expect(play.board.base.damage).toBe(1);
      expect(play.placeOf('satellite-3')).toBe('card:repair-drones');
      expect(exhausted(play)).toEqual(['repair-drones']);
      expect(cannotUse(inOrbit({ ...inPlay, damage: 1 }), 'repair-drones')).toEqual({ code: 'no-effect' });
    },
  );
});

describe("the Squad Leader's techs", () => {
  tech('spotter-optics', 'lowers threat by two for soldiers, in the base and on the regular mission', (inPlay) => {
    for (const fight of [inBase, onMission]) {
      const play = fight(inPlay);
      const calm = play.board.task?.threat;
      for (const _ of [1, 2]) rollAndApply(play, [1]);
      use(play, 'spotter-optics');
      expect(play.board.task?.threat).toBe(calm);
      expect(exhausted(play)).toEqual(['spotter-optics']);
    }
    expect(cannotUse(onFinalMission(inPlay), 'spotter-optics')).toMatchObject({ code: 'wrong-task' });
  });

  tech('layered-armor', 'rerolls the alien die in the base', (inPlay) => {
    const play = inBase(inPlay);
    roll(play, [6], 1);
    use(play, 'layered-armor');
    roll(play, [6], 8);
    expect(rollOf(play)).toMatchObject({ xcom: [6], alien: 8, loss: false });
    expect(exhausted(play)).toEqual(['layered-armor']);
    expect(cannotUse(onMission(inPlay), 'layered-armor')).toMatchObject({ code: 'wrong-task' });
  });

  tech('beam-rifles', 'adds a die on both missions for two soldiers', (inPlay) => {
    for (const [fight, dice] of [
      [onMission, 1],
      [onFinalMission, 2],
    ] as const) {
      const play = fight(inPlay);
      use(play, 'beam-rifles');
      choose(play, 'sniper-1', 'sniper-2');
      expect(diceOf(play)).toBe(dice + 1);
      for (const soldier of ['sniper-1', 'sniper-2']) expect(play.placeOf(soldier)).toBe('card:beam-rifles');
      expect(exhausted(play)).toEqual(['beam-rifles']);
    }
    expect(cannotUse(inBase(inPlay), 'beam-rifles')).toMatchObject({ code: 'wrong-task' });
  });

  tech('breaching-charges', 'turns two dice to successes for two soldiers, but not on the final mission', (inPlay) => {
    const play = inBase(inPlay);
    roll(play, [3]);
    use(play, 'breaching-charges');
    choose(play, 'sniper-1', 'sniper-2');
    expect(rollOf(play)).toMatchObject({ xcom: [6], successes: 1 });
    expect([play.placeOf('sniper-1'), play.placeOf('sniper-2')]).toEqual(Array(2).fill('card:breaching-charges'));
    expect(exhausted(play)).toEqual(['breaching-charges']);
    const last = onFinalMission(inPlay);
    roll(last, [3, 3]);
    expect(cannotUse(last, 'breaching-charges')).toMatchObject({ code: 'wrong-task' });
  });

  tech('field-medics', 'brings a soldier back from the pool, in both phases', (inPlay) => {
    const play = atEnding(inPlay);
    use(play, 'field-medics', { unit: 'sniper-3' });
    expect(play.placeOf('sniper-3')).toBe('reserve');
    expect(cannotUse(atEnding(inPlay), 'field-medics', { unit: 'interceptor-7' })).toMatchObject({
      code: 'no-such-option',
    });
    const later = inOrbit(inPlay);
    use(later, 'field-medics', { unit: 'heavy-3' });
    expect(later.placeOf('heavy-3')).toBe('reserve');
  });

  tech('drop-harness', 'sends two soldiers from reserve to the base, also during its defence', (inPlay) => {
    const play = atEnding(inPlay);
    use(play, 'drop-harness', { unit: 'support-1' });
    choose(play, 'heavy-1');
    expect([play.placeOf('support-1'), play.placeOf('heavy-1')]).toEqual(['base', 'base']);
    const later = inBase(inPlay);
    use(later, 'drop-harness', { unit: 'assault-1' });
    choose(later, 'sniper-1');
    later.do({ type: 'place', soldier: 'assault-1', icon: 1 }, { as: 'squad-leader' });
    expect(diceOf(later)).toBe(2);
    expect(exhausted(later)).toEqual(['drop-harness']);
  });

  tech('sentry-guns', 'adds a die to every roll of base defence that has one', (inPlay) => {
    const play = inBase(inPlay);
    expect(diceOf(play)).toBe(2);
    play.do({ type: 'place', soldier: 'heavy-1', icon: null }, { as: 'squad-leader' });
    expect(diceOf(play)).toBe(0);
    expect(diceOf(onMission(inPlay))).toBe(1);
  });

  tech('squad-link', 'adds a die to every roll in the base and on a regular mission that has one', (inPlay) => {
    expect(diceOf(onMission(inPlay))).toBe(2);
    expect(diceOf(inBase(inPlay))).toBe(2);
    expect(diceOf(onFinalMission(inPlay))).toBe(2);
  });

  tech('psi-screen', 'raises the alien die by one for a soldier, on both missions', (inPlay) => {
    const play = onMission(inPlay);
    roll(play, [6], 1);
    use(play, 'psi-screen');
    choose(play, 'sniper-1');
    expect(play.placeOf('sniper-1')).toBe('card:psi-screen');
    expect(rollOf(play)).toMatchObject({ alien: 2, loss: false });
    expect(exhausted(play)).toEqual(['psi-screen']);
    expect(cannotUse(inBase(inPlay), 'psi-screen')).toMatchObject({ code: 'wrong-task' });
  });

  tech('stasis-snare', 'takes an enemy out of the base for salvage', (inPlay) => {
    const play = inBase({ ...inPlay, enemies: ['muton-grunt', 'muton-elite'], salvage: ['floater-raider'] });
    use(play, 'stasis-snare', { enemy: 'base:1' });
    expect(play.board.base.enemies.map((enemy) => enemy?.card)).toEqual([
      'muton-grunt',
      undefined,
      undefined,
      undefined,
    ]);
    expect(play.board.salvage).toEqual([]);
    expect(play.board.decks.enemy.discard).toEqual(['floater-raider', 'muton-elite']);
    expect(exhausted(play)).toEqual(['stasis-snare']);
    expect(cannotUse(inBase(inPlay), 'stasis-snare')).toEqual({ code: 'no-salvage', needs: 1 });
  });

  tech('battle-drills', 'makes two soldiers elite, in the timed phase', (inPlay) => {
    const play = atEnding(inPlay);
    use(play, 'battle-drills', { unit: 'sniper-1' });
    choose(play, 'sniper-2');
    expect(play.board.units.flatMap((unit) => (unit.elite ? [unit.id] : []))).toEqual(['sniper-1', 'sniper-2']);
    expect(exhausted(play)).toEqual(['battle-drills']);
  });
});

describe('all techs', () => {
  test('CRD-7 have all been tested above', () => {
    expect([...tested].toSorted()).toEqual(standardCards.techs.map(({ id }) => id).toSorted());
  });

  test('CRD-2 have a price if they are usable', () => {
    const used = standardCards.techs.filter(({ effects }) => effects.length > 0);
    expect(used.filter(({ price }) => Object.keys(price).length === 0)).toEqual([]);
    expect(used).toHaveLength(25);
  });

  test('RES-4 cost one to three successes, with fixed costs for each role', () => {
    const costs = (owner: string) =>
      standardCards.techs.flatMap((one) => (one.owner === owner ? [one.cost] : [])).toSorted((a, b) => a - b);
    expect(costs('commander')).toEqual([1, 2, 2, 2, 3]);
    expect(costs('chief-scientist')).toEqual([1, 1, 2, 2, 2]);
    expect(costs('central-officer')).toEqual([1, 2, 2, 2, 2, 3, 3]);
    expect(costs('squad-leader')).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });
});
