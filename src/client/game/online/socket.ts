import type { Connect } from './connection.ts';

/** Opens WebSockets to a table at the server of this page. Some hosts need the table to find the machine it is on. */
export const connectTo =
  (table: string): Connect =>
  ({ opened, heard, closed }) => {
    const here = location.href.replace(/^http/, 'ws').replace(/#.*$/, '');
    const socket = new WebSocket(new URL(`socket?table=${encodeURIComponent(table)}`, here));
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => heard(String(data)));
    socket.addEventListener('close', ({ code, reason }) => closed(code, reason));
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text);
      },
      close: () => socket.close(),
    };
  };
