// Legal moves of the people at a screen, indexed by their targets.

import type { Role } from '../../../content/roles.ts';
import { type Intent, legalIntents, type OpenGame, type Place } from '../../../rules/index.ts';
import type { IntentOf } from '../../../rules/state/intents.ts';

/** A legal intent and the seat that may ask it. */
export interface Move {
  readonly intent: Intent;
  readonly as: Role;
}

/** Moves of which there is one at a time. */
type Plain = 'begin' | 'roll' | 'apply' | 'stop' | 'done' | 'scan';
/** Intents that the table has other controls for: the clock, the menu, windows. With a board nothing is reported. */
type Unoffered =
  | 'pause'
  | 'resume'
  | 'open-menu'
  | 'close-menu'
  | 'set-timers'
  | 'ready'
  | 'report'
  | 'correct'
  | 'report-late';

/** All legal moves of some seats. Keys are ids unless noted. */
export interface Moves {
  /** Places each unit may be sent to in the open cue. */
  readonly assign: ReadonlyMap<string, ReadonlyMap<Place, Move>>;
  /** Units that may be recalled, and the open cue's tech. */
  readonly recall: ReadonlyMap<string, Move>;
  /** Techs that may go into the open cue's lab. */
  readonly research: ReadonlyMap<string, Move>;
  /** Cards in play that can be used now. */
  readonly use: ReadonlyMap<string, Move>;
  /** Options that can be chosen. */
  readonly choose: ReadonlyMap<string, Move>;
  /** Amounts of Emergency Funding, in credits. */
  readonly fund: ReadonlyMap<number, Move>;
  readonly buy: ReadonlyMap<IntentOf<'buy'>['kind'], Move>;
  readonly take: readonly (Move & { readonly task: IntentOf<'take'>['task'] })[];
  /** Icons of the open task that each soldier may take, by index; null takes them off. */
  readonly place: ReadonlyMap<string, ReadonlyMap<number | null, Move>>;
  readonly begin: Move | null;
  readonly roll: Move | null;
  readonly apply: Move | null;
  readonly stop: Move | null;
  readonly done: Move | null;
  readonly scan: Move | null;
}

/** Returns the moves of these seats, as the rules list them, without those that are not offered. */
export function movesOf(
  open: OpenGame,
  seats: readonly Role[],
  offers: (intent: Intent) => boolean = () => true,
): Moves {
  const assign = new Map<string, Map<Place, Move>>();
  const place = new Map<string, Map<number | null, Move>>();
  const recall = new Map<string, Move>();
  const research = new Map<string, Move>();
  const use = new Map<string, Move>();
  const choose = new Map<string, Move>();
  const fund = new Map<number, Move>();
  const buy = new Map<IntentOf<'buy'>['kind'], Move>();
  const take: (Move & { task: IntentOf<'take'>['task'] })[] = [];
  const single: Partial<Record<Intent['type'], Move>> = {};
  const inner = <K, V>(map: Map<string, Map<K, V>>, key: string): Map<K, V> => {
    const found = map.get(key) ?? new Map<K, V>();
    map.set(key, found);
    return found;
  };
  for (const as of seats) {
    for (const intent of legalIntents(open, as)) {
      if (!offers(intent)) continue;
      const move = { intent, as };
      switch (intent.type) {
        case 'assign':
          for (const unit of intent.units) inner(assign, unit).set(intent.to, move);
          break;
        case 'recall':
          for (const unit of intent.units) recall.set(unit, move);
          break;
        case 'research':
          research.set(intent.tech, move);
          break;
        case 'use':
          use.set(intent.card, move);
          break;
        case 'choose':
          choose.set(intent.option, move);
          break;
        case 'fund':
          fund.set(intent.credits, move);
          break;
        case 'buy':
          buy.set(intent.kind, move);
          break;
        case 'take':
          take.push({ ...move, task: intent.task });
          break;
        case 'place':
          inner(place, intent.soldier).set(intent.icon, move);
          break;
        default:
          intent satisfies IntentOf<Plain | Unoffered>;
          single[intent.type] ??= move;
      }
    }
  }
  const one = (type: Plain): Move | null => single[type] ?? null;
  return {
    assign,
    recall,
    research,
    use,
    choose,
    fund,
    buy,
    take,
    place,
    begin: one('begin'),
    roll: one('roll'),
    apply: one('apply'),
    stop: one('stop'),
    done: one('done'),
    scan: one('scan'),
  };
}
