import type { Effect, Verb, VerbName } from '../../content/cards/effects.ts';
import { isConditionMet, type Playing } from '../../rules/index.ts';

/** How bad one unit of each verb is for the team. Negative if it helps, zero if the bot ignores it. */
const dread: Readonly<Record<VerbName, number>> = {
  'damage-base': 10,
  'raise-panic': 6,
  'draw-enemies': 6,
  'add-crises': 6,
  'place-ufos': 5,
  'kill-units': 4,
  'move-ufos': 2,
  'lose-credits': 1,
  'exhaust-units': 1,
  'lose-salvage': 1,
  'gain-salvage': -1,
  'gain-credits': -1,
  'ready-units': -1,
  'draw-techs': -2,
  'swap-techs': 0,
  'recruit-units': -3,
  'promote-units': -3,
  'move-units': -3,
  'ready-cards': -3,
  'destroy-ufos': -5,
  'discard-crises': -6,
  'remove-enemies': -6,
  'lower-panic': -6,
  'repair-base': -10,
  reroll: 0,
  'turn-dice': 0,
  'raise-alien-die': 0,
  'add-dice': 0,
  'add-successes': 0,
  'forgive-loss': 0,
  'lower-threat': 0,
  'lengthen-cue': 0,
  'add-pause': 0,
};

/** How many continents `each` is assumed to mean. */
const continentsPerEach = 3;

const amountOf = (verb: Verb): number => {
  const count = 'count' in verb ? verb.count : 'by' in verb ? verb.by : 1;
  return 'on' in verb && verb.on === 'each' ? count * continentsPerEach : count;
};

function dreadOfOne(playing: Playing, effect: Effect): number {
  if ('do' in effect) return dread[effect.do] * amountOf(effect);
  if ('oneOf' in effect) return Math.min(...effect.oneOf.map((way) => dreadOf(playing, way)));
  return dreadOf(playing, isConditionMet(playing, effect.when) ? effect.effects : (effect.otherwise ?? []));
}

/** How bad the effects are; negative if they help. Checks conditions now, and takes the best way of each choice. */
export const dreadOf = (playing: Playing, effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + dreadOfOne(playing, effect), 0);
