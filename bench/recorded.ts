// Recorded bot games whose intents can be replayed.
import { bots, type QuickBotName } from '../src/bots/index.ts';
import { roles } from '../src/content/roles.ts';
import { createMatch, dispatch, eventsOf, type Game } from '../src/host/index.ts';
import { decide, type GameEvent, type State, seededDice } from '../src/rules/index.ts';
import { newStandardGame, standardTable, withStandardPack } from '../tests/tools/standard.ts';

/** A recorded game: its first and last state, the intents, and the events they produced. */
export interface RecordedGame {
  readonly start: State;
  readonly asked: readonly {
    readonly intent: Parameters<typeof decide>[1];
    readonly as: Parameters<typeof decide>[2];
  }[];
  readonly log: readonly GameEvent[];
  readonly end: State;
  readonly game: Game;
}

const setUp = (seed: string): Game => newStandardGame({ seed, difficulty: 'normal', mode: 'virtual' });

/** Returns the state of a virtual game at normal right after setup. */
export const initialState = (seed: string): State => setUp(seed).state;

/** Plays a game with one bot for all roles and records it. */
export function record(seed: string, name: QuickBotName): RecordedGame {
  const begun = setUp(seed);
  const asked: RecordedGame['asked'][number][] = [];
  const chance = seededDice(seed).draws('bots');
  let game = createMatch(begun);
  while (game.state.open.outcome === null) {
    const move = bots[name](withStandardPack(game.state.open), roles, chance);
    if (move === null) throw new Error(`${seed}: nobody moves`);
    const step = dispatch(game, move.intent, move.as, 0, standardTable);
    if ('refused' in step) throw new Error(step.refused.code);
    asked.push({ intent: move.intent, as: move.as });
    ({ game } = step);
  }
  return { start: begun.state, asked, log: eventsOf(game.log), end: game.state, game };
}

/** Decides the intents of a recorded game again. */
export function replayIntents({ start, asked }: Pick<RecordedGame, 'start' | 'asked'>): void {
  let state = start;
  for (const { intent, as } of asked) {
    const decision = decide(state, intent, as, 0, standardTable);
    if (!('refused' in decision)) ({ state } = decision);
  }
}
