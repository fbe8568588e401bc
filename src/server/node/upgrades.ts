// Requests for a WebSocket, which bypass all routes. Malformed ones can end only their own connection.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isForeign } from '../hosting/limits.ts';
import { guarded } from './guard.ts';

/**
 * Answers a request for a socket. A device that never closes its side would stay connected, so the socket is destroyed.
 */
function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
}

/** Returns the path of a request. Its target may be anything without spaces, also a whole URL or `*`. */
const pathOf = ({ url = '' }: IncomingMessage): string => url.replace(/[?#].*$/u, '');

/** Takes over the connection of a request. `head` are bytes that have already arrived on it. */
type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Passes requests for a socket at `/socket` on, unless a page of another site makes them. `note` gets faults. */
export function acceptUpgrades(server: Server, note: (error: unknown) => void, accept: Upgrade): void {
  const upgrade: Upgrade = (request, socket, head) => {
    if (pathOf(request) !== '/socket') refuse(socket, '404 Not Found');
    else if (isForeign(request.headers.origin, request.headers.host)) refuse(socket, '403 Forbidden');
    else accept(request, socket, head);
  };
  const safely = guarded(upgrade, (error, [, socket]) => {
    note(error);
    socket.destroy();
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    safely(request, socket, head);
  });
}
