// Plans effects: their events on the current table, and the questions that must be answered first.

import type { Effect, Verb, VerbName } from '../../content/cards/effects.ts';
import type { Playing } from '../state/state.ts';
import { isConditionMet } from './condition.ts';
import { damageBase, repairBase } from './verbs/base.ts';
import { addCrises, discardCrises, drawTechs, readyCards, swapTechs } from './verbs/cards.ts';
import { gainCredits, loseCredits } from './verbs/credits.ts';
import { addDice, addSuccesses, forgiveLoss, lowerThreat, raiseAlienDie, reroll, turnDice } from './verbs/dice.ts';
import { drawEnemies, gainSalvage, loseSalvage, removeEnemies } from './verbs/enemies.ts';
import { lowerPanic, raisePanic } from './verbs/panic.ts';
import { addPause, lengthenCue } from './verbs/time.ts';
import { destroyUfos, moveUfos, placeUfos } from './verbs/ufos.ts';
import {
  canPromote,
  exhaustUnits,
  killUnits,
  moveUnits,
  promoteUnits,
  readyUnits,
  recruitUnits,
} from './verbs/units.ts';
import type { Ask, Context, Plan, VerbRule } from './verbs/verb.ts';

const verbs: { readonly [N in VerbName]: VerbRule<N> } = {
  'destroy-ufos': destroyUfos,
  'move-ufos': moveUfos,
  'place-ufos': placeUfos,
  'raise-panic': raisePanic,
  'lower-panic': lowerPanic,
  'gain-credits': gainCredits,
  'lose-credits': loseCredits,
  reroll,
  'turn-dice': turnDice,
  'raise-alien-die': raiseAlienDie,
  'add-dice': addDice,
  'add-successes': addSuccesses,
  'forgive-loss': forgiveLoss,
  'lower-threat': lowerThreat,
  'ready-units': readyUnits,
  'exhaust-units': exhaustUnits,
  'kill-units': killUnits,
  'recruit-units': recruitUnits,
  'move-units': moveUnits,
  'promote-units': promoteUnits,
  'draw-techs': drawTechs,
  'swap-techs': swapTechs,
  'draw-enemies': drawEnemies,
  'remove-enemies': removeEnemies,
  'damage-base': damageBase,
  'repair-base': repairBase,
  'gain-salvage': gainSalvage,
  'lose-salvage': loseSalvage,
  'discard-crises': discardCrises,
  'add-crises': addCrises,
  'ready-cards': readyCards,
  'lengthen-cue': lengthenCue,
  'add-pause': addPause,
};

/** Plans one verb: the facts that follow, or the question to ask first. */
export const planOf = <N extends VerbName>(playing: Playing, verb: Extract<Verb, { do: N }>, context: Context): Plan =>
  (verbs[verb.do as N] as VerbRule<N>)(playing, verb, context);

/** Whether the effect could do anything on the current table. `context` must be a dry run. */
function canDo(playing: Playing, effect: Effect, context: Context): boolean {
  if ('when' in effect) {
    const branch = isConditionMet(playing, effect.when) ? effect.effects : (effect.otherwise ?? []);
    return branch.some((one) => canDo(playing, one, context));
  }
  if ('oneOf' in effect) return effect.oneOf.some(([first]) => canDo(playing, first, context));
  const plan = planOf(playing, effect, context);
  return 'ask' in plan || plan.facts.length > 0;
}

const dryRunOf = ({ role, why, at }: Context): Context => ({ role, why, at, answers: [], dryRun: true });

/** Whether any of the effects could do anything on the current table (CRD-2). */
export function canDoAny(playing: Playing, effects: readonly Effect[], context: Context): boolean {
  const dryRun = dryRunOf(context);
  return effects.some((effect) => canDo(playing, effect, dryRun));
}

/** Whether these effects do nothing for any unit. Checked once, to avoid testing every unit. */
export const areNoOps = ({ board }: Playing, effects: readonly Effect[]): boolean =>
  effects.every((effect) => 'do' in effect && effect.do === 'promote-units' && !canPromote(board));

/** Returns the first question of the effects on the current table, or null. Effects that ask nothing are skipped. */
export function firstAsk(playing: Playing, effects: readonly Effect[], context: Context): Ask | null {
  for (const effect of effects) {
    if ('when' in effect) {
      const inner = firstAsk(
        playing,
        isConditionMet(playing, effect.when) ? effect.effects : (effect.otherwise ?? []),
        context,
      );
      if (inner) return inner;
    } else if ('oneOf' in effect) {
      const possible = possibleWays(playing, effect.oneOf, context);
      const ask = wayQuestion(effect.oneOf, possible);
      const wish = context.wishes?.[ask.about] ?? ask.options[0];
      if (possible.length > 1 || wish !== ask.options[0]) return ask;
    } else {
      const plan = planOf(playing, effect, context);
      if ('ask' in plan) return plan.ask;
    }
  }
  return null;
}

type Ways = readonly (readonly [Verb, ...Effect[]])[];

/** Option id: index from 1 and first verb, e.g. `2:destroy-ufos`. */
export const wayId = (way: readonly [Verb, ...Effect[]], i: number): string => `${i + 1}:${way[0].do}`;

/** Returns the ways whose first verb could do something. */
export function possibleWays(playing: Playing, ways: Ways, context: Context): Ways {
  const dryRun = dryRunOf(context);
  return ways.filter(([first]) => canDo(playing, first, dryRun));
}

/** The question which of the possible ways to take. */
export const wayQuestion = (ways: Ways, possible: Ways): Ask => ({
  about: 'way',
  before: [],
  options: possible.map((way) => wayId(way, ways.indexOf(way))),
});
