// Presses of people: intents, and taking back.

import { ask, eventsOf, isSameMoment, momentOf, takeBack } from '../../host/index.ts';
import type { Intent } from '../../rules/index.ts';
import type { ClientFrameOf, OnlineRefusal, StoredSeat, TableRefusalCode } from '../../wire/index.ts';
import { passTime } from './clock.ts';
import { afterPress, creditOf } from './credit.ts';
import { stayHere } from './going-home.ts';
import { withLink } from './links.ts';
import { actingRoles, holdOf, isUnattended, leads, peoplesRoles } from './presence.ts';
import { commonRows, record } from './recording.ts';
import type { Turn } from './room.ts';
import { gameTime } from './telling.ts';

/** Somebody who presses: the name of the socket, and the seat of the person. */
export interface Presser {
  readonly name: string;
  readonly seat: StoredSeat;
}

const isMenu = ({ type }: Intent): boolean => type === 'open-menu' || type === 'close-menu';

/** Whether this wakes a table that sleeps (ONL-8), or lets a game that has gone home go on here (ONL-14). */
function wakes({ room, now }: Turn, { type }: Intent): boolean {
  const hold = holdOf(room, now);
  return type === 'close-menu' && (hold === 'asleep' || hold === 'gone-home');
}

/** Returns why the person may not ask this, apart from the rules of the game. */
function whyNotTheirs(turn: Turn, { seat }: Presser, { intent, as, on }: ClientFrameOf<'do'>): TableRefusalCode | null {
  const { table } = turn.room;
  const isPause = intent.type === 'pause' || intent.type === 'resume';
  // A table without a Central Officer must be able to begin, too.
  const isForAll = intent.type === 'begin' || isMenu(intent) || (isPause && table.settings.pause === 'all');
  const isForThem = (isForAll && as === 'central-officer') || isUnattended(turn.room, as, turn.now);
  const standsIn = isForThem && seat.roles.length > 0;
  const isOwn = seat.roles.includes(as) && peoplesRoles(turn.room, turn.now).includes(as);
  if (!standsIn && !isOwn) return 'not-your-role';
  if (intent.type === 'set-timers' && !leads(turn.room, seat.seat)) return 'maker-only';
  if (isMenu(intent)) return table.isHeld && !wakes(turn, intent) ? 'held' : null;
  return isSameMoment(on, momentOf(table.game.state.open)) ? null : 'too-late';
}

/**
 * Carries an intent out at the time at which it was pressed, as far as the credit of the link reaches (ONL-6). Returns
 * why it is refused, or null.
 */
export function doIntent(turn: Turn, presser: Presser, frame: ClientFrameOf<'do'>): OnlineRefusal | null {
  const { id, intent, as } = frame;
  const link = turn.room.links.get(presser.name);
  const claimedMs = link === undefined ? 0 : creditOf(link);
  passTime(turn, claimedMs);
  const code = whyNotTheirs(turn, presser, frame);
  if (code !== null) return { code };
  const { game, isHeld, isGoneHome } = turn.room.table;
  if (isGoneHome && wakes(turn, intent)) {
    stayHere(turn, presser.seat.seat, id);
    return null;
  }
  const at = Math.max(game.state.open.at, Math.floor(gameTime(turn) - claimedMs));
  const step = ask(game, intent, as, at, turn.ports.outfit);
  // The table itself has opened the menu, because it waits for somebody.
  if ('refused' in step) return step.refused.code === 'menu-open' && isHeld ? { code: 'held' } : step.refused;
  if (link !== undefined) turn.room = withLink(turn.room, presser.name, afterPress(link, claimedMs));
  record(turn, { row: 'asked', at, by: presser.seat.seat, id, as, intent, events: step.events }, step.game);
  return null;
}

/**
 * Takes the person's last action back (ONL-9). What other people did since stays, and bots decide anew. Returns why
 * nothing is taken back, or null.
 */
export function undoLast(turn: Turn, { seat }: Presser, { id }: ClientFrameOf<'take-back'>): OnlineRefusal | null {
  passTime(turn);
  const { game } = turn.room.table;
  const seats = actingRoles(turn.room, seat, turn.now);
  const others = peoplesRoles(turn.room, turn.now).filter((role) => !seats.includes(role));
  const at = gameTime(turn);
  const before = takeBack(game, at, turn.ports.outfit, { seats, others });
  if ('refused' in before) return { code: before.refused };
  const same = commonRows(game, before);
  const kept = eventsOf(game.log.slice(0, same)).length;
  record(turn, { row: 'taken-back', at, by: seat.seat, id, kept, events: eventsOf(before.log.slice(same)) });
  return null;
}
