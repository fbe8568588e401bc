// A host in a folder of its own, for one test.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { momentOf } from '../../src/host/index.ts';
import { leaveAlone } from '../tools/server.ts';
import { type MadeTable, makeTable, TableClient } from '../tools/table-client.ts';
import { type Host, type Running, rowsOf } from './hosts.ts';

/** Wishes for a game on screens. */
export const wishes = { seed: 'conformance', mode: 'virtual', difficulty: 'easy' };

/** A host that runs. */
export class Hosting {
  readonly folder = mkdtempSync(join(tmpdir(), 'sitroom-hosting-'));
  private readonly host: Host;
  private readonly isQuiet: boolean;
  private running: Running | null = null;

  /** If it `isQuiet`, its faults are not shown. */
  constructor(host: Host, isQuiet = false) {
    this.host = host;
    this.isQuiet = isQuiet;
  }

  get pid(): number {
    return this.running?.pid ?? 0;
  }

  get address(): string {
    return this.running?.address ?? '';
  }

  /** Starts the host, the first time on any port, later on the same. */
  async start(): Promise<void> {
    this.running = await this.host.start(this.folder, this.running?.port, { isQuiet: this.isQuiet });
  }

  async kill(): Promise<void> {
    await this.running?.kill();
  }

  async end(): Promise<void> {
    await this.kill();
    // The process that makes a killed host's copy ends a moment after it, and may still write into the folder.
    rmSync(this.folder, { recursive: true, maxRetries: 10 });
  }

  rows(): readonly string[] {
    return rowsOf(this.host.fileIn(this.folder));
  }

  /** Lets the table be alone for so long, in ms. The host must have ended. */
  leaveAlone(ms: number): void {
    leaveAlone(this.host.fileIn(this.folder), ms);
  }

  /** Makes a table with a new game. */
  make(game: object = wishes): Promise<MadeTable> {
    return makeTable(this.address, game);
  }

  /** Opens the maker's socket. */
  maker(
    { table, maker }: MadeTable,
    more: { have?: number; incarnation?: string; device?: string } = {},
  ): Promise<TableClient> {
    return TableClient.open(this.address, { table, token: maker, device: 'ann', ...more });
  }

  /** Opens a socket with the token of a seat. */
  reach({ table }: MadeTable, { token, device }: { token: string; device: string }): Promise<TableClient> {
    return TableClient.open(this.address, { table, token, device });
  }

  /** Opens the socket of somebody who only has the address, such as a television. */
  guest(
    { table, door }: MadeTable,
    device = 'tv',
    known: { have?: number; incarnation?: string } = {},
  ): Promise<TableClient> {
    return TableClient.open(this.address, { table, token: door, device, ...known });
  }

  /** Asks for a path. */
  get(path: string, token?: string, method = 'GET'): Promise<Response> {
    return fetch(`${this.address}${path}`, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  }
}

/** Returns the moment that a client's table is in, as its last frame with the whole table tells it. */
export const momentAt = async (client: TableClient) => momentOf((await client.frame('sync')).open);
