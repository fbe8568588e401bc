// Changes of seats in a random evening: devices die for good, come back elsewhere, ask for seats, and object.

import { roles } from '../../../src/content/roles.ts';
import type { Draws } from '../../../src/rules/index.ts';
import { oneIn, upTo } from '../../random/positions.ts';
import type { OnlineTable } from '../../tools/online.ts';
import type { Watcher } from '../watcher.ts';

/** The token of the table's address. */
export const door = 'door-token-0123456789';

/** Changes seats at a table, by chance. */
export class SeatChanges {
  private readonly chance: Draws;
  private readonly table: OnlineTable;
  private readonly devices: readonly Watcher[];
  /** Tokens of devices that are gone. */
  private readonly lost: string[] = [];
  private tokens = 0;

  /** `devices` are those of people. */
  constructor(chance: Draws, table: OnlineTable, devices: readonly Watcher[]) {
    this.chance = chance;
    this.table = table;
    this.devices = devices;
  }

  /** One random thing happens. */
  happen(): void {
    const device = this.chance.pick(this.devices);
    const what = upTo(this.chance, 16);
    if (what === 0) this.lose(device);
    else if (what < 6) this.claim(device);
    else if (what < 8) this.object(device);
    else if (what === 8) this.move(device);
    else if (what === 9) this.free(device);
    else if (what === 10) this.table.press(device.link, { t: 'lock', locked: oneIn(this.chance, 2) });
    else if (what === 11) this.table.press(device.link, { t: 'hand', seat: this.anySeat() });
    else if (what < 15) this.sit(device);
    else this.comeBack(device);
  }

  /** Devices that have lost their seat come in with the table's address, like new ones. */
  renew(): void {
    for (const device of this.devices) {
      const why = this.table.closeOf(device.link);
      if (why === 'taken' || why === 'token') this.lose(device);
    }
  }

  private newToken(): string {
    this.tokens += 1;
    return `changed-token-${String(this.tokens).padStart(10, '0')}`;
  }

  private anySeat(): string {
    return this.chance.pick(this.table.room.table.people.seats).seat;
  }

  /** The device dies for good. Its person comes with another one, which knows the table's address only. */
  private lose(device: Watcher): void {
    this.lost.push(device.token);
    device.replace(door);
  }

  private claim({ name, link }: Watcher): void {
    const { seats } = this.table.room.table.people;
    const own = seats.find((seat) => seat.name.startsWith(name));
    const former = oneIn(this.chance, 4) ? this.lost.at(-1) : undefined;
    const seat = own === undefined || oneIn(this.chance, 6) ? this.anySeat() : own.seat;
    const token = this.newToken();
    this.table.press(link, { t: 'claim', seat, token, ...(former === undefined ? {} : { former }) });
  }

  private object({ link }: Watcher): void {
    for (const { seat } of this.table.room.claims) this.table.press(link, { t: 'object', seat });
  }

  /** A person shows a pass to their seat, and somebody comes to it. */
  private move({ link }: Watcher): void {
    const pass = this.newToken();
    this.table.input({ kind: 'pass', token: this.chance.pick(this.devices).token, pass });
    this.table.press(link, { t: 'move', pass, token: this.newToken() });
  }

  private free({ link }: Watcher): void {
    this.table.press(link, { t: 'free', seat: this.anySeat() });
  }

  /** Somebody without a role takes some of the free ones. */
  private sit({ link, name }: Watcher): void {
    const { seats } = this.table.room.table.people;
    const taken = seats.flatMap((seat) => seat.roles);
    const own = seats.find(({ seat }) => seat === this.table.room.links.get(link)?.seat)?.roles ?? [];
    const free = roles.filter((role) => !taken.includes(role));
    if (free.length > 0 && this.table.room.links.has(link))
      this.table.sit(link, [...own, this.chance.pick(free)], name);
  }

  /** A device that was gone is found again. */
  private comeBack(device: Watcher): void {
    const token = this.lost.pop();
    if (token !== undefined) device.replace(token);
  }
}
