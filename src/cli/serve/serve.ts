import { existsSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import type { Command } from 'commander';
import { renderUnicodeCompact } from 'uqr';
import { standardPack } from '../../content/standard/pack.ts';
import { addMetrics, addNoTables, addTables, createServer } from '../../server/index.ts';
import { tableWith } from '../../sim/index.ts';
import { digest } from '../../wire/index.ts';
import { CommandFault } from '../terminal/fault.ts';
import { fileFault } from '../terminal/files.ts';
import { wholeBetween } from '../terminal/numbers.ts';
import { outliveReaders, write } from '../terminal/output.ts';
import { defaultPort, lanUrls, listen, ownUrl, type Server } from './listening.ts';
import { openBrowser } from './open-browser.ts';
import { troubleWords } from './trouble-words.ts';

interface Options {
  readonly port?: number;
  readonly host?: string;
  readonly address?: readonly string[];
  readonly cert?: string;
  readonly key?: string;
  readonly json?: boolean;
  readonly app: string;
  readonly data: string;
  readonly trustProxy: readonly string[];
  readonly keepDays: number;
  readonly tables: boolean;
  readonly open?: boolean;
}

/** Reads a file that an option names. Throws a fault for people if it cannot be read. */
function fileOf(option: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw fileFault(`${option} ${path}`, error);
  }
}

/** Reads the certificate and its key, if they are given. Throws a fault for people if they do not belong together. */
function tlsOf({ cert, key }: Options): { tls?: { cert: string; key: string } } {
  if (cert === undefined && key === undefined) return {};
  if (cert === undefined || key === undefined) throw new CommandFault('give both --cert and --key');
  const tls = { cert: fileOf('--cert', cert), key: fileOf('--key', key) };
  try {
    createSecureContext(tls);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandFault(`--cert and --key are no certificate and its key in PEM: ${reason}`);
  }
  return { tls };
}

/** Reads addresses of proxies, separated by commas. Throws a fault for people if one of them is invalid. */
function proxiesIn(text: string): readonly string[] {
  const addresses = text.split(',').map((one) => one.trim());
  const isAddress = (one: string): boolean => {
    const [address = '', bits, ...more] = one.split('/');
    const most = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
    return more.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
  };
  const wrong = addresses.find((one) => !isAddress(one));
  if (wrong !== undefined)
    throw new CommandFault(`--trust-proxy ${wrong}: expected an address such as 10.0.0.7 or 172.17.0.0/16`);
  return addresses;
}

/** Reads addresses for other devices, separated by commas. Throws a fault for people if one of them is invalid. */
function addressesIn(text: string): readonly string[] {
  return text.split(',').map((one) => {
    const address = one.trim();
    const url = address.includes('://') ? address : `http://${address}`;
    const isPlain = /^https?:\/\//.test(url) && URL.canParse(url) && !/[?#@]/.test(url);
    const hasPort = !address.includes('://') && new URL(isPlain ? url : 'http://x').port !== '';
    if (!isPlain || hasPort || (!address.includes('://') && address.includes('/')))
      throw new CommandFault(`--address ${address}: expected a host such as 192.168.1.20, or a whole address`);
    return address.includes('://') && !address.endsWith('/') ? `${address}/` : address;
  });
}

/** Resolves on the first SIGINT or SIGTERM. The listeners stay, because npm sends the signal twice. */
const endRequested = (): Promise<void> =>
  new Promise((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end());
  });

/**
 * Ends the process after a fault that no listener has caught, because the memory may be corrupt. Everything confirmed
 * is on the disk (ONL-1). The process manager starts it again.
 */
function endWithFault(onFault: (error: Error) => void): void {
  process.on('uncaughtException', (error) => {
    onFault(new Error(`a fault that nothing caught ends the server: ${error.stack ?? error.message}`));
    process.exit(1);
  });
}

