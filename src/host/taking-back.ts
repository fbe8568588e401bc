import { decide, type GameEvent, type Intent, type Open, pass, type Seat, type Table } from '../rules/index.ts';
import type { Game } from './game.ts';
import { reveals } from './revelations.ts';

/** How long a confirmed cue can be taken back, in ms. */
export const takeBackMs = 5_000;

/** Something done: the game before it, when it was done, by whom. It may be taken back, unless it revealed something. */
export interface Done {
  readonly before: Game;
  readonly intent: Intent;
  readonly at: number;
  readonly seat: Seat;
  readonly what: 'cue' | 'step' | 'move' | 'revealing';
}

const settings: ReadonlySet<Intent['type']> = new Set(['pause', 'resume', 'scan', 'set-timers']);
const doors: ReadonlySet<Intent['type']> = new Set(['open-menu', 'close-menu']);

/**
 * Whether something was revealed that taking back would make use of. Beside the box nothing has happened yet when a cue
 * opens, and confirmed again it leads to the same one: only a scan counts there, which settles what came before anyway.
 */
const revealed = (events: readonly GameEvent[], before: Game): boolean =>
  before.state.open.board !== null && events.some((event) => reveals(event, before));

const isSame = (a: Open, b: Open): boolean => a.round === b.round && a.cueNumber === b.cueNumber && a.step === b.step;

/** What can be taken back once this is done. What reveals something ends it all; the menu changes nothing. */
export function doneAfter(
  all: readonly Done[],
  events: readonly GameEvent[],
  done: Omit<Done, 'what'>,
): readonly Done[] {
  const { intent, before } = done;
  if (doors.has(intent.type)) return all;
  if (revealed(events, before)) return [{ ...done, what: 'revealing' }];
  if (settings.has(intent.type)) return [];
  const { board, step } = before.state.open;
  const what = step === null ? 'cue' : 'step';
  if (intent.type === 'done' || intent.type === 'report') return [...(what === 'step' ? all : []), { ...done, what }];
  return board === null ? [] : [...all, { ...done, what: 'move' }];
}

/** What can still be taken back once this has happened by itself, from `before` on. */
export const doneInTime = (all: readonly Done[], events: readonly GameEvent[], before: Game): readonly Done[] =>
  revealed(events, before) ? [] : all;

/** Whether it may still be taken back: a move while its cue or step is open, a step until the next round begins, a cue for five seconds. */
function isUndoable({ what, at, before }: Done, open: Open, now: number): boolean {
  if (what === 'revealing') return false;
  if (what === 'move') return isSame(before.state.open, open) && open.outcome === null;
  return (what === 'step' && open.phase !== 'timed') || now - at <= takeBackMs;
}

/** What would be taken back now, the last thing that one of the seats did; or why there is nothing. */
export function undoOf(
  all: readonly Done[],
  open: Open,
  now: number,
  seats: readonly Seat[] | undefined,
): Done | 'revealed' | null {
  const isOwn = ({ seat }: Done): boolean => seats?.includes(seat) ?? true;
  for (const one of all.toReversed()) {
    if (isUndoable(one, open, now)) {
      if (isOwn(one)) return one;
    } else {
      const showed = one.what === 'revealing' && isOwn(one) && isSame(one.before.state.open, open);
      return showed ? 'revealed' : null;
    }
  }
  return null;
}

const menus: Partial<Record<GameEvent['type'], Intent>> = {
  'menu-opened': { type: 'open-menu' },
  'menu-closed': { type: 'close-menu' },
};

/** The game before something that is taken back, with its time gone on until `at`: but not while the menu was open (CLK-9). */
export function replayed(before: Game, since: readonly GameEvent[], at: number, table: Table): Game {
  let { log, state } = before;
  for (const event of since) {
    const intent = menus[event.type];
    const told = intent && decide(state, intent, 'central-officer', event.at, table);
    if (told && !('refused' in told)) [log, state] = [[...log, ...told.events], told.state];
  }
  const { events, state: now } = pass(state, at, table);
  return { ...before, log: [...log, ...events], state: now };
}
