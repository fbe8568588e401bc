// Plays games for the value function. Only strong teams reach some tables, so thinkers play some of the games.
import { type Bot, botNamed, bots, judgedChance, Rollout, termsOf } from '../../../src/bots/index.ts';
import type { Difficulty } from '../../../src/content/difficulties.ts';
import { type GameState, hasBoard, type OpenGame, researchable } from '../../../src/rules/index.ts';
import { type Example, playGame, tableWith } from '../../../src/sim/index.ts';

/** Bot that reached a table: a planner that tries techs, or a thinker. */
export const leaders = ['explorer', 'thinker'] as const;
export type Leader = (typeof leaders)[number];

/** A table between two rounds, with the result of the planner that played on. */
export interface Table extends Example {
  readonly difficulty: Difficulty;
  readonly game: number;
  readonly round: number;
  readonly leader: Leader;
  /** Value of the next table of the planner, with the weights in use then, or the result. */
  readonly soon: number;
  /** Whether the leader reached it, and not the planner that played on. */
  readonly isFirst: boolean;
}

/** One tech choice in this many is random, so that techs the planner never takes get a weight too. */
const randomTechOneIn = 3;

/** One game in this many is a thinker's, which takes longest. */
const gamesPerThinker = 3;

/** Rollouts of that thinker: half the usual, since its tables are wanted and not its wins. */
const rollouts = 6;

/** How often the planner plays on from a table. */
const playedOn: Readonly<Record<Leader, number>> = { explorer: 1, thinker: 4 };

/** The planner, with some random tech choices. */
const explorer: Bot = (open, roles, chance) => {
  const move = bots.planner(open, roles, chance);
  const lab = open.cue?.lab;
  if (move?.intent.type !== 'research' || lab === undefined || !hasBoard(open)) return move;
  if (chance.next(randomTechOneIn) > 0) return move;
  return { ...move, intent: { type: 'research', lab, tech: chance.pick(researchable(open, lab)) } };
};

const table = tableWith();

/** Lets the planner play on with other dice. Returns the tables on its way, from the first on, and the end. */
function playOn({ open, hidden }: GameState, seed: string): readonly OpenGame[] {
  const rollout = new Rollout({ open, hidden: { ...hidden, seed } }, table);
  const tables = [rollout.open];
  while (rollout.open.outcome === null) tables.push(rollout.playOn(bots.planner));
  return tables;
}

/** Plays a game, and on from each of its tables between two rounds. */
export function tablesOf(difficulty: Difficulty, game: number): Table[] {
  const leader = game % gamesPerThinker === 0 ? 'thinker' : 'explorer';
  const seed = `value-${game}`;
  const found: Table[] = [];
  const playOnFrom = (state: GameState): void => {
    for (let i = 0; i < playedOn[leader]; i += 1) {
      const tables = playOn(state, `${seed}/${state.open.round}/${i}`);
      const won = tables.at(-1)?.outcome?.won ?? false;
      for (const [later, open] of tables.entries()) {
        const next = tables[later + 1];
        if (next === undefined || !hasBoard(open)) continue;
        const terms = termsOf(open).filter(([, amount]) => amount !== 0);
        const soon = judgedChance(next);
        found.push({ terms, won, soon, difficulty, game, round: open.round, leader, isFirst: later === 0 });
      }
    }
  };
  let round = 1;
  const bot = leader === 'thinker' ? botNamed('thinker', table, { rollouts }) : explorer;
  playGame({ seed, difficulty }, bot, undefined, (_, __, state) => {
    if (state.open.round === round || state.open.outcome !== null) return;
    round = state.open.round;
    playOnFrom(state);
  });
  return found;
}
