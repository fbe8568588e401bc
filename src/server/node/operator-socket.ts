// The operator's way to a running host: a socket in its folder, which only the host's own user can open.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { type Command, type Operator, operations } from './operator.ts';

/** Where the host of a folder listens. Windows has pipes by name instead of files. */
const pathIn = (folder: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\sitroom-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32)}`
    : join(folder, 'operator.sock');

const command = v.variant('do', [
  v.strictObject({ do: v.literal('list') }),
  v.strictObject({ do: v.picklist(operations), table: v.string() }),
]);

/** Carries out the command in the body of a request. Resolves to the status and value of the answer. */
async function answerTo(operator: Operator, asked: IncomingMessage): Promise<readonly [number, unknown]> {
  try {
    return [200, operator(v.parse(command, await json(asked)))];
  } catch (error) {
    return [500, error instanceof Error ? error.message : ''];
  }
}

/** Listens for the operator of a folder that this host has locked. Resolves once it does. */
export async function serveOperator(folder: string, operator: Operator): Promise<Server> {
  const path = pathIn(folder);
  // Of a host that was killed.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((asked, response) => {
    void answerTo(operator, asked).then(([status, value]) => response.writeHead(status).end(JSON.stringify(value)));
  });
  server.listen(path);
  await once(server, 'listening');
  server.unref();
  return server;
}

/** Lets the host of a folder carry a command out. Null if none runs. Throws what went wrong there. */
export async function askOperator(folder: string, asked: Command): Promise<{ readonly value: unknown } | null> {
  const asking = request({ socketPath: pathIn(folder), method: 'POST', path: '/', agent: false });
  asking.end(JSON.stringify(asked));
  try {
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    const value = await json(response);
    if (response.statusCode !== 200) throw new Error(String(value));
    return { value };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw error;
  }
}
