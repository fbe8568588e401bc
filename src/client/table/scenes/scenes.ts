// Finds the moments of the resolution phase that stop the table for a breath.

import type { TaskKind } from '../../../content/cards/cards.ts';
import { type Continent, continents } from '../../../content/continents.ts';
import type { Role } from '../../../content/roles.ts';
import { isSoldier } from '../../../content/units.ts';
import { isLastChance } from '../../../odds/index.ts';
import {
  type GameEvent,
  hasFallen,
  type Playing,
  type Roll,
  splitPlace,
  threatOf,
  type Unit,
  unitOf,
} from '../../../rules/index.ts';
import type { OperationEvent, SecretEvent, TableEvent } from '../../../rules/state/events.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import { type Harm, harmsOf, type Reason } from './harm.ts';

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
  /** Whether it was the last chance, so that the Earth is lost. */
  readonly ends: boolean;
}

/** The event that a scene shows. `part` counts from 1. */
type Happening =
  | SquadLost
  /** `why` is null if the step did nothing by itself: a card or an answer brought the fall. */
  | { readonly kind: 'fallen'; readonly continent: Continent; readonly last: boolean; readonly why: Reason | null }
  | Harm
  | { readonly kind: 'tech-made'; readonly card: string }
  | { readonly kind: 'mission-completed'; readonly card: string }
  | { readonly kind: 'part-won'; readonly part: number; readonly left: number };

/** A moment of the resolution phase, and the table as it is after it. */
export type Scene = Happening & { readonly after: Playing };

/** Returns the soldiers that the events after a lost roll send to the pool. */
function killedIn(events: readonly GameEvent[], { board }: Playing): readonly Unit[] {
  const died = events.find((event) => event.type === 'units-moved' && event.to === 'pool');
  const ids = died?.type === 'units-moved' ? died.units : [];
  return ids.flatMap((id) => unitOf(board, id) ?? []).filter(({ kind }) => isSoldier(kind));
}

function squadLost(events: readonly GameEvent[], successes: number, before: Playing, after: Playing): Happening[] {
  const { task } = before.board;
  const soldiers = killedIn(events, before);
  const at = soldiers[0]?.at;
  if (!task?.roll || at === undefined) return [];
  const goesOn = after.board.units.some((unit) => unit.at === at);
  const { kind, roll } = task;
  const ends = kind === 'final-mission' && !goesOn && isLastChance(before);
  return [{ kind: 'squad-lost', soldiers, task: kind, roll, successes, threat: threatOf(before), goesOn, ends }];
}

/** The scene of the final mission's part that was completed. None for the last part, which ends the game. */
function partWon(part: number, { board }: Playing): Happening[] {
  const left = board.finalMission?.parts.filter(({ complete }) => !complete).length ?? 0;
  return left === 0 ? [] : [{ kind: 'part-won', part, left }];
}

function scenesOfEvent(event: GameEvent, later: readonly GameEvent[], before: Playing, after: Playing): Happening[] {
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

const fallenOn = ({ board }: Playing): readonly Continent[] => continents.filter((one) => hasFallen(board, one));

/** The scene of a fall. It tells its cause, too. */
const fallOf = (continent: Continent, why: Reason | null, after: Playing): Scene => ({
  kind: 'fallen',
  continent,
  last: fallenOn(after).length > 1,
  why,
  after,
});

/**
 * Returns the scenes of harm that a step does by itself, in beats. Each fall comes right after the beat that causes it.
 */
function scenesOfHarm(chapter: Chapter, isHere: (seat: Role) => boolean): Scene[] {
  const { before, after } = chapter;
  const harms = harmsOf(chapter, isHere);
  const told = new Set(harms.flatMap(({ fall }) => fall?.continents ?? []));
  const others = fallenOn(after).filter((one) => !fallenOn(before).includes(one) && !told.has(one));
  return [
    ...harms.flatMap((harm): Scene[] => {
      const { step, count, beats, fall } = harm;
      return [
        ...beats.slice(-1).map((last): Scene => ({ ...harm, after: last.after })),
        ...(fall?.continents.map((one) => fallOf(one, { step, count }, fall.after)) ?? []),
      ];
    }),
    ...others.map((one) => fallOf(one, null, after)),
  ];
}

/** Default for spectators: none of the seats is at this screen. */
const nobody = (): boolean => false;

/**
 * Returns the scenes of simultaneous events, in order, step by step: one press may pass several steps, and may have
 * ended the timed phase (FIN-25). There are none in cues, while the clock runs, and none for the press that wins the
 * game, because the end page tells it. A blow that loses the game is shown before that page. `isHere` says whether a
 * seat belongs to a person at this screen, who have seen their own choices.
 */
export function scenesOf(
  events: readonly GameEvent[],
  before: Playing,
  after: Playing,
  isHere: (seat: Role) => boolean = nobody,
): readonly Scene[] {
  if (after.phase === 'timed' || after.outcome?.won) return [];
  return chaptersOf(events, before)
    .filter(({ step }) => step !== null)
    .flatMap((chapter) => {
      const { events: own, before: then, after: next } = chapter;
      const single = own.flatMap((event, i) => scenesOfEvent(event, own.slice(i + 1), then, next));
      const ends = single.some((scene) => scene.kind === 'squad-lost' && scene.ends);
      const harm = scenesOfHarm(chapter, isHere);
      const [first] = harm;
      // These scenes show the table right after the roll, before the harm that the same press did.
      const rolled = (first && 'beats' in first ? first.beats[0]?.before : undefined) ?? next;
      return [
        // A win leads on to the next move, which does not exist after the last chance is lost or the game is over.
        ...single
          .filter(({ kind }) => kind === 'squad-lost' || !(ends || after.outcome))
          .map((one) => ({ ...one, after: rolled })),
        ...harm,
      ];
    });
}

/** Returns the table as a scene shows it after this many of its beats. */
export function tableAt(scene: Scene, beat: number): Playing {
  if (!('beats' in scene)) return scene.after;
  return (beat === 0 ? scene.beats[0]?.before : scene.beats[beat - 1]?.after) ?? scene.after;
}
