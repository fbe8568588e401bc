import type { About, Verb, VerbName } from '../../../content/cards/effects.ts';
import type { Role } from '../../../content/roles.ts';
import type { Unknown } from '../../course/course.ts';
import type { With } from '../../state/board.ts';
import type { GameEvent, Stamp } from '../../state/events.ts';
import type { Playing } from '../../state/state.ts';

/** Who is at it, when, why (for which card or step), and what has been answered so far. */
export interface Doing extends Stamp {
  readonly role: Role;
  readonly answers: readonly string[];
  /** Answers in advance, where it is looked at whether they can be given: the only one there is may be another. */
  readonly wishes?: With;
  /** It is only looked at whether anything could be done: which of many options there are is not asked. */
  readonly looking?: boolean;
}

/** Something to be answered before it can be done. */
export interface Ask {
  readonly about: About;
  readonly options: readonly string[];
  /** Answers that come before this one and still hold. */
  readonly before: readonly string[];
}

/** What happens one after another. */
export type Happened = readonly (GameEvent | Unknown)[];

/** What a verb comes to on the table as it is: a question, or what then happens; nothing, if it can do nothing. */
export type Plan = { readonly ask: Ask } | { readonly facts: Happened };

export type VerbRule<N extends VerbName> = (playing: Playing, verb: Extract<Verb, { do: N }>, doing: Doing) => Plan;

/** Nothing to be done. */
export const nothing: Plan = { facts: [] };

export const facts = (...happened: Happened): Plan => ({ facts: happened });

/**
 * The answer that follows those `before`: given, or the only one there is; else the question, or null where there is
 * nothing to choose from. One that the table has overtaken is asked again.
 */
export function answer<T extends string>(
  { answers, wishes }: Doing,
  before: readonly string[],
  about: About,
  options: readonly T[],
): { readonly is: T } | { readonly ask: Ask } | null {
  const [first] = options;
  if (first === undefined) return null;
  const wanted = answers[before.length];
  const given = wanted === undefined ? undefined : options.find((option) => option === wanted);
  if (given !== undefined) return { is: given };
  const wish = wishes?.[about] ?? first;
  return options.length === 1 && wish === first ? { is: first } : { ask: { about, options, before } };
}
