// Bot that looks ahead: it plays out its options in imagined worlds and takes the one that wins most. See docs/bots.md.

import { type GameServices, hasBoard } from '../../rules/index.ts';
import type { Bot, Move } from '../bot/bot.ts';
import { type Imagine, imagination } from './imagination.ts';
import { LeftEnemies } from './left-enemies.ts';
import type { DecisionKind, Line, Situation } from './line.ts';
import { linesOf } from './lines.ts';
import { Plan } from './plan.ts';
import { type Budget, type Race, race } from './race.ts';
import { Rollout } from './rollout.ts';
import { winningChance } from './value/value.ts';

/** Settings of a thinker. */
export interface Thinking {
  /** Director and dice for imagined worlds. They never get the seed of the real game. */
  readonly table: Omit<GameServices, 'pack'>;
  /** Quick bot that proposes the first option of every decision and plays rollouts to the end. */
  readonly policy: Bot;
  /** Budget per decision. */
  readonly budget: Budget;
  /** Called after each decision that took rollouts. */
  readonly heard?: (thought: Thought) => void;
}

/** A decision with the results of its rollouts, as plain data. The first line is the policy's. */
export interface Thought extends Race {
  readonly kind: DecisionKind;
  readonly lines: readonly Line[];
}

/** Number of possible seeds for the worlds of a decision. */
const seeds = 0x1_0000_0000;

/** Compares the lines of a decision by rollouts. Returns null if there is nothing to decide. */
function think(situation: Situation, imagine: Imagine, left: LeftEnemies, thinking: Thinking) {
  const { policy, budget } = thinking;
  const table = { ...thinking.table, pack: situation.playing.pack };
  const world = imagine(situation.playing, `world-${situation.chance.next(seeds)}`);
  const rolloutIn = (number: number): Rollout => new Rollout(world(number), table);
  const decision = linesOf(situation, () => rolloutIn(0));
  if (decision === null) return null;
  const follow = (line: Line, number: number): Rollout | null => {
    const rollout = rolloutIn(number);
    return line.every((move) => rollout.make(move)) ? rollout : null;
  };
  const [own = [], ...others] = decision.lines;
  const lines = [own, ...others.filter((line) => left.allow(line))].filter((line) => follow(line, 0) !== null);
  if (lines.length < 2) return null;
  const play = (line: number, number: number): number => {
    const rollout = follow(lines[line] ?? [], number);
    return rollout === null ? 0 : winningChance(rollout.playOn(policy));
  };
  return { thought: { kind: decision.kind, lines, ...race(lines.length, play, budget) }, start: rolloutIn(0) };
}

const wholePercent = (chance = 0): number => Math.round(chance * 100);

/**
 * Returns the best line. Unless it is the policy's, its moves carry both winning chances for their reason. Chances that
 * round to the same number are not worth naming.
 */
function bestLine({ lines, best, means }: Thought): Line {
  const line = lines[best] ?? [];
  const [chance, other] = [wholePercent(means[best]), wholePercent(means[0])];
  const why = chance > other ? { percent: chance, other } : ({ reason: 'wins-little-more' } as const);
  return line.map((move) => (move.reason === 'wins-more' ? { ...move, ...why } : move));
}

/**
 * Returns a thinker for one game. It sees only the open half. It carries out a chosen line move by move, and decides
 * again if the table changes in between.
 */
export function thinkerWith(thinking: Thinking): Bot {
  const { policy, table, heard } = thinking;
  const plan = new Plan();
  const left = new LeftEnemies();
  const imagine = imagination(table);

  return (open, roles, chance): Move | null => {
    if (!hasBoard(open) || open.phase === 'setup' || open.outcome !== null) return policy(open, roles, chance);
    left.see(open);
    const next = plan.next(open);
    if (next !== null && roles.includes(next.as)) return next;
    const move = policy(open, roles, chance);
    if (move === null) return null;
    const found = think({ playing: open, roles, policy, chance, move }, imagine, left, thinking);
    if (found === null) return move;
    heard?.(found.thought);
    plan.keep(bestLine(found.thought), found.start);
    return plan.next(open) ?? move;
  };
}
