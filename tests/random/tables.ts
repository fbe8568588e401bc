import type { Cards } from '../../src/content/cards/cards.ts';
import { houseFunding } from '../../src/content/components.ts';
import { continents } from '../../src/content/continents.ts';
import { difficulties } from '../../src/content/difficulties.ts';
import { enemyTypesOf } from '../../src/content/enemies.ts';
import { fixedPlan, plans } from '../../src/content/plans.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import { timerScales } from '../../src/content/timings.ts';
import type { Draws, GameOptions, Position } from '../../src/rules/index.ts';
import { oneIn, randomPosition, upTo } from './positions.ts';

/** One game in this many is a companion game. games.test.ts plays more of them. */
const companionOneIn = 12;

const panic = (chance: Draws, most: number) => ({
  'north-america': upTo(chance, most),
  'south-america': upTo(chance, most),
  europe: upTo(chance, most),
  africa: upTo(chance, most),
  asia: upTo(chance, most),
  australia: upTo(chance, most),
});

const houseRules = (chance: Draws): GameOptions['houseRules'] => ({
  everybodyPauses: oneIn(chance, 2),
  hardLosses: oneIn(chance, 2),
  emergencyFunding: houseFunding.least + upTo(chance, houseFunding.most - houseFunding.least),
});

/** Returns random valid wishes for a game with these cards. Half of the virtual games are described tables. */
export function randomWishes(seed: string, chance: Draws, cards: Cards = standardCards): GameOptions {
  const difficulty = chance.pick(difficulties);
  const mode = oneIn(chance, companionOneIn) ? 'companion' : 'virtual';
  const plan = fixedPlan[difficulty] ?? (oneIn(chance, 2) ? chance.pick(plans) : undefined);
  const all = {
    seed,
    difficulty,
    mode,
    plan,
    base: oneIn(chance, 2) ? chance.pick(continents) : undefined,
    enemyTypes: oneIn(chance, 4) ? chance.shuffled(enemyTypesOf[difficulty]).slice(0, 3) : undefined,
    startingPanic: oneIn(chance, 4) ? panic(chance, 4) : undefined,
    timers: oneIn(chance, 2) ? chance.pick(timerScales) : undefined,
    houseRules: oneIn(chance, 3) ? houseRules(chance) : undefined,
  } as const;
  if (mode === 'companion') return all;
  return {
    ...all,
    dice: oneIn(chance, 3) ? 'table' : 'app',
    position: oneIn(chance, 2) ? randomPosition(chance, cards) : undefined,
  };
}

/** Impossible positions, each for its own reason. */
const impossible: readonly Position[] = [
  { round: 0 },
  { budget: -1 },
  { emergency: 0.5 },
  { damage: 9 },
  { panic: { asia: 9 } },
  { panic: { europe: Number.NaN } },
  { ufos: { orbit: 20, africa: 5 } },
  { ufos: { asia: -1 } },
  { labs: [{ tech: 'ion-lance', successes: 3 }] },
  { labs: [null, null, null, { tech: 'ion-lance' }] },
  { hand: ['ion-lance', 'ion-lance'] },
  { inPlay: ['home-front'] },
  { crisisPool: ['home-front', 'home-front'] },
  { mission: 'ion-lance' },
  { missionEnemies: ['muton-grunt'] },
  { enemies: [null, null, null, null, 'muton-grunt'] },
  { salvage: ['nobody'] },
  { units: [{ id: 'sniper-9', at: 'base' }] },
  { units: [{ id: 'sniper-1', at: 'orbit' }] },
  { units: [{ id: 'sniper-1', at: 'mission' }] },
  { units: [{ id: 'scientist-1', at: 'lab:1' }] },
  { units: [{ id: 'scientist-1', at: 'pool' }] },
  { units: [{ id: 'satellite-1', at: 'card:nothing' }] },
  { units: [{ id: 'satellite-1', at: 'orbit', elite: true }] },
  { units: [{ id: 'heavy-1', at: 'base', exhausted: true }] },
  { begin: 'final-mission', finalMission: 'locked' },
  { begin: 'deploy-final-squad', finalMission: 'locked' },
];

/** Returns the wishes with one made impossible. They must be refused. */
export function impossibleWishes(wishes: GameOptions, chance: Draws): GameOptions {
  const { difficulty, plan, position: _, houseRules: __, ...rest } = wishes;
  const spoiled: readonly GameOptions[] = [
    { ...rest, difficulty: 'tutorial', plan: 'onslaught' },
    {
      ...wishes,
      enemyTypes: chance.pick([[], ['muton'], ['muton', 'muton', 'sectoid'], ['muton', 'nobody', 'sectoid']]),
    },
    { ...wishes, houseRules: { emergencyFunding: chance.pick([5, 15, 9.5, Number.NaN]) } },
    { ...wishes, startingPanic: { ...panic(chance, 4), [chance.pick(continents)]: chance.pick([5, 8, -1, 0.5]) } },
    { ...rest, difficulty, plan, mode: 'virtual', position: chance.pick(impossible) },
  ];
  return chance.pick(spoiled);
}
