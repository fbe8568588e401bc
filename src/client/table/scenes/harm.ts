// What a step does to the table by itself: panic, losses, and what crises and critical damage bring (FIN-25).

import type { Pack } from '../../../content/cards/pack.ts';
import { type Continent, continents } from '../../../content/continents.ts';
import type { StepKind } from '../../../content/steps.ts';
import { byStep, type Cause, cardOf, type EventOf, type GameEvent, isSameCause } from '../../../rules/index.ts';
import type { OperationEvent, SecretEvent, TableEvent } from '../../../rules/state/events.ts';
import type { Chapter } from './chapters.ts';

/** Panic that rose on one continent in one step, and what raised it. */
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

/** The harm of one step. */
export interface Harm extends Reason {
  readonly kind: 'harm';
  readonly rises: readonly Rise[];
  /** Everything else, in order; the chapter has the boards to name it with. */
  readonly others: readonly GameEvent[];
  /** All events that it tells. */
  readonly told: readonly GameEvent[];
  readonly chapter: Chapter;
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

/** The harm that came by itself. What an answer has just chosen is known to whoever saw the question. */
function unasked({ events, before: { pack } }: Chapter): readonly GameEvent[] {
  return events.filter((event, i) => (isRise(event, pack) || strikes(event, pack)) && events[i - 1]?.type !== 'chosen');
}

function risesIn(events: readonly GameEvent[], { before: { pack } }: Chapter): readonly Rise[] {
  const raises = events.filter((event): event is EventOf<'panic-changed'> => isRise(event, pack));
  return continents.flatMap((continent) => {
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

/** Returns the harm that a chapter did by itself; null if there was none. */
export function harmOf(chapter: Chapter): Harm | null {
  const { step } = chapter;
  const events = unasked(chapter);
  if (step === null || events.length === 0) return null;
  const others = events.filter(({ type }) => type !== 'panic-changed');
  return { kind: 'harm', ...reasonOf(step, chapter), rises: risesIn(events, chapter), others, told: events, chapter };
}
