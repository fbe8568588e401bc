// Finds what would have been better than what was done, in the worlds in which it was judged.

import { bots, decisiveChance, type Line, linesOf, type Move, type Rollout, race } from '../bots/index.ts';
import { roles } from '../content/roles.ts';
import { type GameServices, hasBoard, type Playing, pending, type State, seededDice } from '../rules/index.ts';
import { decisiveValues, type Judged, type Verdict, worthErrorOf, worthOf } from './judgement.ts';
import { worldAfter } from './values.ts';

/** Rollouts to find the best line, for each world of a decision. */
const rolloutsForWorld = 5;

/** Another line is told only if it wins more often than the planner's by this much, and by this many standard errors. */
const clear = { gain: 0.01, errors: 2 } as const;

/** Most moves of a line. */
const most = 40;

/** A line, and the chance of winning after it. */
export interface Better {
  readonly line: Line;
  readonly chance: number;
}

/** The planner uses no randomness. */
const unused = seededDice('').draws('planner');

/** Whether the planner's next move still belongs to the line: a cue's answer ends when it is confirmed. */
function goesOn({ intent: { type } }: Move, { open }: Rollout): boolean {
  if (!hasBoard(open)) return false;
  const isAsked = pending(open) !== null;
  if (type === 'choose') return isAsked;
  if (type === 'use') return isAsked || (open.board.task !== null && open.board.task.roll === null);
  return ['research', 'fund', 'assign', 'buy', 'take', 'place'].includes(type);
}

/** Goes on with a line as the planner would, move by move, until it is whole. The rollout is at the end of the line so far. */
function wholeLine(rollout: Rollout, from: Line = []): Line {
  const line = [...from];
  for (let last = line.at(-1); last === undefined || goesOn(last, rollout); last = line.at(-1)) {
    const move = line.length < most ? bots.planner(rollout.open, roles, unused) : null;
    if (move === null || !rollout.make(move)) break;
    line.push(move);
  }
  return line;
}

/**
 * Returns the best line at the beginning of a decision: the planner's, unless another is clearly better. Praise is told
 * beside the planner's.
 */
export function bestLineFor(
  judged: Judged,
  { decision, place, par, worth }: Verdict,
  world: (number: number) => State,
  { table, worlds }: { readonly table: GameServices; readonly worlds: number },
): Better {
  const { segment } = judged;
  const earlier = segment.turns.slice(0, decision.first);
  const start = (number: number): Rollout => worldAfter(world(number), earlier, table);
  const own: Better = { line: wholeLine(start(0)), chance: par };
  const lines = worth < 0 ? playable(start) : [];
  if (lines.length < 2) return own;
  const play = (line: Line, number: number): number => {
    const rollout = start(number);
    return line.every((move) => rollout.make(move)) ? decisiveChance(segment.start.round, rollout) : 0;
  };
  const budget = { rollouts: rolloutsForWorld * worlds };
  const best = lines[race(lines.length, (line, number) => play(lines[line] ?? [], number), budget).best] ?? [];
  if (best === lines[0]) return own;
  const gains = decisiveValues(judged).map((one, number) => play(best, number) - (one[place] ?? 0));
  const gain = worthOf(gains);
  const isClear = gain >= clear.gain && gain >= clear.errors * worthErrorOf(gains);
  if (!isClear) return own;
  const rollout = start(0);
  for (const move of best) rollout.make(move);
  return { line: wholeLine(rollout, best), chance: par + gain };
}

/** Returns the lines that the thinker would compare, the planner's first. Empty if it would compare none. */
function playable(start: (number: number) => Rollout): readonly Line[] {
  const { open } = start(0);
  const move = hasBoard(open) ? bots.planner(open, roles, unused) : null;
  if (move === null) return [];
  const situation = { playing: open as Playing, roles, policy: bots.planner, chance: unused, move };
  const lines = linesOf(situation, () => start(0))?.lines ?? [];
  return lines.filter((line, i) => {
    const rollout = start(0);
    return i === 0 || line.every((one) => rollout.make(one));
  });
}
