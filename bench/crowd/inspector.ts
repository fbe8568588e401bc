import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns a port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The command that starts a Node process with its inspector on a port. */
export const inspectedOn = (port: number): readonly string[] => [
  'env',
  `NODE_OPTIONS=--inspect=127.0.0.1:${port} --inspect-publish-uid=http`,
];

interface Answer {
  readonly result: Readonly<Record<string, number>>;
}

/** Asks an inspector. */
async function ask(socket: WebSocket, method: string): Promise<Answer['result']> {
  const answered = new Promise<Answer>((done) => {
    socket.addEventListener('message', ({ data }) => done(JSON.parse(String(data)) as Answer), { once: true });
  });
  socket.send(JSON.stringify({ id: 1, method }));
  return (await answered).result;
}

/** Returns the memory that a Node process uses after a garbage collection, on its heap and outside, in kB. */
export async function liveMemory(port: number): Promise<number> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as [
    { webSocketDebuggerUrl: string },
  ];
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((open) => socket.addEventListener('open', open, { once: true }));
  await ask(socket, 'HeapProfiler.collectGarbage');
  const {
    usedSize = Number.NaN,
    embedderHeapUsedSize = 0,
    backingStorageSize = 0,
  } = await ask(socket, 'Runtime.getHeapUsage');
  socket.close();
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1024;
}
