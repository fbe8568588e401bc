// Bots play for those who are missing, at a pace that people can follow.

import {
  type CardWait,
  cardWaitOf,
  colleagues,
  delayOf,
  endsWindow,
  type Move,
  withoutCards,
} from '../../bots/index.ts';
import type { Role } from '../../content/roles.ts';
import { dispatch } from '../../host/index.ts';
import { hasBoard, type Playing, seededDice, withPack } from '../../rules/index.ts';
import { appendRow } from './append-row.ts';
import { answersGiven, askLeave, leaveNeeded, refusedCards, settleLeave } from './bot-leave.ts';
import { gameTime } from './broadcast.ts';
import { asksOf, awaitedRoles, botRoles, muteRoles, pauseReason, peoplesRoles } from './presence.ts';
import type { Room, RoomTransaction } from './room.ts';
import type { Recent } from './table/table.ts';

/** Time for which people see what a step did before it passes by itself, in ms. */
const sightMs = 900;

/** How long a window waits for the cards of people whose pages are too old to say `ready`, in ms. */
const muteMs = 20_000;

/**
 * Returns the board if a bot may move. No bot moves while the game is over, while its clock is held or would be held if
 * it had one, or while people decide when to begin. So a step, which has no clock, waits for people as a cue does.
 */
function boardFor(room: Room, now: number): Playing | null {
  if (pauseReason(room, now) !== null) return null;
  const open = withPack(room.table.game.state.open, room.table.game.pack);
  const { outcome, clock, phase, round } = open;
  if (!hasBoard(open) || outcome !== null || clock?.menu === true || clock?.paused === true) return null;
  // Before the first round others may still be on their way.
  const isForPeople = round === 1 || peoplesRoles(room, now).length > 0;
  return phase === 'setup' && isForPeople ? null : open;
}

/**
 * The next move of a table's bots, how long it waits so that people can follow, the people's cards it waits for, and
 * the people whose leave it needs.
 */
interface Next {
  readonly move: Move | null;
  readonly delayMs: number;
  readonly waits: CardWait['cards'];
  readonly asks: readonly Role[];
}

const nothing: Next = { move: null, delayMs: 0, waits: [], asks: [] };

/**
 * Returns the next move of the table's bots. No bot ends a window while a person could use a card that counts (FIN-22).
 */
function nextMove(room: Room, now: number): Next {
  const people = awaitedRoles(room, now);
  const next = nextFor(room, now, people);
  const mute = muteRoles(room, people);
  if (next.move !== null || mute.length === 0) return next;
  // Without an end it waits only for people who can end it.
  const { move, delayMs } = nextFor(
    room,
    now,
    people.filter((role) => !mute.includes(role)),
  );
  return move === null ? next : { ...next, move, delayMs: Math.max(delayMs, muteMs) };
}

/** Returns the last move, if a bot has made it in the open cue or step. */
function lastMove({ table }: Room): NonNullable<Recent['move']> | null {
  const { by, move, events = [] } = table.recent.at(-1) ?? {};
  const opens = events.some(({ type }) => type === 'cue-opened' || type === 'step-opened');
  return by === 'bot' && move && !opens ? move : null;
}

/** The same if windows wait for the cards of these people. */
function nextFor(room: Room, now: number, people: readonly Role[]): Next {
  const open = boardFor(room, now);
  if (open === null) return nothing;
  const roles = botRoles(room, now);
  // Its own random stream: a bot must know nothing of the game's dice (INF-1).
  const chance = seededDice(`${room.id}/bots`).draws(String(room.table.n));
  const view = withoutCards(open, refusedCards(room));
  const wanted = roles.length > 0 ? colleagues(view, roles, chance) : null;
  const wait = cardWaitOf(open, { people, asksOf: (role) => asksOf(room, role), tookBack: false, wanted });
  const waits = wait?.cards ?? [];
  const ends = wanted === null || endsWindow(open, wanted);
  if (wait !== null && ends) {
    if (wait.ending === 'by-press') return { ...nothing, waits };
    if (wait.passes && (wanted === null || wanted.intent.type === 'done')) {
      return {
        move: { as: wait.role, intent: { type: 'done' }, reason: 'nothing-more' },
        delayMs: sightMs,
        waits,
        asks: [],
      };
    }
  }
  if (wanted === null) return nothing;
  const asks = leaveNeeded(room, open, wanted, people);
  const before = lastMove(room);
  return {
    move: wanted,
    delayMs: delayOf('normal', { move: wanted, open, before, waitedMs: 0 }) ?? 0,
    waits: [],
    asks,
  };
}

/** Returns a key that changes whenever the bots must plan again. */
function keyOf(room: Room, now: number): string {
  const people = awaitedRoles(room, now);
  const asks = people.map((role) => JSON.stringify(asksOf(room, role)));
  const hold = pauseReason(room, now) ?? '';
  return [
    room.table.n,
    hold,
    ...botRoles(room, now),
    '',
    ...people,
    '',
    ...muteRoles(room, people),
    ...asks,
    answersGiven(room),
  ].join('/');
}

/** Plans the bots' next move, if the table has changed since the last plan. */
function plan(turn: RoomTransaction): void {
  const { room, now } = turn;
  const key = keyOf(room, now);
  if (room.botTurn?.key === key) return;
  const { move, delayMs, waits, asks } = nextMove(room, now);
  const answeredBy = askLeave(turn, asks.length > 0 ? move : null);
  const makesAt = asks.length > 0 ? answeredBy : now + delayMs;
  const dueAt = move === null ? Number.POSITIVE_INFINITY : makesAt;
  turn.room = { ...turn.room, botTurn: { key, dueAt, move, waits, asks } };
}

/** Makes the bots' next move if it is due, and plans the one after it. */
export function moveBots(turn: RoomTransaction): void {
  plan(turn);
  const { room, now } = turn;
  const { botTurn } = room;
  if (botTurn === null || botTurn.move === null || now < botTurn.dueAt) return;
  if (botTurn.asks.length > 0) {
    settleLeave(turn, false);
    plan(turn);
    return;
  }
  const { as, intent, ...why } = botTurn.move;
  const at = gameTime(turn);
  const step = dispatch(room.table.game, intent, as, at, turn.ports.dependencies);
  // A refused move is not tried again until the table changes.
  turn.room = { ...room, botTurn: { ...botTurn, move: null, dueAt: Number.POSITIVE_INFINITY } };
  if ('refused' in step) return;
  appendRow(turn, { row: 'asked', at, by: 'bot', as, intent, events: step.events, why }, step.game);
  plan(turn);
}
