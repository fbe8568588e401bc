// Panic over a game, as far as it is known: by space on a board, by zone in companion mode.

import { type Continent, continents } from '../../content/continents.ts';
import type { GameEvent } from '../state/events.ts';
import { zonesOf } from '../state/panic.ts';
import type { Report } from '../state/schedule.ts';
import type { PublicState } from '../state/state.ts';

/** Panic at the end of a round. Round 0 is the setup. */
export interface PanicAt {
  readonly round: number;
  readonly zones: Report['panic'];
  /** Spaces of the track, 0 to 8; null in companion mode, where the app knows only zones. */
  readonly spaces: Readonly<Record<Continent, number>> | null;
}

/** The parts of a game that its panic is read from in companion mode. */
type Told = Pick<PublicState, 'setup' | 'reports' | 'entries' | 'phase' | 'round' | 'board'>;

function reportedPanic({ setup, reports, entries, phase, round }: Told): readonly PanicAt[] {
  // Panic of an unfinished round, which has no report. After a correction of the last report it is that of the report.
  const last = phase === 'resolution' ? entries.panic : undefined;
  return [
    { round: 0, zones: zonesOf(setup.startingPanic), spaces: null },
    ...reports.map(({ round: of, panic }) => ({ round: of, zones: panic, spaces: null })),
    ...(last ? [{ round, zones: last, spaces: null }] : []),
  ];
}

/**
 * Returns the panic at the start, at the end of each round, and at the end of the game (END-3). Without the log of a game
 * with a board only that of the end is known.
 */
export function panicStory(log: readonly GameEvent[], told: Told): readonly PanicAt[] {
  if (told.board === null) return reportedPanic(told);
  const { panic } = told.board;
  if (log.length === 0) return [{ round: told.round, zones: zonesOf(panic), spaces: panic }];
  const rounds = new Map<number, Readonly<Record<Continent, number>>>();
  let spaces = told.setup.startingPanic;
  let round = 0;
  for (const event of log) {
    if (event.type === 'board-set-up') spaces = event.board.panic;
    if (event.type === 'panic-changed') spaces = { ...spaces, [event.continent]: event.panic };
    if (event.type === 'round-prepared') round = event.round;
    rounds.set(round, spaces);
  }
  return [...rounds].map(([of, at]) => ({ round: of, zones: zonesOf(at), spaces: at }));
}

/** Continents that fell in a round. */
export interface Fall {
  readonly round: number;
  readonly fell: readonly Continent[];
}

/** Returns in which rounds continents fell that are still fallen at the end. */
export function fallsOf(story: readonly PanicAt[]): readonly Fall[] {
  const last = story.at(-1);
  const since = (one: Continent): number => story.findLastIndex(({ zones }) => zones[one] !== 'orange') + 1;
  return story.flatMap(({ round }, i) => {
    const fell = continents.filter((one) => i > 0 && last?.zones[one] === 'orange' && since(one) === i);
    return fell.length > 0 ? [{ round, fell }] : [];
  });
}
