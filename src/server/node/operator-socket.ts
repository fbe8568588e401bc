// The operator's way to a running host: a socket in its folder, which only the host's own user can open.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import { type Operator, operations } from './operator.ts';

/** Where the host of a folder listens. Windows has pipes by name instead of files. */
const pathIn = (folder: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\sitroom-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32)}`
    : join(folder, 'operator.sock');

/** Answers a request: `GET /` lists the tables, `POST /<operation>/<id>` does something with one. */
function answerOf(operator: Operator, method: string, path: string): object | null {
  if (method === 'GET' && path === '/') return operator.list();
  const [, name, id = ''] = path.split('/');
  const operation = operations.find((one) => one === name);
  return method !== 'POST' || operation === undefined ? null : operator.run(operation, id);
}

/** Listens for the operator of a folder that this host has locked. Resolves once it does. */
export async function serveOperator(folder: string, operator: Operator): Promise<Server> {
  const path = pathIn(folder);
  // Of a host that was killed.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer(({ method = '', url = '' }, response) => {
    try {
      const answer = answerOf(operator, method, url);
      response.writeHead(answer === null ? 404 : 200).end(JSON.stringify(answer));
    } catch (error) {
      response.writeHead(500).end(JSON.stringify(error instanceof Error ? error.message : ''));
    }
  });
  server.listen(path);
  await once(server, 'listening');
  server.unref();
  return server;
}

/** Answer of a running host. */
export interface OperatorAnswer {
  readonly status: number;
  readonly value: unknown;
}

/** Asks the host of a folder. Null if none runs. */
export async function askOperator(
  folder: string,
  method: 'GET' | 'POST',
  path: string,
): Promise<OperatorAnswer | null> {
  const asking = request({ socketPath: pathIn(folder), method, path, agent: false });
  asking.end();
  try {
    const [response] = (await once(asking, 'response')) as [import('node:http').IncomingMessage];
    return { status: response.statusCode ?? 0, value: await json(response) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw error;
  }
}
