import { type Pack, standardPack } from '../content/pack.ts';
import type { Board } from './board.ts';
import type { GameEvent } from './events.ts';
import { boardAtStep, boardTurned, writeBoard } from './evolve-board.ts';
import { settle } from './operation/clock.ts';
import { filed } from './operation/report.ts';
import type { Cue } from './operation/schedule.ts';
import type { Clock, Hidden, Open, State } from './state.ts';
import { sure } from './sure.ts';

/** The empty table a game's first event is written on. */
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
    pack: standardPack,
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

const open = (state: State, change: Partial<Open>): State => ({ ...state, open: { ...state.open, ...change } });
const hide = (state: State, change: Partial<Hidden>): State => ({ ...state, hidden: { ...state.hidden, ...change } });

const turn = (state: State, change: Partial<Clock>): State =>
  open(state, { clock: { ...sure(state.open.clock), ...change } });

/** A forecast goes out when its cue arrives (DIR-9). */
function arrived(state: State, number: number): State {
  const index = state.hidden.revealed.indexOf(number);
  if (index < 0) return state;
  return hide(open(state, { forecasts: state.open.forecasts.toSpliced(index, 1) }), {
    revealed: state.hidden.revealed.toSpliced(index, 1),
  });
}

/** A new round has completed no mission yet. */
function boardOfCue(board: Board, cue: Cue, number: number): Board {
  const next = boardTurned(board, cue.lab);
  return number === 1 ? { ...next, missionCompleted: false } : next;
}

function cueOpened(state: State, event: Extract<GameEvent, { type: 'cue-opened' }>): State {
  const { number, cue, limit, halved, halveNext, pauseLeft, scanner } = event;
  const first = number === 1 ? { history: [], step: null, phase: 'timed' as const } : {};
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
  const { board } = state.open;
  const table = board === null ? {} : { board: boardOfCue(board, cue, number) };
  return arrived(open(state, { ...first, ...table, cue, cueNumber: number, clock, scanner }), number);
}

function cueClosed(state: State, event: Extract<GameEvent, { type: 'cue-closed' }>): State {
  const { history, entries } = state.open;
  const cue = sure(state.open.cue);
  const clock = sure(state.open.clock);
  const pauseLeft = clock.pauseLeft === null ? null : clock.pauseLeft + event.banked;
  return open(state, {
    history: [...history, { cue, how: event.how }],
    clock: { ...clock, pauseLeft, paused: false },
    // From here on the last report stands (RES-16).
    entries: event.number === 1 ? {} : entries,
  });
}

function corrected(state: State, event: Extract<GameEvent, { type: 'corrected' }>): State {
  const entries = { ...state.open.entries, ...event.entry };
  const last = state.open.reports.at(-1);
  if (state.open.phase !== 'timed' || last === undefined) return open(state, { entries });
  return open(state, { entries, reports: [...state.open.reports.slice(0, -1), filed(last.round, entries)] });
}

function write(state: State, event: GameEvent): State {
  switch (event.type) {
    case 'game-set-up':
      return open(state, { setup: event.setup, timers: event.timers });
    case 'secret/seeded':
      return hide(state, { seed: event.seed });
    case 'secret/schedule-prepared':
      return hide(state, { schedule: event.schedule, revealed: [] });
    case 'round-prepared':
      return open(state, {
        round: event.round,
        finalMission: event.finalMission,
        scanner: event.scanner,
        forecasts: [],
      });
    case 'cue-opened':
      return cueOpened(state, event);
    case 'cue-expired':
      return turn(state, { expired: true, left: 0, halveNext: true });
    case 'cue-closed':
      return cueClosed(state, event);
    case 'paused':
      return turn(state, { paused: true });
    case 'resumed':
      return turn(state, { paused: false });
    case 'menu-opened':
      return turn(state, { menu: true });
    case 'menu-closed':
      return turn(state, { menu: false });
    case 'secret/light-used':
      return hide(state, { revealed: [...state.hidden.revealed, event.reveals] });
    case 'scanned':
      return open(state, { forecasts: [...state.open.forecasts, event.cue], scanner: event.scanner });
    case 'timers-set':
      return open(state, { timers: event.timers });
    case 'step-opened':
      return open(state, {
        phase: 'resolution',
        cue: null,
        clock: null,
        scanner: false,
        forecasts: [],
        step: event.step,
        ...(state.open.board === null ? {} : { board: boardAtStep(state.open.board) }),
      });
    case 'step-closed':
      return open(state, { step: null });
    case 'reported':
      return open(state, { entries: { ...state.open.entries, ...event.entry } });
    case 'corrected':
      return corrected(state, event);
    case 'round-ended':
      return open(state, { reports: [...state.open.reports, event.report] });
    case 'game-ended':
      return open(state, { outcome: event.outcome });
    case 'game-revived':
      return open(state, { outcome: null });
    default:
      return writeBoard(state, event);
  }
}

/** Writes one event onto the state. It decides nothing: the event says all there is to know. */
export function evolve(state: State, event: GameEvent): State {
  return write(event.at === state.open.at ? state : { ...state, open: settle(state.open, event.at) }, event);
}

/** The state a log leads to. */
export const fold = (log: readonly GameEvent[], pack: Pack = standardPack): State =>
  log.reduce(evolve, pack === standardPack ? blank : open(blank, { pack }));
