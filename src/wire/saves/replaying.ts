// Decides whether a log is trusted: deciding its inputs again gives its events, or its events fold without breaking an
// invariant.

import type { Pack } from '../../content/cards/pack.ts';
import { eventsOf, type HostDependencies, isFolded, type Log, logOfEvents, type Row } from '../../host/index.ts';
import {
  advanceWith,
  checkTime,
  createGameWith,
  decideWith,
  evolve,
  foldEvents,
  type GameEvent,
  type State,
  settle,
  violatedInvariants,
} from '../../rules/index.ts';
import { type Contents, eventsInText, tooLarge } from './contents.ts';
import type { Damage } from './damage.ts';
import type { SavedInput } from './inputs.ts';
import { textOf } from './save.ts';
import { type Most, type Turns, turnLength } from './turns.ts';

/** A trusted log, and the state it leads to. */
interface Replayed {
  readonly log: Log;
  readonly state: State;
}

const replayFault = (detail: string): Damage => ({ damage: 'replay', detail });
const backwards: Damage = { damage: 'time', detail: 'time runs backwards' };

/** Folds unchecked events onto a state. May throw. */
function* folded(before: State, events: readonly GameEvent[]): Turns<State> {
  let state = before;
  for (const [i, event] of events.entries()) {
    if (i % turnLength === 0) yield;
    state = evolve(state, event);
  }
  return state;
}

/** Returns the log and its state at `at`, if that keeps the invariants. */
function promised(log: Log, state: State, at: number, pack: Pack): Replayed | Damage {
  const settled = { ...state, open: settle(state.open, at) };
  const [broken] = violatedInvariants(settled, pack, isFolded(log));
  return broken === undefined ? { log, state: settled } : { damage: 'promise', detail: broken };
}

/** Replays a log that has only events. */
function* foldedLog(events: readonly GameEvent[], at: number, pack: Pack): Turns<Replayed | Damage> {
  if (events.some((event, i) => event.at < (events[i - 1]?.at ?? 0) || event.at > at)) return backwards;
  return promised(logOfEvents(events), yield* folded(foldEvents([]), events), at, pack);
}

/** Decides an input. Returns its row and the state after it, or why the rules refuse it. */
function decided(
  input: Exclude<SavedInput, { row: 'events' }>,
  state: State,
  table: HostDependencies & { readonly pack: Pack },
): { readonly row: Row; readonly state: State } | { readonly refused: { readonly code: string } } {
  const { rules } = table;
  switch (input.row) {
    case 'set-up': {
      const made = createGameWith(rules, input.wishes, table);
      return 'refused' in made ? made : { row: { ...input, events: made.events }, state: made.state };
    }
    case 'asked': {
      const made = decideWith(rules, state, input.intent, input.seat, input.at, table);
      return 'refused' in made ? made : { row: { ...input, events: made.events }, state: made.state };
    }
    case 'passed': {
      const refused = checkTime(state, input.at);
      if (refused) return { refused };
      const made = advanceWith(rules, state, input.at, table);
      return { row: { ...input, events: made.events }, state: made.state };
    }
  }
}

/** Names the first event that differs from those of the rules. */
function* difference(log: Log, text: string, most: Most): Turns<Damage> {
  const held = yield* eventsInText(text, most);
  if ('damage' in held) return held;
  const events = eventsOf(log);
  const at = held.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(events[i]));
  if (at < 0) return replayFault(`the log ends in the middle, after event ${held.length}`);
  return replayFault(`event ${at + 1}, ${held[at]?.type}: the rules give ${events[at]?.type ?? 'no event'} there`);
}

/** Fewest characters of an event in the text of a log. */
const shortestEvent = 10;

/** Replays a log by deciding its inputs again. Events without an input are folded. */
function* decidedLog(
  { inputs, text, at }: Extract<Contents, { text: string }>,
  table: HostDependencies & { readonly pack: Pack },
  most: Most,
): Turns<Replayed | Damage> {
  if (inputs.some((input, i) => input.at < (inputs[i - 1]?.at ?? 0) || input.at > at)) return backwards;
  const longest = text.length / shortestEvent;
  const log: Row[] = [];
  let held: readonly GameEvent[] | null = null;
  let [state, count, turns] = [foldEvents([]), 0, 0];
  for (const [i, input] of inputs.entries()) {
    if (input.row === 'events') {
      const read: readonly GameEvent[] | Damage = held ?? (yield* eventsInText(text, most));
      if ('damage' in read) return read;
      held = read;
      const { count: length, ...rest } = input;
      const events = read.slice(count, count + length);
      state = yield* folded(state, events);
      state = { ...state, open: settle(state.open, input.at) };
      log.push({ ...rest, events });
    } else {
      const step = decided(input, state, table);
      if ('refused' in step) return replayFault(`row ${i + 1}, ${input.row}: ${step.refused.code}`);
      ({ state } = step);
      log.push(step.row);
    }
    count += log.at(-1)?.events.length ?? 0;
    if (count > most.events) return tooLarge;
    if (count > longest) return replayFault('it has more events than its text');
    if (count >= turns) {
      yield;
      turns = count + turnLength;
    }
  }
  yield;
  if (textOf(log) !== text) return yield* difference(log, text, most);
  return promised(log, state, at, table.pack);
}

/** Replays the log of a save. Returns its state at the instant of the save, or the damage for which it is refused. */
export function* replay(
  contents: Contents,
  table: HostDependencies & { readonly pack: Pack },
  most: Most,
): Turns<Replayed | Damage> {
  try {
    return contents.inputs === null
      ? yield* foldedLog(contents.events, contents.at, table.pack)
      : yield* decidedLog(contents, table, most);
  } catch (error) {
    return replayFault(error instanceof Error ? error.message : 'the log cannot be replayed');
  }
}
