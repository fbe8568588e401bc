import { isDeepStrictEqual } from 'node:util';
import { roles } from '../../../src/content/roles.ts';
import { decide, type GameEvent, type Intent, legal, newGame, pass, type State } from '../../../src/rules/index.ts';
import { standardTable, withStandardPack } from '../../tools/standard.ts';

/** Are these the next events of the log? */
const follows = (log: readonly GameEvent[], from: number, events: readonly GameEvent[]): boolean =>
  events.length > 0 && isDeepStrictEqual(events, log.slice(from, from + events.length));

/** Several units go to a place at once: a choice too many to be listed, but the log names them. */
const together = (event: GameEvent | undefined): Intent[] =>
  event?.type === 'units-assigned' ? [{ type: 'assign', units: event.units, to: event.to }] : [];

/** What the engine makes of some intent, or of time alone, that the log tells next; null if nothing leads to it. */
function nextTold(state: State, log: readonly GameEvent[], from: number): { events: number; state: State } | null {
  const at = log[from]?.at ?? 0;
  const passed = pass(state, at, standardTable);
  if (follows(log, from, passed.events)) return { events: passed.events.length, state: passed.state };
  for (const role of roles) {
    for (const intent of [...legal(withStandardPack(state.open), role), ...together(log[from])]) {
      const decision = decide(state, intent, role, at, standardTable);
      if ('refused' in decision || !follows(log, from, decision.events)) continue;
      return { events: decision.events.length, state: decision.state };
    }
  }
  return null;
}

/**
 * Plays a game's log again with the engine alone, from its seed: at each moment an intent is looked for that leads to
 * just the events the log tells. Gives the state it ends in; throws at the first event that nothing leads to.
 */
export function explained(log: readonly GameEvent[]): State {
  const [seeded, setUp] = [
    log.find((event) => event.type === 'secret/seeded'),
    log.find((event) => event.type === 'game-set-up'),
  ];
  if (seeded === undefined || setUp === undefined) throw new Error('no game begins like this');
  const { setup, timers } = setUp;
  const told = newGame({ ...setup, seed: seeded.seed, timers }, standardTable);
  if ('refused' in told) throw new Error(`refused: ${told.refused.code}`);
  if (!follows(log, 0, told.events)) throw new Error('the engine sets another game up');
  let { state } = told;
  for (let from = told.events.length; from < log.length; ) {
    const next = nextTold(state, log, from);
    if (next === null) throw new Error(`nothing leads to event ${from}: ${JSON.stringify(log[from])}`);
    ({ state } = next);
    from += next.events;
  }
  return state;
}
