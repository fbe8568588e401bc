// A client of a table online over a real socket.

import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Role } from '../../src/content/roles.ts';
import type { momentOf } from '../../src/host/index.ts';
import type { Intent } from '../../src/rules/index.ts';
import { newToken } from '../../src/server/hosting/tokens.ts';
import { type ClientFrame, type OnlineRefusal, protocol, type ServerFrame } from '../../src/wire/index.ts';

/** Address of a table and the secrets that lead to it. */
export interface MadeTable {
  readonly table: string;
  readonly code: string;
  readonly door: string;
  readonly maker: string;
}

/** Makes a table with a new game at a server. */
export const makeTable = (address: string, game: object): Promise<MadeTable> => askForTable(address, { game });

/** Makes a table as asked for. */
export async function askForTable(address: string, asked: object): Promise<MadeTable> {
  const answer = await fetch(`${address}/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  return (await answer.json()) as MadeTable;
}

/** A press without its id. */
export type Press<F = ClientFrame> = F extends { readonly id: string } ? Omit<F, 'id'> : never;

/** A connected client, which keeps all frames. */
export class TableClient {
  readonly frames: ServerFrame[] = [];
  closed: number | null = null;
  /** Why the server has closed the connection, as it says. */
  reason = '';
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();
  private presses = 0;
  private readonly device: string;

  private constructor(socket: WebSocket, device: string) {
    this.socket = socket;
    this.device = device;
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '') as ServerFrame);
      for (const look of this.waiting) look();
    });
    socket.on('close', (code, reason) => {
      [this.closed, this.reason] = [code, reason.toString()];
      for (const look of this.waiting) look();
    });
    socket.on('error', () => {});
  }

  /** Connects to a table and says nothing. */
  static async connect(address: string, table: string, device = 'device'): Promise<TableClient> {
    // As from another machine: those on the host's own are not limited.
    const headers = { 'x-forwarded-for': '192.0.2.1' };
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket?table=${table}`, { headers });
    const client = new TableClient(socket, device);
    await once(socket, 'open');
    return client;
  }

  /** Connects and says hello. */
  static async open(
    address: string,
    {
      table,
      token,
      device,
      ...known
    }: { table: string; token: string; device?: string; have?: number; incarnation?: string },
  ): Promise<TableClient> {
    const client = await TableClient.connect(address, table, device);
    client.send({ t: 'hello', v: protocol, table, token, device: client.device, ...known });
    return client;
  }

  send(frame: ClientFrame): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** Sends any text. */
  sendText(text: string): void {
    this.socket.send(text);
  }

  /** Resolves once a look at the client finds something. */
  async until<T>(look: () => T | null | undefined | false): Promise<T> {
    return await new Promise<T>((found) => {
      const again = (): void => {
        const result = look();
        if (result === null || result === undefined || result === false) return;
        this.waiting.delete(again);
        found(result);
      };
      this.waiting.add(again);
      again();
    });
  }

  /** Resolves with the first frame of a kind. */
  frame<T extends ServerFrame['t']>(t: T): Promise<Extract<ServerFrame, { t: T }>> {
    return this.until(() => this.frames.find((frame): frame is Extract<ServerFrame, { t: T }> => frame.t === t));
  }

  /** Sends a press. Resolves with the refusal, or the row's number. */
  press(wanted: Press): Promise<OnlineRefusal | number> {
    this.presses += 1;
    const id = `${this.device}-${this.presses}`;
    this.send({ ...wanted, id } as ClientFrame);
    return this.answered(id);
  }

  /** Sits down with roles. Resolves with the token, if the seat is new. */
  async sit(roles: Role[], name: string): Promise<string | undefined> {
    await this.press({ t: 'sit', roles, name, token: newToken() });
    return this.frames.findLast((frame) => frame.t === 'seated')?.token;
  }

  /** Asks an intent. Resolves with the refusal, or the row's number. */
  do(as: Role, intent: Intent, on: ReturnType<typeof momentOf>): Promise<OnlineRefusal | number> {
    return this.press({ t: 'do', intent, as, on });
  }

  /** Asks for another game. Resolves with the refusal, or the row's number. */
  rematch(seed: string | null): Promise<OnlineRefusal | number> {
    return this.press({ t: 'rematch', seed });
  }

  private answered(id: string): Promise<OnlineRefusal | number> {
    return this.until(() => {
      const frame = this.frames.find((one) => (one.t === 'ack' || one.t === 'no') && one.id === id);
      return frame?.t === 'ack' ? frame.n : frame?.t === 'no' && frame.why;
    });
  }

  /** Resolves with the close code. */
  end(): Promise<number> {
    return this.until(() => this.closed);
  }

  /** Cuts the connection without a word. */
  cut(): void {
    this.socket.terminate();
  }
}
