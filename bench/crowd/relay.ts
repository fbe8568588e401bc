// `relay.ts <file>`: a bare server that sends all five devices of a table the recorded frames of a host, a press at a
// time. It knows no rules and stores nothing, so it shows the cost of sockets and people alone.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** Frames after each press, by table. */
const told = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as readonly (readonly (readonly string[])[])[];
const tables = told.map((frames) => ({ frames, sockets: new Set<WebSocket>(), presses: 0 }));

const server = createServer();
new WebSocketServer({ server }).on('connection', (socket, { url = '' }) => {
  const table = tables[Number(url.slice(1))];
  table?.sockets.add(socket);
  socket.on('message', (data) => {
    const { id, c } = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '') as { id?: string; c?: number };
    if (table === undefined) return;
    if (id === undefined) {
      socket.send(JSON.stringify({ t: 'pong', c, at: table.presses }));
      return;
    }
    const frames = table.frames[table.presses % table.frames.length] ?? [];
    table.presses += 1;
    const texts = frames.map((text) => text.replace('"id":""', `"id":"${id}"`));
    for (const one of table.sockets) for (const text of texts) one.send(text);
    socket.send(JSON.stringify({ t: 'ack', id, n: table.presses }));
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
