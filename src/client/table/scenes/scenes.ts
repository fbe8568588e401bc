// Finds the moments of the resolution phase that stop the table for a breath.

import type { TaskKind } from '../../../content/cards/cards.ts';
import { type Continent, continents } from '../../../content/continents.ts';
import { panicTrack } from '../../../content/tracks.ts';
import { isSoldier } from '../../../content/units.ts';
import {
  type GameEvent,
  type Playing,
  type Roll,
  splitPlace,
  threatOf,
  type Unit,
  unitOf,
} from '../../../rules/index.ts';
import type { OperationEvent, SecretEvent, TableEvent } from '../../../rules/state/events.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { type Harm, harmOf, type Reason } from './harm.ts';

/** Soldiers killed by a lost roll (TSK-8). */
export interface SquadLost {
  readonly kind: 'squad-lost';
  readonly soldiers: readonly Unit[];
  readonly task: TaskKind;
  /** The lost roll, its successes, and the threat it did not beat. */
  readonly roll: Roll;
  readonly successes: number;
  readonly threat: number;
  /** Whether others are left there to fight on. */
  readonly goesOn: boolean;
}

/** A moment of the resolution phase. `from` and `to` are damage before and after; `part` counts from 1. */
export type Scene =
  | SquadLost
  /** `why` is null if the step did nothing by itself: a card or an answer brought the fall. */
  | { readonly kind: 'fallen'; readonly continent: Continent; readonly last: boolean; readonly why: Reason | null }
  | Harm
  | { readonly kind: 'base-struck'; readonly from: number; readonly to: number }
  | { readonly kind: 'tech-made'; readonly card: string }
  | { readonly kind: 'mission-completed'; readonly card: string }
  | { readonly kind: 'part-won'; readonly part: number; readonly left: number };

/** Panic at which a continent has fallen. */
const fallenAt = panicTrack.indexOf('orange');

/** Returns the soldiers that the events after a lost roll send to the pool. */
function killedIn(events: readonly GameEvent[], { board }: Playing): readonly Unit[] {
  const died = events.find((event) => event.type === 'units-moved' && event.to === 'pool');
  const ids = died?.type === 'units-moved' ? died.units : [];
  return ids.flatMap((id) => unitOf(board, id) ?? []).filter(({ kind }) => isSoldier(kind));
}

function squadLost(events: readonly GameEvent[], successes: number, before: Playing, after: Playing): Scene[] {
  const { task } = before.board;
  const soldiers = killedIn(events, before);
  const at = soldiers[0]?.at;
  if (!task?.roll || at === undefined) return [];
  const goesOn = after.board.units.some((unit) => unit.at === at);
  const { kind, roll } = task;
  return [{ kind: 'squad-lost', soldiers, task: kind, roll, successes, threat: threatOf(before), goesOn }];
}

/** The scene of the final mission's part that was completed. None for the last part, which ends the game. */
function partWon(part: number, { board }: Playing): Scene[] {
  const left = board.finalMission?.parts.filter(({ complete }) => !complete).length ?? 0;
  return left === 0 ? [] : [{ kind: 'part-won', part, left }];
}

function scenesOfEvent(event: GameEvent, later: readonly GameEvent[], before: Playing, after: Playing): Scene[] {
  switch (event.type) {
    case 'roll-applied':
      return event.loss ? squadLost(later, event.successes, before, after) : [];
    case 'cards-moved':
      if (event.deck !== 'tech' || event.to !== 'in-play') return [];
      return event.cards.map((card) => ({ kind: 'tech-made', card }));
    case 'mission-cleared': {
      const card = event.place === 'mission' && event.completed ? before.board.mission?.card : undefined;
      return card === undefined ? [] : [{ kind: 'mission-completed', card }];
    }
    case 'markers-placed': {
      const [name, part] = splitPlace(event.on);
      return event.complete && name === 'final-mission' ? partWon(Number(part) + 1, after) : [];
    }
    default:
      event satisfies SecretEvent | OperationEvent | TableEvent;
      return [];
  }
}

/** Scenes of the total change of a step. Several enemies may damage the base one after another. */
function scenesOfChange(chapter: Chapter): Scene[] {
  const { before, after } = chapter;
  const [from, to] = [before.board.damage, after.board.damage];
  const hasFallen = (one: Continent, { board }: Playing): boolean => board.panic[one] >= fallenAt;
  const all = continents.filter((one) => hasFallen(one, after));
  const fallen = all.filter((one) => !hasFallen(one, before));
  const harm = harmOf(chapter);
  // The scene of a fall tells its cause, so it stands alone if nothing else happened.
  const isMore = harm !== null && (harm.others.length > 0 || harm.rises.some(({ to: end }) => end < fallenAt));
  const why = harm && { step: harm.step, count: harm.count };
  return [
    ...(isMore ? [harm] : []),
    ...(to > from ? [{ kind: 'base-struck', from, to } as const] : []),
    ...fallen.map((continent): Scene => ({ kind: 'fallen', continent, last: all.length > 1, why })),
  ];
}

/**
 * Returns the scenes of events that happened together, in order, step by step: one press may pass several steps, and
 * may have ended the timed phase (FIN-25). There are none for a cue, while the clock runs, and none of the press that
 * wins the game, whose page says it. A blow that loses the game is seen before that page.
 */
export function scenesOf(events: readonly GameEvent[], before: Playing, after: Playing): readonly Scene[] {
  if (after.phase === 'timed' || after.outcome?.won) return [];
  return chaptersOf(events, before)
    .filter(({ step }) => step !== null)
    .flatMap((chapter) => {
      const { events: own, before: then, after: next } = chapter;
      // The scene of a roll leads on to the next move, and at the end of the game there is none.
      const single = after.outcome ? [] : own.flatMap((event, i) => scenesOfEvent(event, own.slice(i + 1), then, next));
      return [...single, ...scenesOfChange(chapter)];
    });
}
