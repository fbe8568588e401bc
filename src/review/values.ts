// Plays a segment in imagined worlds: as the planner would, and as it was played.

import { type Imagine, imagination, Rollout } from '../bots/index.ts';
import { type GameServices, hasBoard, type OpenGame, type State } from '../rules/index.ts';
import type { Segment } from './segment.ts';
import type { Turn } from './turn.ts';

/** Director and dice for imagined worlds. They never get the seed of the real game. */
export type Services = Omit<GameServices, 'pack'>;

/** Chances of winning in one world: at the start of a segment, and after each of its decisions. */
export type Values = readonly number[];

/** Returns a world after these turns. A turn that is impossible there ends them. */
export function worldAfter(world: State, turns: readonly Turn[], table: GameServices): Rollout {
  const rollout = new Rollout(world, table);
  for (const { deed } of turns) {
    if (deed.intent === null) rollout.wait(deed.at);
    else if (!rollout.make({ as: deed.as, intent: deed.intent }, deed.at)) break;
  }
  return rollout;
}

/** Starts the rollouts of a segment in a world: from its start, and from the table after each of its decisions. */
export const rolloutsIn = ({ turns, decisions }: Segment, world: State, table: GameServices): readonly Rollout[] => [
  worldAfter(world, [], table),
  ...decisions.map(({ last }) => worldAfter(world, turns.slice(0, last + 1), table)),
];

/**
 * Imagines the worlds of a game. Worlds of one number share their dice and cards for a whole round, so that chances of
 * two tables differ only by the events between them. Other games get other worlds.
 */
export function worldsOfGame(table: Services, seed: string): (open: OpenGame) => (number: number) => State {
  const byRound = new Map<number, Imagine>();
  return (open) => {
    if (!hasBoard(open)) throw new Error('a game without a board has no worlds');
    const { round, setup } = open;
    const imagine = byRound.get(round) ?? imagination(table);
    byRound.set(round, imagine);
    return imagine(open, `${seed}/${JSON.stringify(setup)}/${round}`);
  };
}
