// The moments of a game that are worth a talk: mistakes above noise, and praise.

import { type Line, type Move, type Point, pointOf, type Rollout } from '../bots/index.ts';
import type { Role } from '../content/roles.ts';
import { hasBoard, type Intent, type OpenGame } from '../rules/index.ts';
import type { Better } from './better.ts';
import type { Judged, Verdict } from './judgement.ts';
import type { Kind } from './turn.ts';

/** A decision counts only if it changes the chance by this much, and by this many standard errors (REV-4). */
const noise = { least: 0.02, errors: 3 } as const;

const limits = { moments: 7, praise: 2 } as const;

/** A move as it is told, with the words of bots. The intent is null if time ran out. */
export interface Told {
  readonly as: Role;
  readonly intent: Intent | null;
  /** Why a bot would do so; missing for moves of the game itself. */
  readonly reason?: Move['reason'];
  readonly point: Point | null;
}

/** A mistake, or praise if its cost is below zero. Chances are from 0 to 1. */
export interface Moment {
  /** Index of its first row in the log. */
  readonly n: number;
  readonly round: number;
  readonly role: Role;
  readonly kind: Kind;
  readonly done: readonly Told[];
  readonly better: readonly Told[];
  /** Chance of winning after the actual line, and after the better one. */
  readonly chance: number;
  readonly best: number;
  /** `best` minus `chance`. */
  readonly cost: number;
  /** Standard error of the decision. */
  readonly error: number;
}

/** Whether a decision changed the chance by more than noise. */
export const isClear = ({ worth, error }: Verdict): boolean =>
  Math.abs(worth) >= noise.least && Math.abs(worth) >= noise.errors * error;

/** Returns the moments to tell: mistakes, gravest first, then praise, best first. */
export function told(moments: readonly Moment[]): readonly Moment[] {
  const sorted = moments.toSorted((a, b) => b.cost - a.cost);
  const mistakes = sorted.filter(({ cost }) => cost > 0);
  const praise = sorted
    .filter(({ cost }) => cost < 0)
    .toReversed()
    .slice(0, limits.praise);
  return [...mistakes.slice(0, limits.moments - praise.length), ...praise];
}

function toldAt(open: OpenGame, as: Role, intent: Intent | null): Omit<Told, 'reason'> {
  const point = intent !== null && hasBoard(open) ? pointOf({ move: { as, intent }, seen: open }) : null;
  return { as, intent, point };
}

/** Tells a line from a world: the table before each move is known until something is revealed. */
function toldLine(line: Line, rollout: Rollout): Told[] {
  return line.map((move) => {
    const { point } = toldAt(rollout.open, move.as, move.intent);
    rollout.make(move);
    return { as: move.as, intent: move.intent, reason: move.reason, point };
  });
}

/** Tells a decision: the actual moves, and the better line, from a world at its beginning. */
export function momentOf(
  { segment }: Judged,
  { decision, n, round, chance, error }: Verdict,
  { line, chance: best }: Better,
  rollout: Rollout,
): Moment {
  const turns = segment.turns.slice(decision.first, decision.last + 1).filter(({ choice }) => choice !== null);
  const { role, kind } = decision;
  return {
    n,
    round,
    role,
    kind,
    done: turns.map(({ before, deed }) => toldAt(before, deed.as, deed.intent)),
    better: toldLine(line, rollout),
    chance,
    best,
    cost: best - chance,
    error,
  };
}
