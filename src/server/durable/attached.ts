import type { Memory } from './memory.ts';

/** Returns the attachment of a socket. */
export const memoryOf = (socket: WebSocket): Memory => socket.deserializeAttachment() as Memory;

/** Changes some fields of a socket's attachment. */
export const remember = (socket: WebSocket, change: Partial<Memory>): void =>
  socket.serializeAttachment({ ...memoryOf(socket), ...change });
