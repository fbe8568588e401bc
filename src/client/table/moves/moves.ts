// What people at a screen may do now, sorted by what they would touch.

import type { Role } from '../../../content/roles.ts';
import { type Intent, legal, type OpenGame, type Place } from '../../../rules/index.ts';

/** Something that may be asked, and in whose name. */
export interface Move {
  readonly intent: Intent;
  readonly as: Role;
}

type Of<T extends Intent['type']> = Extract<Intent, { type: T }>;

/** All moves of some seats. */
export interface Moves {
  /** Where each unit may be sent in the open cue. */
  readonly assign: ReadonlyMap<string, ReadonlyMap<Place, Move>>;
  /** What may be taken back: units, and the open cue's tech. */
  readonly recall: ReadonlyMap<string, Move>;
  /** Techs for the open cue's lab. */
  readonly research: ReadonlyMap<string, Move>;
  /** Cards in play that work now. */
  readonly use: ReadonlyMap<string, Move>;
  /** Answers to the open question. */
  readonly choose: ReadonlyMap<string, Move>;
  /** Sums from Emergency Funding. */
  readonly fund: ReadonlyMap<number, Move>;
  readonly buy: ReadonlyMap<Of<'buy'>['kind'], Move>;
  readonly take: readonly (Move & { readonly task: Of<'take'>['task'] })[];
  /** Icons of the open task each soldier may stand on; null takes him off. */
  readonly place: ReadonlyMap<string, ReadonlyMap<number | null, Move>>;
  readonly begin: Move | null;
  readonly roll: Move | null;
  readonly apply: Move | null;
  readonly stop: Move | null;
  readonly done: Move | null;
  readonly scan: Move | null;
}

/** The moves of these seats, found by the very rules that will be asked. */
export function movesOf(open: OpenGame, seats: readonly Role[]): Moves {
  const assign = new Map<string, Map<Place, Move>>();
  const place = new Map<string, Map<number | null, Move>>();
  const recall = new Map<string, Move>();
  const research = new Map<string, Move>();
  const use = new Map<string, Move>();
  const choose = new Map<string, Move>();
  const fund = new Map<number, Move>();
  const buy = new Map<Of<'buy'>['kind'], Move>();
  const take: (Move & { task: Of<'take'>['task'] })[] = [];
  const single: Partial<Record<Intent['type'], Move>> = {};
  const inner = <K, V>(map: Map<string, Map<K, V>>, key: string): Map<K, V> => {
    const found = map.get(key) ?? new Map<K, V>();
    map.set(key, found);
    return found;
  };
  for (const as of seats) {
    for (const intent of legal(open, as)) {
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
          single[intent.type] ??= move;
      }
    }
  }
  const one = (type: Intent['type']): Move | null => single[type] ?? null;
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
