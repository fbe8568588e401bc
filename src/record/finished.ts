// A finished game as commendations read it, and what several of them count.

import type { Pack } from '../content/cards/pack.ts';
import type { Role } from '../content/roles.ts';
import type { GameEvent, PublicState } from '../rules/index.ts';
import { knownPanic, zonesOf } from '../rules/index.ts';

/** Players of a game, as known on this device. */
export interface Company {
  /** Roles played by people on this device. */
  readonly own: readonly Role[];
  readonly bots: readonly Role[];
  /** Number of people; 0 if unknown. People who share a screen are counted by name. */
  readonly people: number;
}

/** A finished game. */
export interface Finished {
  readonly events: readonly GameEvent[];
  /** The open half at the end. */
  readonly open: PublicState;
  readonly pack: Pack;
  readonly won: boolean;
  readonly company: Company;
}

/** Whether the log has an event of this type. */
export const has = ({ events }: Finished, type: GameEvent['type']): boolean =>
  events.some((event) => event.type === type);

/** Panic of each continent at the end. */
export const lastZones = ({ open }: Finished) =>
  Object.values(open.board ? zonesOf(open.board.panic) : knownPanic(open));

/** A roll that was applied: the threat it was rolled at, and the number of its task in the log. */
export interface Rolled {
  readonly task: number;
  readonly threat: number;
  readonly loss: boolean;
}

/** Returns all rolls that were applied, in order. */
export function rollsIn({ events }: Finished): readonly Rolled[] {
  const rolls: Rolled[] = [];
  let [task, threat] = [0, 0];
  for (const event of events) {
    if (event.type === 'task-opened') task += 1;
    if (event.type === 'roll-applied') rolls.push({ task, threat, loss: event.loss });
    if (event.type === 'task-opened' || event.type === 'roll-applied' || event.type === 'threat-changed')
      threat = event.threat;
  }
  return rolls;
}

/** Returns the most elements in a row that have what is asked for. */
export function longestRun<T>(all: readonly T[], has: (one: T, before: T | undefined) => boolean): number {
  let [most, run] = [0, 0];
  for (const [i, one] of all.entries()) {
    run = has(one, run > 0 ? all[i - 1] : undefined) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}

/** Returns something that events tell, by the round in which they happened. */
export function byRound({ events }: Finished, count: (event: GameEvent) => number): ReadonlyMap<number, number> {
  const rounds = new Map<number, number>();
  let round = 0;
  for (const event of events) {
    if (event.type === 'round-prepared') ({ round } = event);
    const more = count(event);
    if (more > 0) rounds.set(round, (rounds.get(round) ?? 0) + more);
  }
  return rounds;
}
