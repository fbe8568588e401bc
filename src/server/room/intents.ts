// Presses of people: intents and undo.

import { dispatch, eventsOf, isSameMoment, type Moment, momentOf, undo } from '../../host/index.ts';
import type { Intent } from '../../rules/index.ts';
import type { ClientFrameOf, OnlineRefusal, StoredSeat, TableRefusalCode } from '../../wire/index.ts';
import { appendRow, commonRows } from './append-row.ts';
import { gameTime } from './broadcast.ts';
import { afterPress, lagCompensationOf, passTime } from './clock.ts';
import { stayHere } from './going-home.ts';
import { actingRoles, isUnattended, leads, pauseReason, peoplesRoles } from './presence.ts';
import type { RoomTransaction } from './room.ts';
import { withSession } from './sessions.ts';

/** Somebody who presses: the name of the socket, and the seat of the person. */
export interface IntentSender {
  readonly name: string;
  readonly seat: StoredSeat;
}

const isMenu = ({ type }: Intent): boolean => type === 'open-menu' || type === 'close-menu';

/**
 * Whether a press counts at this moment (ONL-2). A pause also counts in the next cue: other people and bots close cues
 * while it is on its way, and it is meant to stop the clock in any of them.
 */
function isInTime({ type }: Intent, on: Moment, now: Moment): boolean {
  if (type !== 'pause' || on.cue === undefined || now.cue === undefined) return isSameMoment(on, now);
  return on.round === now.round && Math.abs(now.cue - on.cue) <= 1;
}

/** Whether an intent wakes a sleeping table (ONL-8), or lets a game that was taken home go on here (ONL-14). */
function wakes({ room, now }: RoomTransaction, { type }: Intent): boolean {
  const hold = pauseReason(room, now);
  return type === 'close-menu' && (hold === 'asleep' || hold === 'gone-home');
}

/** Returns why the person may not ask this, apart from the rules of the game. */
function whyNotTheirs(
  turn: RoomTransaction,
  { seat }: IntentSender,
  { intent, as, on }: ClientFrameOf<'do'>,
): TableRefusalCode | null {
  const { table } = turn.room;
  const isPause = intent.type === 'pause' || intent.type === 'resume';
  // A table without a Central Officer must be able to begin, too.
  const allPause = table.settings.pause === 'all' || table.game.state.open.setup.houseRules?.everybodyPauses === true;
  const isForAll = intent.type === 'begin' || isMenu(intent) || (isPause && allPause);
  const isForThem = (isForAll && as === 'central-officer') || isUnattended(turn.room, as, turn.now);
  const standsIn = isForThem && seat.roles.length > 0;
  const isOwn = seat.roles.includes(as) && peoplesRoles(turn.room, turn.now).includes(as);
  if (!standsIn && !isOwn) return 'not-your-role';
  if (intent.type === 'set-timers' && !leads(turn.room, seat.seat)) return 'maker-only';
  if (isMenu(intent)) return table.isHeld && !wakes(turn, intent) ? 'held' : null;
  return isInTime(intent, on, momentOf(table.game.state.open)) ? null : 'too-late';
}

/**
 * Carries an intent out at the time at which it was pressed, as far as the credit of the link reaches (ONL-6). Returns
 * why it is refused, or null.
 */
export function handleIntent(
  turn: RoomTransaction,
  presser: IntentSender,
  frame: ClientFrameOf<'do'>,
): OnlineRefusal | null {
  const { id, intent, as } = frame;
  const link = turn.room.links.get(presser.name);
  const claimedMs = link === undefined ? 0 : lagCompensationOf(link);
  passTime(turn, claimedMs);
  const code = whyNotTheirs(turn, presser, frame);
  if (code !== null) return { code };
  const { game, isHeld, isGoneHome } = turn.room.table;
  if (isGoneHome && wakes(turn, intent)) {
    stayHere(turn, presser.seat.seat, id);
    return null;
  }
  const at = Math.max(game.state.open.at, Math.floor(gameTime(turn) - claimedMs));
  const step = dispatch(game, intent, as, at, turn.ports.dependencies);
  // The table itself has opened the menu, because it waits for somebody.
  if ('refused' in step) return step.refused.code === 'menu-open' && isHeld ? { code: 'held' } : step.refused;
  if (link !== undefined) turn.room = withSession(turn.room, presser.name, afterPress(link, claimedMs));
  appendRow(turn, { row: 'asked', at, by: presser.seat.seat, id, as, intent, events: step.events }, step.game);
  return null;
}

/**
 * Takes the person's last action back (ONL-9). Later actions of other people stay, and bots decide again. Returns why
 * nothing is taken back, or null.
 */
export function undoLast(
  turn: RoomTransaction,
  { seat }: IntentSender,
  { id }: ClientFrameOf<'take-back'>,
): OnlineRefusal | null {
  passTime(turn);
  const { game } = turn.room.table;
  const seats = actingRoles(turn.room, seat, turn.now);
  const others = peoplesRoles(turn.room, turn.now).filter((role) => !seats.includes(role));
  const at = gameTime(turn);
  const before = undo(game, at, turn.ports.dependencies, { seats, others });
  if ('refused' in before) return { code: before.refused };
  const same = commonRows(game, before);
  const kept = eventsOf(game.log.slice(0, same)).length;
  appendRow(turn, { row: 'taken-back', at, by: seat.seat, id, kept, events: eventsOf(before.log.slice(same)) });
  return null;
}
