import type { About, Verb, VerbName } from '../../../content/cards/effects.ts';
import type { Role } from '../../../content/roles.ts';
import type { With } from '../../state/board.ts';
import type { GameEvent, Stamp } from '../../state/events.ts';
import type { Playing } from '../../state/state.ts';
import type { LazyStep } from '../../transaction/transaction.ts';

/** Context in which an effect is carried out: who decides, when, for which card or step, and the answers so far. */
export interface Context extends Stamp {
  /** Role that answers the questions. */
  readonly role: Role;
  readonly answers: readonly string[];
  /** Answers sent with the intent, set only to check them. A sole option that differs from them is asked, not taken. */
  readonly wishes?: With;
  /** Dry run: only finds out whether anything could be done, and may return a question without options. */
  readonly dryRun?: boolean;
}

/** A question to be answered before an effect can go on. */
export interface Ask {
  readonly about: About;
  readonly options: readonly string[];
  /** Earlier answers of the same effect that are still valid. */
  readonly before: readonly string[];
}

/** Events and deferred steps, in order. */
export type Facts = readonly (GameEvent | LazyStep)[];

/** Result of a verb on the current table: a question, or what happens. No facts mean that it can do nothing. */
export type Plan = { readonly ask: Ask } | { readonly facts: Facts };

/** Implements one verb. Pure: it returns events and does not apply them. */
export type VerbRule<N extends VerbName> = (playing: Playing, verb: Extract<Verb, { do: N }>, context: Context) => Plan;

/** Plan of a verb that can do nothing. */
export const nothing: Plan = { facts: [] };

/** Creates a plan from what happens. */
export const facts = (...happened: Facts): Plan => ({ facts: happened });

/**
 * Returns the answer to the question that follows those in `before`, or the question itself. A sole option is taken
 * without asking; null means that there are no options. An answer that is no longer an option is asked for again.
 */
export function answer<T extends string>(
  { answers, wishes }: Context,
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
