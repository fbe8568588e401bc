// Games that have been played and written down, to be asked again.
import { bots, type QuickBotName } from '../src/bots/index.ts';
import { roles } from '../src/content/roles.ts';
import { decide, type GameEvent, newGame, type State, seededDice } from '../src/rules/index.ts';
import { standardTable, withStandardPack } from '../tests/tools/standard.ts';

/** A recorded game: where it began, what was asked, what happened. */
export interface Recorded {
  readonly start: State;
  readonly asked: readonly {
    readonly intent: Parameters<typeof decide>[1];
    readonly as: Parameters<typeof decide>[2];
  }[];
  readonly log: readonly GameEvent[];
  readonly end: State;
}

function setUp(seed: string): { readonly state: State; readonly events: readonly GameEvent[] } {
  const told = newGame({ seed, difficulty: 'normal', mode: 'virtual' }, standardTable);
  if ('refused' in told) throw new Error(told.refused.code);
  return told;
}

/** A game as it is set up. */
export const begun = (seed: string): State => setUp(seed).state;

/** Plays a game and writes down what was asked. */
export function record(seed: string, name: QuickBotName): Recorded {
  const told = setUp(seed);
  const asked: Recorded['asked'][number][] = [];
  const log = [...told.events];
  const chance = seededDice(seed).draws('bots');
  let { state } = told;
  while (state.open.outcome === null) {
    const move = bots[name](withStandardPack(state.open), roles, chance);
    if (move === null) throw new Error(`${seed}: nobody moves`);
    const decision = decide(state, move.intent, move.as, 0, standardTable);
    if ('refused' in decision) throw new Error(decision.refused.code);
    asked.push(move);
    log.push(...decision.events);
    ({ state } = decision);
  }
  return { start: told.state, asked, log, end: state };
}

/** Asks the same again. */
export function ask({ start, asked }: Pick<Recorded, 'start' | 'asked'>): void {
  let state = start;
  for (const { intent, as } of asked) {
    const decision = decide(state, intent, as, 0, standardTable);
    if (!('refused' in decision)) ({ state } = decision);
  }
}
