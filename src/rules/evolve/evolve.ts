import { assertDefined } from '../state/assert-defined.ts';
import { settle } from '../state/clock.ts';
import type { EventOf, GameEvent } from '../state/events.ts';
import { buildReport } from '../state/report.ts';
import type { Clock, PublicState, State } from '../state/state.ts';
import type { BoardEvent, BoardReducer } from './board-reducer.ts';
import { hiddenAfter } from './hidden.ts';

/** The state before a game's first event. */
export const blank: State = {
  open: {
    at: 0,
    setup: {
      mode: 'companion',
      difficulty: 'normal',
      plan: 'domination',
      base: 'europe',
      enemyTypes: [],
      startingPanic: { 'north-america': 0, 'south-america': 0, europe: 0, africa: 0, asia: 0, australia: 0 },
    },
    timers: 1,
    round: 1,
    phase: 'setup',
    cue: null,
    cueNumber: 0,
    clock: null,
    scanner: false,
    forecasts: [],
    history: [],
    step: null,
    entries: {},
    reports: [],
    finalMission: 'locked',
    outcome: null,
    board: null,
  },
  hidden: {
    seed: '',
    schedule: null,
    revealed: [],
    decks: { tech: [], crisis: [], mission: [], enemy: [] },
    faceDown: { mission: {}, 'final-mission': {} },
    rolls: 0,
  },
};

const withClock = (open: PublicState, change: Partial<Clock>): PublicState => ({
  ...open,
  clock: { ...assertDefined(open.clock, 'a clock'), ...change },
});

/** Returns the board reducer. Throws if a game with a board is folded without one, which would be a bug. */
const needed = (folding: BoardReducer | null): BoardReducer => assertDefined(folding, 'the folding of the board');

function cueOpened(open: PublicState, event: EventOf<'cue-opened'>, folding: BoardReducer | null): PublicState {
  const { number, cue, limit, halved, halveNext, pauseLeft, scanner, foreseen } = event;
  const clock = {
    limit,
    left: limit,
    pauseLeft,
    expired: false,
    over: 0,
    halved,
    halveNext,
    paused: false,
    menu: false,
  };
  const board = open.board === null ? null : needed(folding).atCue(open.board, cue, number);
  // A forecast disappears when its cue opens (DIR-9).
  const forecasts = foreseen === null ? open.forecasts : open.forecasts.toSpliced(foreseen, 1);
  const opened: PublicState = { ...open, board, cue, cueNumber: number, clock, scanner, forecasts };
  return number === 1 ? { ...opened, history: [], step: null, phase: 'timed' } : opened;
}

/** Adds the cue to the history of the round and its banked time to the pause time (CLK-7, CLK-11). */
function cueClosed(open: PublicState, { number, how, banked }: EventOf<'cue-closed'>): PublicState {
  const clock = assertDefined(open.clock, 'a clock');
  const pauseLeft = clock.pauseLeft === null ? null : clock.pauseLeft + banked;
  return {
    ...open,
    history: [...open.history, { cue: assertDefined(open.cue, 'an open cue'), how }],
    clock: { ...clock, pauseLeft, paused: false },
    // From here on the last report can no longer be corrected (RES-16).
    entries: number === 1 ? {} : open.entries,
  };
}

const stepOpened = (
  open: PublicState,
  { step }: EventOf<'step-opened'>,
  folding: BoardReducer | null,
): PublicState => ({
  ...open,
  phase: 'resolution',
  cue: null,
  clock: null,
  scanner: false,
  forecasts: [],
  step,
  board: open.board === null ? null : needed(folding).atStep(open.board),
});

function corrected(open: PublicState, event: EventOf<'corrected'>): PublicState {
  const entries = { ...open.entries, ...event.entry };
  const last = open.reports.at(-1);
  if (open.phase === 'resolution' || last === undefined) return { ...open, entries };
  return { ...open, entries, reports: [...open.reports.slice(0, -1), buildReport(last.round, entries)] };
}

