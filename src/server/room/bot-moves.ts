// Bots play for those who are missing, at a pace that people can follow.

import { bots, cardWaitOf, delayOf, type Move } from '../../bots/index.ts';
import { ask } from '../../host/index.ts';
import { hasBoard, type Playing, seededDice, withPack } from '../../rules/index.ts';
import { botRoles, peoplesRoles } from './presence.ts';
import { record } from './recording.ts';
import type { Room, Turn } from './room.ts';
import { gameTime } from './telling.ts';

/** Time that a bot leaves a step open for people's cards, in ms. */
const cardsMs = 6_000;
/** Time for which people see what a step did before it passes by itself, in ms. */
const sightMs = 900;

/** The board, if a bot may move: none does while the game is over or has gone home, the clock stands, or people decide when to begin. */
function boardFor(room: Room, now: number): Playing | null {
  if (room.table.isGoneHome) return null;
  const open = withPack(room.table.game.state.open, room.table.game.pack);
  const { outcome, clock, phase, round } = open;
  if (!hasBoard(open) || outcome !== null || clock?.menu === true || clock?.paused === true) return null;
  // Before the first round others may still be on their way.
  const isForPeople = round === 1 || peoplesRoles(room, now).length > 0;
  return phase === 'setup' && isForPeople ? null : open;
}

/** Returns the next move of the table's bots, and how long it waits for people, in ms. Null if they have none. */
function nextMove(room: Room, now: number): { readonly move: Move; readonly delayMs: number } | null {
  const open = boardFor(room, now);
  if (open === null) return null;
  const roles = botRoles(room, now);
  // Its own random stream: a bot must know nothing of the game's dice (INF-1).
  const chance = seededDice(`${room.id}/bots`).draws(String(room.table.n));
  const wanted = roles.length > 0 ? bots.planner(open, roles, chance) : null;
  const wait = cardWaitOf(open, { people: peoplesRoles(room, now), passSteps: true, tookBack: false });
  if (wait !== null && (wanted === null || wanted.intent.type === 'done')) {
    if (wait.ending === 'by-press') return null;
    const move: Move = { as: wait.role, intent: { type: 'done' }, reason: 'nothing-more' };
    return { move, delayMs: wait.ending === 'by-itself' ? sightMs : cardsMs };
  }
  if (wanted === null) return null;
  const first = room.table.recent.at(-1)?.by !== 'bot';
  return { move: wanted, delayMs: delayOf('normal', { intent: wanted.intent, open, first }) ?? 0 };
}

/** Returns a key that changes whenever the bots must plan anew. */
const keyOf = (room: Room, now: number): string =>
  [room.table.n, ...botRoles(room, now), '', ...peoplesRoles(room, now)].join('/');

/** Plans the bots' next move, if the table has changed since the last plan. */
function plan(turn: Turn): void {
  const { room, now } = turn;
  const key = keyOf(room, now);
  if (room.botTurn?.key === key) return;
  const next = nextMove(room, now);
  const dueAt = next === null ? Number.POSITIVE_INFINITY : now + next.delayMs;
  turn.room = { ...room, botTurn: { key, dueAt, move: next?.move ?? null } };
}

/** Makes the bots' next move if it is due, and plans the one after it. */
export function moveBots(turn: Turn): void {
  plan(turn);
  const { room, now } = turn;
  const { botTurn } = room;
  if (botTurn === null || botTurn.move === null || now < botTurn.dueAt) return;
  const { as, intent, ...why } = botTurn.move;
  const at = gameTime(turn);
  const step = ask(room.table.game, intent, as, at, turn.ports.outfit);
  // A refused move is not tried again until the table changes.
  turn.room = { ...room, botTurn: { ...botTurn, move: null, dueAt: Number.POSITIVE_INFINITY } };
  if ('refused' in step) return;
  record(turn, { row: 'asked', at, by: 'bot', as, intent, events: [...step.events], why });
  plan(turn);
}
