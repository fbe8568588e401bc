import { decide, type GameEvent, type Intent, type Open, pass, type Seat, type Table } from '../../rules/index.ts';
import type { Game } from '../../wire/index.ts';

/** How long a confirmed cue can be taken back, in ms. */
export const takeBackMs = 5_000;

/** Something done that may be taken back: the game before it, when it was done, by whom. */
export interface Undoable {
  readonly before: Game;
  readonly at: number;
  readonly seat: Seat;
  readonly what: 'cue' | 'step' | 'move';
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

/** What can be taken back after this: what revealed something ends it all, looking at the menu changes nothing. */
export function undoableAfter(
  all: readonly Undoable[],
  intent: Intent,
  events: readonly GameEvent[],
  done: Omit<Undoable, 'what'>,
): readonly Undoable[] {
  if (doors.has(intent.type)) return all;
  const { board, step } = done.before.state.open;
  if (settings.has(intent.type) || (board !== null && events.some(reveals))) return [];
  const what = step === null ? 'cue' : 'step';
  if (intent.type === 'done' || intent.type === 'report') return [...(what === 'step' ? all : []), { ...done, what }];
  return board === null ? [] : [...all, { ...done, what: 'move' }];
}

/** May it still be taken back: a move while its cue or step is open, a step in its phase, a cue for five seconds? */
export function isUndoable({ what, at, before }: Undoable, open: Open, now: number): boolean {
  if (what === 'move') return isSame(before.state.open, open) && open.outcome === null;
  return (what === 'step' && open.phase === 'resolution') || now - at <= takeBackMs;
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