/** Adds tables online. While they cannot be kept, the app is served without them. */
async function addTablesTo(server: Server, options: Options, app: string, { onFault, tell }: Log): Promise<void> {
  const metrics = addMetrics(server);
  if (!options.tables) {
    addNoTables(server);
    return;
  }
  await addTables(server, {
    folder: resolve(options.data),
    dependencies: tableWith(standardPack),
    build: digest(readFileSync(join(app, 'index.html'), 'utf8')).slice(0, 12),
    keptDays: options.keepDays,
    proxies: options.trustProxy,
    onFault,
    onTrouble: (news) => onFault(new Error(`no tables online: ${troubleWords(news)}`)),
    tell,
    metrics,
    addresses: () => lanUrls(server, options),
  });
}

/** Where lines for the operator go. */
interface Log {
  readonly onFault: (error: Error) => void;
  readonly tell: (text: string) => void;
}

/** Returns the log of a server: lines of JSON, or for people. */
function logOf(server: () => Server | null, { json }: Options): Log {
  const note = (level: 'error' | 'info', text: string): void => {
    const log = json ? server()?.log : undefined;
    if (log) log[level](text);
    else console.error(`sitroom: ${text}`);
  };
  return { onFault: ({ message }) => note('error', message), tell: (text) => note('info', text) };
}

/** Tells where the server is. */
async function tell(server: Server, options: Options): Promise<void> {
  const [address, network] = [ownUrl(server, options), await lanUrls(server, options)];
  if (options.json) return write(`${JSON.stringify({ ready: true, address, network })}\n`);
  await write(`\n  sitroom is ready:  ${address}\n`);
  const [first] = network;
  if (first === undefined) return;
  await write(`  on your network:   ${network.join('\n                     ')}\n\n`);
  if (process.stdout.isTTY) await write(`${renderUnicodeCompact(first)}\n`);
}

async function run(options: Options): Promise<void> {
  const app = resolve(options.app);
  if (!existsSync(join(app, 'index.html'))) throw new CommandFault(`no app was built into ${app}: npm start builds it`);
  let server: Server | null = null;
  const log = logOf(() => server, options);
  endWithFault(log.onFault);
  outliveReaders();
  server = await createServer({ app, onFault: log.onFault, log: options.json ?? false, ...tlsOf(options) });
  await addTablesTo(server, options, app, log);
  const end = endRequested();
  await listen(server, options);
  await tell(server, options);
  if (options.open) openBrowser(ownUrl(server, options));
  await end;
  await server.close();
}

/** Adds `sitroom serve`, which serves the app of a folder. */
export function addServe(sitroom: Command, builtApp: string): void {
  sitroom
    .command('serve')
    .description('serve the built app to this machine and the phones in its network')
    .option('--port <n>', `default: ${defaultPort}, or any free port if that is taken`, wholeBetween(0, 65_535))
    .option('--host <address>', 'the address to listen at, such as 127.0.0.1 for this machine alone; default: all')
    .option(
      '--address <hosts>',
      'what other devices open, such as 192.168.1.20 or https://club.example/, if it cannot be found out',
      addressesIn,
    )
    .option('--cert <file>', 'a certificate in PEM, for https')
    .option('--key <file>', 'the key of the certificate')
    .option('--json', 'writes the address and a log as lines of JSON')
    .option('--app <folder>', 'another build of the app', relative(process.cwd(), builtApp))
    .option('--data <folder>', 'where tables online are kept', join(homedir(), '.sitroom'))
    .option(
      '--trust-proxy <addresses>',
      'proxies on other machines, such as 172.17.0.0/16: X-Forwarded-For names their devices',
      proxiesIn,
      [],
    )
    .option('--keep-days <n>', 'delete tables after so many days without use', wholeBetween(1, 10_000), 30)
    .option('--no-tables', 'without tables online')
    .option('--open', 'opens the app in the browser of this machine')
    .action(run);
}
