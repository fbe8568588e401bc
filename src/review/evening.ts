// The app's half of an evening: time, panic and adaptation. With the box there is nothing else to review (REV-6).

import type { Continent } from '../content/continents.ts';
import type { CueKind } from '../content/cues.ts';
import type { Role } from '../content/roles.ts';
import type { Zone } from '../content/tracks.ts';
import { eventsOf, type Game } from '../host/index.ts';
import type { GameEvent } from '../rules/index.ts';

/** How long a cue was open, and whether its time ran out. */
export interface CueTime {
  readonly round: number;
  readonly kind: CueKind;
  readonly side: 'xcom' | 'alien' | 'none';
  readonly role: Role | 'all';
  /** Time it was open, without pauses and the menu. */
  readonly ms: number;
  /** Time of pauses in it. */
  readonly pausedMs: number;
  /** Pause time gained by confirming it early. */
  readonly bankedMs: number;
  /** An XCOM cue ran out, or an alien cue was confirmed too late: half a cue, and pause time gone (CLK-3, CLK-5). */
  readonly expired: boolean;
  /** How long an alien cue was overdue: as much pause time is gone, as far as there was any (CLK-4). */
  readonly lateMs: number;
}

/** A round: panic at its end if it was finished, and how far the director adapted, which is told only after the game. */
export interface RoundCourse {
  readonly round: number;
  readonly panic: Readonly<Record<Continent, Zone>> | null;
  readonly adaptation: number | null;
}

/** Facts about a finished or running game, known also with the box. They judge no moves. */
export interface Evening {
  /** Null if the game is not over. */
  readonly won: boolean | null;
  readonly cues: readonly CueTime[];
  readonly rounds: readonly RoundCourse[];
}

/** A cue that is open, while its events are read. */
interface OpenCue {
  readonly cue: Extract<GameEvent, { type: 'cue-opened' }>['cue'];
  readonly since: number;
  /** When it expired, less the time that stood still until then; null if it has not. */
  readonly expiredAt: number | null;
  /** When time was stopped, by a pause or the menu; null while it runs. */
  readonly stopped: number | null;
  readonly paused: number | null;
  readonly stoppedMs: number;
  readonly pausedMs: number;
}

/** Changes of the open cue by event type. Time stands still in a pause and in the menu. */
const changes: Partial<Record<GameEvent['type'], (open: OpenCue, at: number) => Partial<OpenCue>>> = {
  'cue-expired': ({ stoppedMs }, at) => ({ expiredAt: at - stoppedMs }),
  paused: ({ stopped }, at) => ({ paused: at, stopped: stopped ?? at }),
  'menu-opened': ({ stopped }, at) => ({ stopped: stopped ?? at }),
  resumed: (open, at) => ({
    paused: null,
    pausedMs: open.pausedMs + at - (open.paused ?? at),
    ...goingOn(open, at),
  }),
  'menu-closed': (open, at) => (open.paused === null ? goingOn(open, at) : {}),
};

/** Returns the open cue after an event. */
const cueAfter = (open: OpenCue, { type, at }: GameEvent): OpenCue => ({ ...open, ...changes[type]?.(open, at) });

const goingOn = ({ stopped, stoppedMs }: OpenCue, at: number) => ({
  stopped: null,
  stoppedMs: stoppedMs + at - (stopped ?? at),
});

function timeOf(
  open: OpenCue,
  { at, how, banked }: Extract<GameEvent, { type: 'cue-closed' }>,
  round: number,
): CueTime {
  const { cue, since, expiredAt, pausedMs, paused } = open;
  const { kind, side, role } = cue;
  return {
    round,
    kind,
    side,
    role,
    ms: at - since - goingOn(open, at).stoppedMs,
    pausedMs: pausedMs + at - (paused ?? at),
    bankedMs: banked,
    expired: expiredAt !== null || how === 'expired',
    lateMs: expiredAt === null ? 0 : at - goingOn(open, at).stoppedMs - expiredAt,
  };
}

/** Returns the times of all cues that were closed. */
function cueTimes(events: readonly GameEvent[]): CueTime[] {
  const times: CueTime[] = [];
  let round = 0;
  let open: OpenCue | null = null;
  for (const event of events) {
    if (event.type === 'round-prepared') round = event.round;
    if (event.type === 'cue-opened') {
      const nothing = { expiredAt: null, stopped: null, paused: null, stoppedMs: 0, pausedMs: 0 };
      open = { cue: event.cue, since: event.at, ...nothing };
    } else if (open !== null && event.type === 'cue-closed') {
      times.push(timeOf(open, event, round));
      open = null;
    } else if (open !== null) open = cueAfter(open, event);
  }
  return times;
}

/** Returns what the app knows of a game, finished or not. */
export function eveningOf({ log, state }: Pick<Game, 'log' | 'state'>): Evening {
  const { outcome, reports } = state.open;
  const events = eventsOf(log);
  const steps = new Map<number, number>();
  for (const event of events)
    if (event.type === 'secret/schedule-prepared') steps.set(event.schedule.round, event.schedule.adaptation.step);
  const played = [...new Set(events.flatMap((event) => (event.type === 'round-prepared' ? [event.round] : [])))];
  return {
    won: outcome?.won ?? null,
    cues: cueTimes(events),
    rounds: played.map((round) => ({
      round,
      panic: reports.find((report) => report.round === round)?.panic ?? null,
      adaptation: outcome === null ? null : (steps.get(round) ?? null),
    })),
  };
}
