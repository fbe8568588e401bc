// A table behind a proxy, with its devices and its host.

import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Role } from '../../../src/content/roles.ts';
import { seededDice } from '../../../src/rules/index.ts';
import { type MadeTable, makeTable } from '../../tools/table-client.ts';
import { type Host, type Running, rowsOf } from '../hosts.ts';
import { Device } from './device.ts';
import { play } from './person.ts';
import { ChaosProxy } from './proxy.ts';

/** The people at the table. The last one only watches. */
const people: readonly (readonly [string, readonly Role[]])[] = [
  ['ann', ['commander']],
  ['ben', ['chief-scientist', 'central-officer']],
  ['cem', ['squad-leader']],
  ['tv', []],
];

/** Number of devices. */
export const deviceCount = people.length;

/** A row as it is stored. */
interface StoredRow {
  readonly row: string;
  readonly id?: string;
}

const parsed = (text: string) => JSON.parse(text) as StoredRow;

/** Returns a new folder for copies of files. */
const newCopy = (): string => mkdtempSync(join(tmpdir(), 'sitroom-copy-'));

/** Returns the number of the last row. Rows about seats are stored, but have no number. */
const lastOf = (rows: readonly StoredRow[]): number => rows.filter(({ row }) => row !== 'seated').length;

/** An evening that can be disturbed. */
export class Evening {
  readonly devices: readonly Device[];
  readonly proxy: ChaosProxy;
  readonly folder: string;
  running: Running;
  private readonly host: Host;
  private readonly playing: Promise<unknown>;
  private isEnding = false;
  private readonly looks = new Set<() => void>();

  private constructor(
    {
      host,
      folder,
      running,
      proxy,
      made,
    }: { host: Host; folder: string; running: Running; proxy: ChaosProxy; made: MadeTable },
    { seed, haste }: { seed: string; haste: number },
  ) {
    this.host = host;
    this.folder = folder;
    this.running = running;
    this.proxy = proxy;
    this.devices = people.map(([name, roles], i) => {
      const token = i === 0 ? made.maker : made.door;
      const key = { table: made.table, token };
      return new Device({ name, roles, key, address: `127.0.0.${10 + i}`, port: proxy.port, haste });
    });
    for (const { told } of this.devices) told.onConfirmed = () => this.look();
    this.playing = Promise.all(
      this.devices
        .filter(({ parts }) => parts.roles.length > 0)
        .map((device) => play(device, seededDice(seed).draws(device.name), () => this.isEnding)),
    );
  }

  static async begin(host: Host, seed: string, haste: number): Promise<Evening> {
    const folder = mkdtempSync(join(tmpdir(), 'sitroom-chaos-'));
    const running = await host.start(folder, 0, { isQuiet: true });
    const proxy = await ChaosProxy.open(running.port);
    const made = await makeTable(running.address, { seed, mode: 'virtual', difficulty: 'easy' });
    return new Evening({ host, folder, running, proxy, made }, { seed, haste });
  }

  /** Number of presses that were confirmed. */
  get confirmed(): number {
    return this.devices.reduce((sum, { told }) => sum + told.confirmed.size, 0);
  }

  /** Number of the last row that anybody was told. */
  get told(): number {
    return Math.max(...this.devices.map(({ told }) => told.last));
  }

  get isOver(): boolean {
    return this.devices.some((device) => (device.shown()?.outcome ?? null) !== null);
  }

  /**
   * Waits until this many more presses are confirmed, or the game is over. Resolves to false if that takes too long.
   */
  more(count: number, patienceMs: number): Promise<boolean> {
    const wanted = this.confirmed + count;
    return this.until(() => this.confirmed >= wanted || this.isOver, patienceMs);
  }

  /** Waits until every device is connected and knows the same row. Resolves to false if that takes too long. */
  together(patienceMs: number): Promise<boolean> {
    return this.until(
      () => this.devices.every(({ table, told }) => table.state === 'here' && told.n === this.told),
      patienceMs,
    );
  }

  /** Starts the host again, where it was. */
  async start(by: readonly string[] = []): Promise<void> {
    this.running = await this.host.start(this.folder, this.running.port, { by, isQuiet: true });
  }

  /** Everybody stops pressing, and waits for the answers. Resolves to false if that takes too long. */
  async stopPressing(patienceMs: number): Promise<boolean> {
    this.isEnding = true;
    let isDone = false;
    void this.playing.then(() => {
      isDone = true;
      this.look();
    });
    return await this.until(() => isDone, patienceMs);
  }

  rows(): readonly string[] {
    return rowsOf(this.host.fileIn(this.folder));
  }

  /** Whether everybody has a seat, whose token the table knows. */
  get isSeated(): boolean {
    return this.devices.every(({ parts, hasSat }) => hasSat || parts.roles.length === 0);
  }

  /** Number of the last row that is stored. No row may be stored meanwhile, but the host may make and remove other files. */
  get stored(): number {
    const copy = newCopy();
    const file = this.host.fileIn(this.folder);
    const copied = join(copy, basename(file));
    for (const part of ['', '-wal', '-shm'].filter((one) => existsSync(file + one))) cpSync(file + part, copied + part);
    const rows = rowsOf(copied);
    rmSync(copy, { recursive: true });
    return lastOf(rows.map(parsed));
  }

  /** Copies the files of the host, which must have ended. Returns how to put the copy back. */
  copy(): () => void {
    const copy = newCopy();
    cpSync(this.folder, copy, { recursive: true });
    const rows = this.rows().map(parsed);
    const ids = new Set(rows.flatMap(({ id }) => id ?? []));
    const n = lastOf(rows);
    return () => {
      rmSync(this.folder, { recursive: true });
      cpSync(copy, this.folder, { recursive: true });
      rmSync(copy, { recursive: true });
      const histories = this.devices.map(({ told }) => told.history);
      for (const { told } of this.devices) told.forget(n, ids, histories);
    };
  }

  async close(): Promise<void> {
    for (const device of this.devices) device.close();
    this.proxy.close();
    await this.running.kill();
    rmSync(this.folder, { recursive: true });
  }

  private look(): void {
    for (const look of this.looks) look();
  }

  private until(isSo: () => boolean, patienceMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (result: boolean): void => {
        clearTimeout(timer);
        clearInterval(looking);
        this.looks.delete(look);
        resolve(result);
      };
      const look = (): void => {
        if (isSo()) end(true);
      };
      const timer = setTimeout(() => end(isSo()), patienceMs);
      const looking = setInterval(look, 50);
      this.looks.add(look);
      look();
    });
  }
}
