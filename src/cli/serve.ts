import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { renderUnicodeCompact } from 'uqr';
import { createServer } from '../server/index.ts';
import { CommandFault } from './terminal/fault.ts';
import { wholeBetween } from './terminal/numbers.ts';
import { write } from './terminal/output.ts';

interface Options {
  readonly port?: number;
  readonly local?: boolean;
  readonly app: string;
}

type Server = Awaited<ReturnType<typeof createServer>>;

/** Default port. If it is in use, the server takes any free one. */
const defaultPort = 4747;

const builtApp = relative(process.cwd(), fileURLToPath(new URL('../../dist', import.meta.url)));

const addresses = () => Object.values(networkInterfaces()).flatMap((all) => all ?? []);

/** Returns this machine's IPv4 address in the local network, if it has one. */
const lanAddress = (): string | undefined =>
  addresses().find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

/** Returns the host to listen on: all addresses, or the loopback address with `--local`. */
function hostOf({ local }: Options): string {
  if (local) return '127.0.0.1';
  return addresses().some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Explains why a port cannot be used. */
function portFault(port: number, error: unknown): CommandFault {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'another program uses it. Choose another with --port, or leave --port out',
    EACCES: 'this user may not use it. Choose one from 1024 up with --port',
  };
  const reason = reasons[String(codeOf(error))] ?? (error instanceof Error ? error.message : String(error));
  return new CommandFault(`cannot serve on port ${port}: ${reason}`);
}

/** Starts listening. Returns the port. */
async function listen(server: Server, options: Options): Promise<number> {
  const host = hostOf(options);
  const port = options.port ?? defaultPort;
  try {
    await server.listen({ host, port });
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE' || options.port !== undefined) throw portFault(port, error);
    await server.listen({ host, port: 0 });
  }
  return (server.server.address() as AddressInfo).port;
}

/** Resolves on the first SIGINT or SIGTERM. The listeners stay, because npm sends the signal twice. */
const endRequested = (): Promise<void> =>
  new Promise((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end());
  });

async function run(options: Options): Promise<void> {
  const app = resolve(options.app);
  if (!existsSync(join(app, 'index.html'))) throw new CommandFault(`no app was built into ${app}: npm start builds it`);
  const onFault = ({ message }: Error) => console.error(`sitroom: ${message}`);
  const server = await createServer({ app, onFault });
  const end = endRequested();
  const port = await listen(server, options);
  await write(`\n  sitroom is ready:  http://localhost:${port}/\n`);
  const lan = options.local ? undefined : lanAddress();
  if (lan !== undefined) {
    const url = `http://${lan}:${port}/`;
    await write(`  on your network:   ${url}\n\n`);
    if (process.stdout.isTTY) await write(`${renderUnicodeCompact(url)}\n`);
  }
  await end;
  await server.close();
}

/** Adds `sitroom serve`. */
export function addServe(sitroom: Command): void {
  sitroom
    .command('serve')
    .description('serve the built app to this machine and the phones in its network')
    .option('--port <n>', `${defaultPort} if left out, or any free one if that is taken`, wholeBetween(0, 65_535))
    .option('--local', 'to this machine alone')
    .option('--app <folder>', 'another build of the app', builtApp)
    .action(run);
}
