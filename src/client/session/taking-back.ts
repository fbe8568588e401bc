import { decide, type GameEvent, type Intent, type Open, pass, type Seat, type Table } from '../../rules/index.ts';
import type { Game } from '../../wire/index.ts';

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
const revealing: ReadonlySet<GameEvent['type']> = new Set(['dice-rolled', 'roll-changed', 'enemies-turned', 'scanned']);

/** Has it shown anything nobody could know: cards from a deck, dice, what the aliens do? */
const reveals = (event: GameEvent): boolean =>
  revealing.has(event.type) ||
  (event.type === 'cards-moved' && event.from === 'deck') ||
  (event.type === 'ufos-moved' && event.moves.some(({ from }) => from === 'force'));

const isSame = (a: Open, b: Open): boolean => a.round === b.round && a.cueNumber === b.cueNumber && a.step === b.step;

/** What stands to be taken back after this: what revealed something ends it all, looking at the menu changes nothing. */
export function doneAfter(
  all: readonly Done[],
  events: readonly GameEvent[],
  done: Omit<Done, 'what'>,
): readonly Done[] {
  const { intent, before } = done;
  if (doors.has(intent.type)) return all;
  const { board, step } = before.state.open;
  if (settings.has(intent.type)) return [];
  if (board !== null && events.some(reveals)) return [{ ...done, what: 'revealing' }];
  const what = step === null ? 'cue' : 'step';
  if (intent.type === 'done' || intent.type === 'report') return [...(what === 'step' ? all : []), { ...done, what }];
  return board === null ? [] : [...all, { ...done, what: 'move' }];
}

/** May it still be taken back: a move while its cue or step is open, a step in its phase, a cue for five seconds? */
function isUndoable({ what, at, before }: Done, open: Open, now: number): boolean {
  if (what === 'revealing') return false;
  if (what === 'move') return isSame(before.state.open, open) && open.outcome === null;
  return (what === 'step' && open.phase === 'resolution') || now - at <= takeBackMs;
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
export function goneOn(before: Game, since: readonly GameEvent[], at: number, table: Table): Game {
  let { log, state } = before;
  for (const event of since) {
    const intent = menus[event.type];
    const told = intent && decide(state, intent, 'central-officer', event.at, table);
    if (told && !('refused' in told)) [log, state] = [[...log, ...told.events], told.state];
  }
  const { events, state: now } = pass(state, at, table);
  return { log: [...log, ...events], state: now };
}
