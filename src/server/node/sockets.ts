// WebSockets: the first frame leads to a table, all others are inputs of its room.

import type { Server } from 'node:http';
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws';
import { longestFrame } from '../../wire/index.ts';
import { enteringLimit, helloOf, silentMs } from '../hosting/limits.ts';
import { type CloseCode, closeCodes } from '../room/room.ts';
import { callerOf, type ProxyTrust } from './callers.ts';
import { asError, guarded } from './guard.ts';
import type { Metrics } from './metrics.ts';
import type { Tables } from './tables.ts';
import { acceptUpgrades } from './upgrades.ts';

type Hello = NonNullable<ReturnType<typeof helloOf>>;

/** Interval at which the round trip of each socket is measured, in ms. */
const measureMs = 5_000;
/** A socket that has not taken this much is cut off, in bytes (ONL-12). */
const mostUnsent = 262_144;
/** Pings without an answer after which a connection is dead: its device has long connected again. */
const mostMissed = 3;
/** Options of the sockets. The types of the library lack `closeTimeout`. */
const options: ServerOptions & { readonly closeTimeout: number } = {
  noServer: true,
  maxPayload: longestFrame,
  clientTracking: true,
  /** Time that a device has to confirm the end of its socket, in ms. */
  closeTimeout: 2_000,
};

/** Arguments of `openSockets`. */
interface SocketParts {
  readonly tables: Tables;
  /** Whether tables are kept now. */
  readonly isKept: () => boolean;
  readonly isTrusted: ProxyTrust;
  /** Time that never goes back, in ms. */
  readonly now: () => number;
  readonly metrics: Pick<Metrics, 'broke' | 'closed'>;
  readonly onFault: (error: Error) => void;
}

/** Measures the round trip of a socket, and ends a socket that no longer answers. `told` gets half of each, in ms. */
function roundTrips(socket: WebSocket, now: () => number, told: (ms: number) => void) {
  let pingedAt = 0;
  let missed = 0;
  return {
    ping: (): void => {
      if (missed === mostMissed) socket.terminate();
      missed += 1;
      pingedAt = now();
      socket.ping();
    },
    pong: (): void => {
      missed = 0;
      told((now() - pingedAt) / 2);
    },
  };
}

/** Returns a function that returns why a first frame is refused, or null, by the target of its token (ONL-12). */
function doorkeeper({ tables, isKept, now }: Pick<SocketParts, 'tables' | 'isKept' | 'now'>) {
  const mayEnter = enteringLimit(now);
  return ({ table, token }: Hello, address: string | null): CloseCode | null => {
    if (!isKept()) return 'later';
    const key = tables.keyOf(table, token);
    if (!mayEnter(address, key)) return 'too-fast';
    return key === 'none' ? 'token' : null;
  };
}

/** Lets sockets at `/socket` into the tables. Returns a function that ends all of them. */
export function openSockets(server: Server, parts: SocketParts): () => void {
  const { tables, isTrusted, now, metrics, onFault } = parts;
  const sockets = new WebSocketServer(options);
  const whyNot = doorkeeper(parts);
  let count = 0;

  /** Notes a fault that costs its connection, and nothing else (ONL-12). */
  function note(error: unknown): void {
    metrics.broke();
    onFault(asError(error));
  }

  function serve(socket: WebSocket, address: string | null): void {
    count += 1;
    const link = String(count);
    let table: string | null = null;
    let isEnded = false;
    const safely = <A extends readonly unknown[]>(listen: (...given: A) => void) =>
      guarded(listen, (error) => {
        note(error);
        socket.terminate();
      });
    const trips = roundTrips(socket, now, (ms) => {
      if (table !== null) tables.input(table, { kind: 'lag', link, ms });
    });
    const endSilent = safely(() => end(closeCodes.frame));
    const silence = setTimeout(endSilent, silentMs);
    const measuring = setInterval(safely(trips.ping), measureMs);
    function end(code: number, reason?: string): void {
      isEnded = true;
      metrics.closed(code);
      socket.close(code, reason);
    }
    const outlet = {
      send(text: string): void {
        if (socket.bufferedAmount > mostUnsent) socket.terminate();
        else socket.send(text);
      },
      close: end,
    };

    function greet(text: string): void {
      clearTimeout(silence);
      const hello = helloOf(text);
      const why = hello === null ? 'frame' : whyNot(hello, address);
      const entered = why ?? (hello && tables.enter(hello.table, link, outlet, text));
      if (entered !== null) end(closeCodes[entered]);
      else table = hello?.table ?? null;
    }

    const hear = safely((data: unknown, isBinary: boolean) => {
      // A socket that was closed here may still be full of frames.
      if (isEnded) return;
      // Frames are text. The library has checked that it is UTF-8, and its length.
      const text = isBinary || !Buffer.isBuffer(data) ? '' : data.toString();
      if (table === null) greet(text);
      else tables.input(table, { kind: 'frame', link, text });
    });
    const leave = safely(() => {
      clearTimeout(silence);
      clearInterval(measuring);
      if (table !== null) tables.input(table, { kind: 'gone', link });
    });
    socket.on('message', hear);
    socket.on('pong', safely(trips.pong));
    socket.on('close', leave);
    // The library closes the socket after an error. Without a listener the error would end the process.
    socket.on('error', () => {});
  }

  acceptUpgrades(server, note, (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (opened) => serve(opened, callerOf(request, isTrusted)));
  });
  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
