// Tests whether the people at a table can always go on while others are away (ONL-10a).

import { type Role, roles } from '../../../src/content/roles.ts';
import { eventsOf } from '../../../src/host/index.ts';
import { type GameEvent, type Intent, legalIntents, withPack } from '../../../src/rules/index.ts';
import type { OnlineTable } from '../../tools/online.ts';

/** Events that stop the clock or let it run, and do not lead on by themselves. */
const still: ReadonlySet<GameEvent['type']> = new Set([
  'menu-opened',
  'menu-closed',
  'paused',
  'resumed',
  'timers-set',
  'corrected',
  'reported-late',
]);
/** Time between two presses, in ms, so that none is too fast (ONL-12). */
const pressMs = 120;
/** Time between two pings of a device, in ms. */
const pingMs = 5_000;
/** Longest time that those who are here wait before they change something, in ms. */
const patienceMs = 45_000;

/** Progress of the table: its games, and the events of the last one. */
const progressOf = ({ room: { table } }: OnlineTable): string =>
  `${table.games}/${eventsOf(table.game.log).filter(({ type }) => !still.has(type)).length}`;

/** Lets time pass while the devices of those who are here send their pings. */
export function passWith(table: OnlineTable, ms: number, links: readonly string[]): void {
  for (let passed = 0; passed < ms; passed += pingMs) {
    for (const link of links) if (table.room.links.has(link)) table.send(link, { t: 'ping', c: passed });
    table.pass(Math.min(pingMs, ms - passed));
  }
}

/** Presses that may lead on, as the page offers them. */
function pressesFor(table: OnlineTable, role: Role): readonly Intent[] {
  const open = withPack(table.open, table.room.table.game.pack);
  const moves = legalIntents(open, role).filter(
    ({ type }) => !['set-timers', 'pause', 'open-menu', 'scan'].includes(type),
  );
  return [...moves.filter(({ type }) => type === 'done'), ...moves].slice(0, 12);
}

/** One person, with the roles of their seat, tries everything that leads on. Returns whether something did. */
function pressesOn(table: OnlineTable, link: string, before: string): boolean {
  const seat = table.room.table.people.seats.find((one) => one.seat === table.room.links.get(link)?.seat);
  if (seat === undefined || seat.roles.length === 0) return false;
  if (table.open.outcome !== null) table.rematch(link, null);
  for (const role of roles) {
    for (const type of ['close-menu', 'resume'] as const) {
      table.do(link, role, { type });
      table.pass(pressMs);
    }
    for (const intent of pressesFor(table, role)) {
      table.do(link, role, intent);
      table.pass(pressMs);
      if (progressOf(table) !== before) return true;
    }
  }
  return progressOf(table) !== before;
}

/** Takes free roles, or asks for the seat of somebody who is away. */
function takesSeat(table: OnlineTable, link: string): void {
  const { seats } = table.room.table.people;
  const own = seats.find((one) => one.seat === table.room.links.get(link)?.seat);
  if (own !== undefined && own.roles.length > 0) return;
  const taken = seats.flatMap((seat) => seat.roles);
  const free = roles.filter((role) => !taken.includes(role));
  if (free.length > 0) table.sit(link, free);
  for (const { seat, roles: theirs } of seats) {
    if (theirs.length > 0) table.press(link, { t: 'claim', seat, token: `token-of-${link}-${seat}-0123456789` });
  }
}

/** Changes how the table waits, for a person with the maker's rights. */
function waitsNoMore(table: OnlineTable, link: string): void {
  const away = table.open.board === null ? 'go-on' : 'bot';
  table.press(link, { t: 'settings', settings: { away, bots: table.open.board !== null, pause: 'all' } });
}

/** Whether the people at a copy of this table can make progress by presses, by waiting, or by their rights. */
export function goesOn(original: OnlineTable, links: readonly string[]): boolean {
  const table = original.copy();
  const before = progressOf(table);
  for (let tries = 0; tries < 2; tries += 1) {
    if (links.some((link) => pressesOn(table, link, before))) return true;
    passWith(table, patienceMs, links);
    if (progressOf(table) !== before) return true;
    for (const link of links) {
      takesSeat(table, link);
      passWith(table, 11_000, links);
      waitsNoMore(table, link);
    }
  }
  return links.some((link) => pressesOn(table, link, before));
}
