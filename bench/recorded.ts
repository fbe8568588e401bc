// Recorded bot games whose intents can be replayed.
import { bots, type QuickBotName } from '../src/bots/index.ts';
import { roles } from '../src/content/roles.ts';
import { decide, type GameEvent, newGame, type State, seededDice } from '../src/rules/index.ts';
import { standardTable, withStandardPack } from '../tests/tools/standard.ts';

/** A recorded game: its first and last state, the intents, and the events they produced. */
export interface RecordedGame {
  readonly start: State;
  readonly asked: readonly {
    readonly intent: Parameters<typeof decide>[1];
    readonly as: Parameters<typeof decide>[2];
  }[];
  readonly log: readonly GameEvent[];
  readonly end: State;
}

function setUp(seed: string): { readonly state: State; readonly events: readonly GameEvent[] } {
  const created = newGame({ seed, difficulty: 'normal', mode: 'virtual' }, standardTable);
  if ('refused' in created) throw new Error(created.refused.code);
  return created;
}

/** Returns the state of a virtual game at normal right after setup. */
export const initialState = (seed: string): State => setUp(seed).state;

/** Plays a game with one bot for all roles and records it. */
export function record(seed: string, name: QuickBotName): RecordedGame {
  const begun = setUp(seed);
  const asked: RecordedGame['asked'][number][] = [];
  const log = [...begun.events];
  const chance = seededDice(seed).draws('bots');
  let { state } = begun;
  while (state.open.outcome === null) {
    const move = bots[name](withStandardPack(state.open), roles, chance);
    if (move === null) throw new Error(`${seed}: nobody moves`);
    const decision = decide(state, move.intent, move.as, 0, standardTable);
    if ('refused' in decision) throw new Error(decision.refused.code);
    asked.push(move);
    log.push(...decision.events);
    ({ state } = decision);
  }
  return { start: begun.state, asked, log, end: state };
}

/** Decides the intents of a recorded game again. */
export function replayIntents({ start, asked }: Pick<RecordedGame, 'start' | 'asked'>): void {
  let state = start;
  for (const { intent, as } of asked) {
    const decision = decide(state, intent, as, 0, standardTable);
    if (!('refused' in decision)) ({ state } = decision);
  }
}
