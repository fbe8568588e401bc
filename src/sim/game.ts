// One whole game, played by bots, from its seed to its end.

import type { Bot, Move } from '../bots/index.ts';
import type { VerbName } from '../content/cards/effects.ts';
import type { Pack } from '../content/cards/pack.ts';
import type { Continent } from '../content/continents.ts';
import type { CueKind } from '../content/cues.ts';
import type { Difficulty } from '../content/difficulties.ts';
import type { Plan } from '../content/plans.ts';
import { roles } from '../content/roles.ts';
import { standardPack } from '../content/standard/pack.ts';
import type { StepKind } from '../content/steps.ts';
import { direct } from '../director/index.ts';
import {
  type Director,
  decide,
  type GameEvent,
  type GameState,
  newGame,
  type State,
  seededDice,
  type Table,
  view,
  withPack,
} from '../rules/index.ts';
import { seenIn } from './seen.ts';

/** What a simulated game is played with; what is left out is drawn from its seed. */
export interface GameWishes {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly plan?: Plan | undefined;
  readonly base?: Continent | undefined;
}

/** A finished game: its log, the state it ended in, and the cards it was played with. */
export interface Played {
  readonly log: readonly GameEvent[];
  readonly state: State;
  readonly pack: Pack;
}

/** No game is longer than this many moves: one that is has no end. */
const mostMoves = 20_000;

/** Told when a game cannot be played to its end: always a bug, with the seed to find it by. */
export class DeadEnd extends Error {}

/** Sees each move, what came of it, and the state it led to. */
export type Watch = (move: Move, events: readonly GameEvent[], state: GameState) => void;

/** A table with seeded dice. It defaults to our director and the standard set. */
export const tableWith = (pack: Pack = standardPack, director: Director = direct): Table => ({
  director,
  dice: seededDice,
  pack,
});

/** Plays a game to its end; the same wishes and bots give the same game on every machine. */
export function playGame(
  wishes: GameWishes,
  bot: Bot,
  pack?: Pack,
  watch?: Watch,
  director: Director = direct,
): Played {
  const table = tableWith(pack, director);
  const told = newGame({ ...wishes, mode: 'virtual' }, table);
  if ('refused' in told) throw new DeadEnd(`${wishes.seed}: refused ${told.refused.code}`);
  const log: GameEvent[] = [...told.events];
  const chance = seededDice(wishes.seed).draws('bots');
  let { state } = told;
  for (let count = 0; state.open.outcome === null; count += 1) {
    if (count > mostMoves) throw new DeadEnd(`${wishes.seed}: does not end`);
    const move = bot(withPack(state.open, table.pack), roles, chance);
    if (move === null) throw new DeadEnd(`${wishes.seed}: nobody can move in round ${state.open.round}`);
    const decision = decide(state, move.intent, move.as, state.open.at, table);
    if ('refused' in decision)
      throw new DeadEnd(`${wishes.seed}: ${move.intent.type} refused ${decision.refused.code}`);
    for (const event of decision.events) log.push(event);
    state = decision.state;
    watch?.(move, decision.events, { open: withPack(state.open, table.pack), hidden: state.hidden });
  }
  return { log, state, pack: table.pack };
}

/** What a simulation remembers of a game. */
export interface Result {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly plan: Plan;
  readonly base: Continent;
  readonly won: boolean;
  readonly why: 'final-mission' | 'base-destroyed' | 'panic';
  readonly rounds: number;
  readonly score: number;
  /** The step of adaptation in each round after the first (DIR-10). */
  readonly adaptation: readonly number[];
  /** Whether the final mission became available. */
  readonly finalMission: boolean;
  /** Techs that were in hand, in the first hand, put into a lab, and researched. */
  readonly drawn: readonly string[];
  readonly firstHand: readonly string[];
  readonly chosen: readonly string[];
  readonly researched: readonly string[];
  /** Cards that lay in play, in the crisis pool, on a mission's place or in the base. */
  readonly cards: readonly string[];
  readonly verbs: readonly VerbName[];
  readonly cues: readonly CueKind[];
  readonly steps: readonly StepKind[];
}

const sure = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new DeadEnd('a finished game has an outcome and a score');
  return value;
};

/** Sums a game up. */
export function resultOf(seed: string, { log, state, pack }: Played): Result {
  const { difficulty, plan, base } = state.open.setup;
  const seen = seenIn(log, pack);
  const outcome = sure(view(withPack(state.open, pack)).operation.outcome);
  return {
    seed,
    difficulty,
    plan,
    base,
    won: outcome.won,
    why: outcome.why,
    rounds: state.open.round,
    score: sure(outcome.score),
    adaptation: log.flatMap((event) =>
      event.type === 'secret/schedule-prepared' && event.schedule.round > 1 ? event.schedule.adaptation.step : [],
    ),
    finalMission: state.open.finalMission === 'available',
    drawn: [...seen.drawn],
    firstHand: [...seen.firstHand],
    chosen: [...seen.chosen],
    researched: [...seen.researched],
    cards: [...seen.cards],
    verbs: [...seen.verbs],
    cues: [...seen.cues],
    steps: [...seen.steps],
  };
}
