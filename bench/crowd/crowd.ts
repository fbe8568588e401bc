// Many tables at one host, where somebody presses at even intervals.

import { setTimeout as after } from 'node:timers/promises';
import { seededDice } from '../../src/rules/index.ts';
import { CrowdTable, type Recording } from './table.ts';

/** Interval of each device's pings, in ms. */
const pingMs = 2_500;
/** Tables take turns, so that they do not press all at once. In ms. */
const turnMs = 20;
/** Tables that are made at the same time. */
const atOnce = 8;

/** Address of a table's people: the host takes five first frames at once from one (ONL-12). */
const addressOf = (i: number): string => `127.1.${Math.floor(i / 250)}.${(i % 250) + 1}`;

/** Tables that play. */
export class Crowd {
  readonly tables: readonly CrowdTable[];
  private readonly timer: NodeJS.Timeout;
  private turn = 0;

  private constructor(tables: readonly CrowdTable[], pressMs: number) {
    this.tables = tables;
    this.timer = setInterval(() => this.act(pressMs), turnMs);
  }

  static async open(address: string, count: number, pressMs: number): Promise<Crowd> {
    const tables: CrowdTable[] = [];
    const dice = seededDice('crowd');
    const rest = Array.from({ length: count }, (_, i) => i).reverse();
    const open = async (): Promise<void> => {
      for (let i = rest.pop(); i !== undefined; i = rest.pop()) {
        tables.push(await CrowdTable.open(address, addressOf(i), dice.draws(String(i))));
        // Those who are there already must not be away when the last ones come.
        if (tables.length % 100 === 0) for (const table of tables) table.ping(performance.now());
      }
    };
    await Promise.all(Array.from({ length: atOnce }, open));
    return new Crowd(tables, pressMs);
  }

  /** Seats the same people at a bare server, which sends them the recorded frames. */
  static async relayed(address: string, recorded: readonly Recording[], pressMs: number): Promise<Crowd> {
    const dice = seededDice('crowd');
    const seated = recorded.map((one, i) => CrowdTable.relayed(address, i, one, dice.draws(String(i))));
    return new Crowd(await Promise.all(seated), pressMs);
  }

  private act(pressMs: number): void {
    this.turn += 1;
    const now = performance.now();
    const isTurn = (i: number, everyMs: number): boolean => (i - this.turn) % (everyMs / turnMs) === 0;
    for (const [i, table] of this.tables.entries()) {
      if (isTurn(i, pressMs)) table.pressAny();
      if (isTurn(i, pingMs)) table.ping(now);
    }
  }

  /** Lets people play for some time, and returns how long their presses took to reach everybody, in ms, in order. */
  async play(seconds: number): Promise<readonly number[]> {
    for (const table of this.tables) table.forget();
    await after(seconds * 1_000);
    return this.tables.flatMap(({ times }) => times).toSorted((a, b) => a - b);
  }

  close(): void {
    clearInterval(this.timer);
    for (const table of this.tables) table.close();
  }
}
