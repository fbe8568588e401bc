// Plays one game with bots, from its seed to its end.

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
import { eventsOf, type Game, type HostTable, type Row, setUp } from '../host/index.ts';
import {
  allRules,
  type Director,
  decide,
  type GameEvent,
  type GameOptions,
  type GameState,
  playerView,
  seededDice,
  withPack,
} from '../rules/index.ts';
import { seenIn } from './seen.ts';

/** Settings of a simulated game. A missing plan or base is drawn from the seed. */
export interface GameWishes {
  readonly seed: string;
  readonly difficulty: Difficulty;
  readonly plan?: Plan | undefined;
  readonly base?: Continent | undefined;
  readonly houseRules?: GameOptions['houseRules'];
  readonly condition?: GameOptions['condition'];
}

/** A game with more moves than this is considered endless. */
const maxMoves = 20_000;

/** Thrown if a game cannot be played to its end, which is always a bug. The message contains the seed. */
export class DeadEnd extends Error {}

/** Called after each move with its events and the new state. */
export type Watch = (move: Move, events: readonly GameEvent[], state: GameState) => void;

/** Creates a table with seeded dice. Defaults to the standard set and the usual director. */
export const tableWith = (pack: Pack = standardPack, director: Director = direct): HostTable => ({
  rules: allRules,
  director,
  dice: seededDice,
  pack,
});

/** Plays a game to its end. Deterministic on every machine. Throws `DeadEnd` if the game cannot go on. */
export function playGame(wishes: GameWishes, bot: Bot, pack?: Pack, watch?: Watch, director: Director = direct): Game {
  const table = tableWith(pack, director);
  const created = setUp({ ...wishes, mode: 'virtual' }, table);
  if ('refused' in created) throw new DeadEnd(`${wishes.seed}: refused ${created.refused.code}`);
  const log: Row[] = [...created.log];
  const chance = seededDice(wishes.seed).draws('bots');
  let { state } = created;
  for (let count = 0; state.open.outcome === null; count += 1) {
    if (count > maxMoves) throw new DeadEnd(`${wishes.seed}: does not end`);
    const move = bot(withPack(state.open, table.pack), roles, chance);
    if (move === null) throw new DeadEnd(`${wishes.seed}: nobody can move in round ${state.open.round}`);
    const { intent, as: seat } = move;
    const { at } = state.open;
    const decision = decide(state, intent, seat, at, table);
    if ('refused' in decision) throw new DeadEnd(`${wishes.seed}: ${intent.type} refused ${decision.refused.code}`);
    const { events } = decision;
    log.push({ row: 'asked', at, seat, intent, events });
    ({ state } = decision);
    watch?.(move, events, { open: withPack(state.open, table.pack), hidden: state.hidden });
  }
  return { log, state, pack: table.pack };
}

/** Summary of a game, as kept by a simulation. */
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
  /** Techs that were in hand, in the first hand, assigned to a lab, and researched. */
  readonly drawn: readonly string[];
  readonly firstHand: readonly string[];
  readonly chosen: readonly string[];
  readonly researched: readonly string[];
  /** Cards that were in play, in the crisis pool, on a mission place or in the base, and the plan. */
  readonly cards: readonly string[];
  readonly verbs: readonly VerbName[];
  readonly cues: readonly CueKind[];
  readonly steps: readonly StepKind[];
}

const assertDefined = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new DeadEnd('a finished game has an outcome and a score');
  return value;
};

/** Summarizes a finished game. Throws `DeadEnd` if it has no outcome. */
export function resultOf(seed: string, { log, state, pack }: Game): Result {
  const events = eventsOf(log);
  const { difficulty, plan, base } = state.open.setup;
  const seen = seenIn(events, pack);
  const outcome = assertDefined(playerView(withPack(state.open, pack)).operation.outcome);
  return {
    seed,
    difficulty,
    plan,
    base,
    won: outcome.won,
    why: outcome.why,
    rounds: state.open.round,
    score: assertDefined(outcome.score),
    adaptation: events.flatMap((event) =>
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
