// Harm that a step does by itself: panic, base damage, losses, and effects of crises and critical damage (FIN-25).

import type { Pack } from '../../../content/cards/pack.ts';
import { type Continent, continents } from '../../../content/continents.ts';
import type { Role } from '../../../content/roles.ts';
import type { StepKind } from '../../../content/steps.ts';
import {
  byStep,
  type Cause,
  cardOf,
  type EventOf,
  type GameEvent,
  hasFallen,
  isSameCause,
  type Playing,
} from '../../../rules/index.ts';
import type { OperationEvent, SecretEvent, TableEvent } from '../../../rules/state/events.ts';
import { type Beat, beatsOf } from './beats.ts';
import type { Chapter } from './chapters.ts';

/** Panic that rose on one continent, with its cause. */
export interface Rise {
  readonly continent: Continent;
  readonly from: number;
  readonly to: number;
  readonly causes: readonly Cause[];
}

/** Why a step did harm. `count` is of credits missing, UFOs left or crises; 0 for other steps. */
export interface Reason {
  readonly step: StepKind;
  readonly count: number;
}

/**
 * Harm of one step, beat by beat, up to the next fall. `base-struck` is a blow, with the critical damage that it
 * brings.
 */
export interface Harm extends Reason {
  readonly kind: 'harm' | 'base-struck';
  readonly beats: readonly Beat[];
  /** Beats of the same kind that scenes of this step have told before, and all of them. */
  readonly done: number;
  readonly of: number;
  /**
   * Continents that fall with its last beat or right after it, which the next scenes show, and the table after that.
   */
  readonly fall: { readonly continents: readonly Continent[]; readonly after: Playing } | null;
  /** All events that the harm of its step is made of. */
  readonly told: readonly GameEvent[];
}

/** Whether an event is an effect of a crisis or of critical damage, besides panic and base damage. */
function strikes(event: GameEvent, pack: Pack): boolean {
  if (event.why.by !== 'plan' && !pack.crisis.has(cardOf(event.why) ?? '')) return false;
  switch (event.type) {
    case 'units-moved':
      return event.to === 'pool';
    case 'units-changed':
      return event.exhausted === true;
    case 'cards-moved':
      return event.deck === 'crisis' ? event.to === 'crisis-pool' : event.deck === 'enemy';
    case 'ufos-moved':
    case 'credits-changed':
      return true;
    default:
      event satisfies SecretEvent | OperationEvent | TableEvent;
      return false;
  }
}

/** Whether panic rose, and not by a card that somebody used. */
const isRise = (event: GameEvent, pack: Pack): event is EventOf<'panic-changed'> =>
  event.type === 'panic-changed' && event.by > 0 && !pack.usable.has(cardOf(event.why) ?? '');

/**
 * Returns the harm that came by itself. Harm that a person at this screen has just chosen is left out, because they
 * have seen it. `isHere` says whether a seat is theirs.
 */
function unasked({ events, before: { pack } }: Chapter, isHere: (seat: Role) => boolean): ReadonlySet<GameEvent> {
  const isAnswer = (event: GameEvent | undefined): boolean =>
    event?.type === 'chosen' && (event.seat === undefined || isHere(event.seat));
  return new Set(
    events.filter((event, i) => {
      if (event.type === 'damage-changed') return event.by > 0;
      return (isRise(event, pack) || strikes(event, pack)) && !isAnswer(events[i - 1]);
    }),
  );
}

/** The events of beats. */
const toldIn = (beats: readonly Beat[]): readonly GameEvent[] => beats.flatMap(({ told }) => told);

/** Returns the panic that rose in beats: a rise for each continent, in their order. */
export function risesIn(beats: readonly Beat[]): readonly Rise[] {
  const raises = toldIn(beats).filter((event): event is EventOf<'panic-changed'> => event.type === 'panic-changed');
  return [...new Set(raises.map(({ continent }) => continent))].flatMap((continent) => {
    const own = raises.filter((event) => event.continent === continent);
    const [first] = own;
    const last = own.at(-1);
    if (first === undefined || last === undefined) return [];
    const causes = own
      .map(({ why }) => why)
      .filter((why, i, all) => all.findIndex((one) => isSameCause(one, why)) === i);
    return [{ continent, from: first.panic - first.by, to: last.panic, causes }];
  });
}

