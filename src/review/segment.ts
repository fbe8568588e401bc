// Splits a game into segments where something hidden was revealed. Between those points imagined worlds stay the same.

import type { Role } from '../content/roles.ts';
import type { OpenGame } from '../rules/index.ts';
import type { Source } from './source.ts';
import type { Choice, Kind, Turn } from './turn.ts';

/** Moves that are judged together: those of one role about one thing. */
export interface Decision {
  readonly kind: Kind;
  readonly role: Role;
  /** Indexes of its first and last turn in the segment. */
  readonly first: number;
  readonly last: number;
}

/** The turns from one revelation to the next. Only the last turn can reveal something. */
export interface Segment {
  /** Index of its first row in the log, or the length of the log. */
  readonly n: number;
  readonly start: OpenGame;
  readonly turns: readonly Turn[];
  /** Decisions that differ from the planner's. */
  readonly decisions: readonly Decision[];
  /** Source of what its last turn revealed. Null if the log ends here. */
  readonly source: Source | null;
}

/** Whether a turn's choice belongs to the decision before it: a card's answers, and a cue that ran out. */
const goesOn = (one: Decision, { kind, role }: Choice): boolean =>
  one.role === role && (one.kind === kind || kind === 'time' || (one.kind === 'card' && kind === 'choice'));

/**
 * Whether moves of this kind are judged as a whole. Decisions of other kinds begin with the first move that the planner
 * would not make.
 */
const isWhole = (kind: Kind): boolean =>
  kind === 'allocation' || kind === 'purchase' || kind === 'research' || kind === 'funding';

/** Returns the decisions that differ from the planner's. */
function decisionsOf(turns: readonly Turn[]): Decision[] {
  const all: { decision: Decision; isPar: boolean }[] = [];
  for (const [i, { choice }] of turns.entries()) {
    if (choice === null) continue;
    const { kind, role, isPar } = choice;
    const own = { kind, role, first: i, last: i };
    const last = all.at(-1);
    if (last === undefined || !goesOn(last.decision, choice)) {
      all.push({ decision: own, isPar });
      continue;
    }
    const { decision } = last;
    const joined = last.isPar && !isWhole(decision.kind) ? own : { ...decision, last: i };
    all[all.length - 1] = {
      decision: { ...joined, kind: isPar || (kind === 'choice' && joined !== own) ? decision.kind : kind },
      isPar: last.isPar && isPar,
    };
  }
  return all.filter(({ isPar }) => !isPar).map(({ decision }) => decision);
}

/** Splits turns into segments. If the last turn revealed something, an empty segment follows for the table after it. */
export function segmentsOf(turns: readonly Turn[], start: OpenGame): Segment[] {
  const segments: Segment[] = [];
  let open = start;
  let n = turns[0]?.n ?? 0;
  let current: Turn[] = [];
  const close = (source: Source | null): void => {
    segments.push({ n, start: open, turns: current, decisions: decisionsOf(current), source });
    open = current.at(-1)?.after ?? open;
    n += current.length;
    current = [];
  };
  for (const turn of turns) {
    current.push(turn);
    if (turn.source !== null) close(turn.source);
  }
  close(null);
  return segments;
}