/** Applies late changes to the last report, which keeps the entries as first filed (RES-17). */
function reportedLate(open: PublicState, { entry }: EventOf<'reported-late'>): PublicState {
  const last = assertDefined(open.reports.at(-1), 'a report');
  const asFiled = {
    ...(entry.panic && { panic: last.panic }),
    ...(entry.orbitUfos === undefined ? {} : { orbitUfos: last.orbitUfos }),
    ...last.asFiled,
  };
  return { ...open, reports: [...open.reports.slice(0, -1), { ...last, ...entry, asFiled }] };
}

/** Lengthens the open cue or the pause time. Unlimited times stay unlimited. */
function timeAdded(open: PublicState, { cueMs, pauseMs }: EventOf<'time-added'>): PublicState {
  const clock = assertDefined(open.clock, 'a clock');
  const more = (ms: number | null, by: number) => (ms === null ? null : ms + by);
  return {
    ...open,
    clock: {
      ...clock,
      left: more(clock.left, cueMs),
      limit: more(clock.limit, cueMs),
      pauseLeft: more(clock.pauseLeft, pauseMs),
    },
  };
}

/** Applies an event to an open half whose clock has been advanced to the event's time. */
function openAfter(open: PublicState, event: GameEvent, folding: BoardReducer | null): PublicState {
  switch (event.type) {
    case 'secret/seeded':
    case 'secret/schedule-prepared':
    case 'secret/light-used':
    case 'secret/decks-stacked':
      return open;
    case 'game-set-up':
      return { ...open, setup: event.setup, timers: event.timers };
    case 'round-prepared': {
      const { round, finalMission, scanner } = event;
      // Lights are on only while a cue is open, which it can be when a correction has the round planned again.
      return { ...open, round, finalMission, scanner: scanner && open.phase === 'timed', forecasts: [] };
    }
    case 'cue-opened':
      return cueOpened(open, event, folding);
    case 'cue-expired':
      return withClock(open, { expired: true, left: 0, halveNext: true });
    case 'cue-closed':
      return cueClosed(open, event);
    case 'paused':
      return withClock(open, { paused: true });
    case 'resumed':
      return withClock(open, { paused: false });
    case 'menu-opened':
      return withClock(open, { menu: true });
    case 'menu-closed':
      return withClock(open, { menu: false });
    case 'scanned':
      return { ...open, forecasts: [...open.forecasts, event.cue], scanner: event.scanner };
    case 'timers-set':
      return { ...open, timers: event.timers };
    case 'time-added':
      return timeAdded(open, event);
    case 'step-opened':
      return stepOpened(open, event, folding);
    case 'step-closed':
      return { ...open, step: null };
    case 'reported':
      return { ...open, entries: { ...open.entries, ...event.entry } };
    case 'corrected':
      return corrected(open, event);
    case 'reported-late':
      return reportedLate(open, event);
    case 'round-ended':
      return { ...open, phase: 'setup', cueNumber: 0, history: [], reports: [...open.reports, event.report] };
    case 'game-ended':
      return { ...open, outcome: event.outcome };
    case 'game-revived':
      return { ...open, outcome: null };
    case 'board-set-up':
      return { ...open, board: { extra: 0, ready: [], ...event.board } };
    default:
      event satisfies BoardEvent;
      return { ...open, board: needed(folding).after(assertDefined(open.board, 'a board'), event) };
  }
}

/** Applies an event to the open half. Without a board reducer, the game must be a companion game. */
export const openWith = (open: PublicState, event: GameEvent, folding: BoardReducer | null): PublicState =>
  openAfter(event.at === open.at ? open : settle(open, event.at), event, folding);

/** Applies an event to both halves of the state. Without a board reducer, the game must be a companion game. */
export const stateWith = (state: State, event: GameEvent, folding: BoardReducer | null): State => ({
  open: openWith(state.open, event, folding),
  hidden: hiddenAfter(state, event, folding),
});
