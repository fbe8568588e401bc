import type { SocketAttachment } from './socket-attachment.ts';

/** Returns the attachment of a socket. */
export const attachmentOf = (socket: WebSocket): SocketAttachment => socket.deserializeAttachment() as SocketAttachment;

/** Changes some fields of a socket's attachment. */
export const saveAttachment = (socket: WebSocket, change: Partial<SocketAttachment>): void =>
  socket.serializeAttachment({ ...attachmentOf(socket), ...change });
