// Costs of a crisis if it were resolved now.

import type { Effect, Verb } from '../../content/cards/effects.ts';
import { isConditionMet, type Playing } from '../../rules/index.ts';
import { effectsWorth, targetsOf } from '../planner/effects.ts';
import { type Outlook, outlookOf } from '../planner/outlook/outlook.ts';
import { panicWorth } from '../planner/outlook/worth.ts';
import type { Point, PointName } from './point.ts';

/** A kind of cost, and how much of it. */
interface Cost {
  readonly is: PointName;
  readonly count: number;
}

const nothing: Cost = { is: 'costs-nothing', count: 0 };

function costOfVerb(outlook: Outlook, verb: Verb): Cost {
  const { board } = outlook;
  switch (verb.do) {
    case 'raise-panic': {
      const many = targetsOf(outlook, verb, (one) => -panicWorth(outlook, one, verb.by)).length;
      return { is: 'costs-panic', count: many * verb.by };
    }
    case 'damage-base':
      return { is: 'costs-damage', count: verb.by };
    case 'place-ufos':
      return { is: 'costs-ufos', count: verb.count };
    case 'draw-enemies':
      return { is: 'costs-enemies', count: verb.count };
    case 'kill-units':
      return { is: 'costs-units', count: verb.count };
    case 'exhaust-units':
      return { is: 'costs-time', count: verb.count };
    case 'lose-credits':
      return {
        is: 'costs-credits',
        count: Math.min(verb.count, verb.from === 'budget' ? board.budget : board.emergency),
      };
    default:
      verb.do satisfies
        | 'add-crises'
        | 'add-dice'
        | 'add-pause'
        | 'add-successes'
        | 'destroy-ufos'
        | 'discard-crises'
        | 'draw-techs'
        | 'forgive-loss'
        | 'gain-credits'
        | 'gain-salvage'
        | 'lengthen-cue'
        | 'lose-salvage'
        | 'lower-panic'
        | 'lower-threat'
        | 'move-ufos'
        | 'move-units'
        | 'promote-units'
        | 'raise-alien-die'
        | 'ready-cards'
        | 'ready-units'
        | 'recruit-units'
        | 'remove-enemies'
        | 'repair-base'
        | 'reroll'
        | 'swap-techs'
        | 'turn-dice';
      return nothing;
  }
}

/** Returns the first cost of effects that happen now. For a choice of ways it is that of the best one. */
function costOf(outlook: Outlook, effects: readonly Effect[]): Cost {
  for (const effect of effects) {
    const cost = costOfEffect(outlook, effect);
    if (cost.count > 0) return cost;
  }
  return nothing;
}

function costOfEffect(outlook: Outlook, effect: Effect): Cost {
  if ('do' in effect) return costOfVerb(outlook, effect);
  if ('when' in effect) {
    return costOf(outlook, isConditionMet(outlook, effect.when) ? effect.effects : (effect.otherwise ?? []));
  }
  const [best = []] = effect.oneOf.toSorted((a, b) => effectsWorth(outlook, b) - effectsWorth(outlook, a));
  return costOf(outlook, best);
}

/** Returns a point about the cost of effects if they happened now. */
export function costPoint(playing: Playing, effects: readonly Effect[], place: string): Point {
  const { is, count } = costOf(outlookOf(playing), effects);
  return { is, place, numbers: { count } };
}