/** Returns base damage before and after beats. Null if there was no blow. */
export function damageIn(beats: readonly Beat[]): { readonly from: number; readonly to: number } | null {
  const blows = toldIn(beats).filter((event) => event.type === 'damage-changed');
  const [first] = blows;
  const last = blows.at(-1);
  return first && last ? { from: first.damage - first.by, to: last.damage } : null;
}

/** Whether panic rose for a missing credit. */
const isUnpaid = ({ type, why }: GameEvent): boolean => type === 'panic-changed' && isSameCause(why, byStep('audit'));

/** Why the step did harm. Each missing credit raises panic on its own (FIN-24). */
function reasonOf(step: StepKind, { events, after: { board, pack } }: Chapter): Reason {
  switch (step) {
    case 'audit':
      return { step, count: events.filter(isUnpaid).length };
    case 'orbital-defense':
      return { step, count: board.ufos.orbit };
    case 'global-defense':
      return { step, count: continents.reduce((sum, one) => sum + board.ufos[one], 0) };
    case 'crises': {
      const cards = events.flatMap(({ why }) => cardOf(why) ?? []).filter((card) => pack.crisis.has(card));
      return { step, count: new Set(cards).size };
    }
    case 'recruit':
    case 'research':
    case 'base-defense':
    case 'base-destroyed':
    case 'missions':
    case 'panic-report':
    case 'mission-report':
    case 'refresh':
    case 'return-units':
    case 'orbit-report':
      return { step, count: 0 };
  }
}

/** Returns the continents that fall in a beat. */
const fallsIn = ({ before, after }: Beat): readonly Continent[] =>
  continents.filter((one) => !hasFallen(before.board, one) && hasFallen(after.board, one));

/** Whether a beat is a blow against the base. Critical damage belongs to the blow that brought it. */
const isBlow = ({ told: [first] }: Beat, afterBlow: boolean): boolean =>
  first?.type === 'damage-changed' || (first?.why.by === 'plan' && afterBlow);

/** Groups beats into scenes: a fall ends a scene, and blows to the base have scenes of their own. */
function runsOf(beats: readonly Beat[]): readonly Pick<Harm, 'kind' | 'beats'>[] {
  const runs: { kind: Harm['kind']; beats: Beat[] }[] = [];
  for (const beat of beats) {
    const run = runs.at(-1);
    const last = run?.beats.at(-1);
    const kind = isBlow(beat, run?.kind === 'base-struck') ? 'base-struck' : 'harm';
    if (run?.kind === kind && last && fallsIn(last).length === 0) run.beats.push(beat);
    else runs.push({ kind, beats: [beat] });
  }
  return runs;
}

/** Returns the harm that a chapter did by itself, in the order in which it was done. Empty if there was none. */
export function harmsOf(chapter: Chapter, isHere: (seat: Role) => boolean): readonly Harm[] {
  const { step } = chapter;
  if (step === null) return [];
  const told = unasked(chapter, isHere);
  const runs = runsOf(beatsOf(chapter, told));
  const reason = reasonOf(step, chapter);
  const countOf = (some: typeof runs, kind: Harm['kind']): number =>
    some.reduce((sum, run) => sum + (run.kind === kind ? run.beats.length : 0), 0);
  return runs.map(({ kind, beats }, i) => {
    const last = beats.at(-1);
    const falls = last ? fallsIn(last) : [];
    // A fall is a beat of its own.
    const isFall = last?.told.length === 1 && falls.length > 0;
    return {
      kind,
      ...reason,
      beats: isFall ? beats.slice(0, -1) : beats,
      done: countOf(runs.slice(0, i), kind),
      of: countOf(runs, kind),
      fall: last && falls.length > 0 ? { continents: falls, after: last.after } : null,
      told: [...told],
    };
  });
}
