import { isDeepStrictEqual } from 'node:util';
import { roles } from '../../../src/content/roles.ts';
import {
  advanceTo,
  createGame,
  decide,
  type GameEvent,
  type Intent,
  legalIntents,
  type State,
} from '../../../src/rules/index.ts';
import { standardTable, withStandardPack } from '../../tools/standard.ts';

/** Whether the log continues with exactly these events. */
const follows = (log: readonly GameEvent[], from: number, events: readonly GameEvent[]): boolean =>
  events.length > 0 && isDeepStrictEqual(events, log.slice(from, from + events.length));

/** Assigning several units at once: `legalIntents` does not list such intents, but the log names the units. */
const assignedTogether = (event: GameEvent | undefined): Intent[] =>
  event?.type === 'units-assigned' ? [{ type: 'assign', units: event.units, to: event.to }] : [];

/** Finds an intent, or the passing of time, that produces the next events of the log. Returns null if there is none. */
function nextStep(state: State, log: readonly GameEvent[], from: number): { events: number; state: State } | null {
  const at = log[from]?.at ?? 0;
  const passed = advanceTo(state, at, standardTable);
  if (follows(log, from, passed.events)) return { events: passed.events.length, state: passed.state };
  for (const role of roles) {
    for (const intent of [...legalIntents(withStandardPack(state.open), role), ...assignedTogether(log[from])]) {
      const decision = decide(state, intent, role, at, standardTable);
      if ('refused' in decision || !follows(log, from, decision.events)) continue;
      return { events: decision.events.length, state: decision.state };
    }
  }
  return null;
}

/**
 * Replays a game with the engine alone, from its seed: at each point it searches for an intent that produces exactly
 * the next events of the log. Returns the final state. Throws at the first event that no intent explains.
 */
export function replayWithEngine(log: readonly GameEvent[]): State {
  const [seeded, setUp] = [
    log.find((event) => event.type === 'secret/seeded'),
    log.find((event) => event.type === 'game-set-up'),
  ];
  if (seeded === undefined || setUp === undefined) throw new Error('the log does not start with a setup');
  const { setup, timers } = setUp;
  const created = createGame({ ...setup, seed: seeded.seed, timers }, standardTable);
  if ('refused' in created) throw new Error(`refused: ${created.refused.code}`);
  if (!follows(log, 0, created.events)) throw new Error('the engine sets up a different game');
  let { state } = created;
  for (let from = created.events.length; from < log.length; ) {
    const next = nextStep(state, log, from);
    if (next === null) throw new Error(`no intent explains event ${from}: ${JSON.stringify(log[from])}`);
    ({ state } = next);
    from += next.events;
  }
  return state;
}
