// Both hosts of tables, as processes that can be killed.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { build } from 'vite';
import { root } from '../tools/sources.ts';
import { type WorkerdOptions, workerdConfig } from './workerd-config.ts';

/** A running host. */
export interface Running {
  readonly address: string;
  readonly port: number;
  readonly pid: number;
  /** Kills it without a word. */
  kill(): Promise<void>;
  /** Asks it to end, and resolves once it has. */
  end(): Promise<void>;
}

/** How a host is started. */
interface Starting {
  /** A command that starts it. */
  readonly by?: readonly string[];
  /** Whether its faults are not shown: those of a full disk are wanted. */
  readonly isQuiet?: boolean;
}

/** A kind of host. */
export interface Host {
  readonly name: string;
  /** Starts a host that keeps its tables in a folder, on a port or any free one (0). */
  start(folder: string, port?: number, how?: Starting): Promise<Running>;
  /** Returns the file of the only table in a folder. */
  fileIn(folder: string): string;
}

/** Temporary folder and child processes, which end with this process. */
const scratch = mkdtempSync(join(tmpdir(), 'sitroom-hosts-'));
const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(scratch, { recursive: true });
});

/** Time that a host has to end by itself, in ms. */
const mostEndMs = 1_000;

/** Waits until a process says which port it listens on. */
async function listening(child: ChildProcess, output: NodeJS.ReadableStream, says: RegExp): Promise<Running> {
  children.add(child);
  let said = '';
  const port = await new Promise<number>((ready, failed) => {
    child.once('exit', () => failed(new Error(`the host ended: ${said}`)));
    output.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, number] = says.exec(said) ?? [];
      if (number !== undefined) ready(Number(number));
    });
  });
  child.removeAllListeners('exit');
  const endBy = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (!children.delete(child)) return;
    child.kill(signal);
    // The engine of Durable Objects waits for its sockets, for ever.
    const impatience = setTimeout(() => child.kill('SIGKILL'), mostEndMs);
    await once(child, 'exit');
    clearTimeout(impatience);
  };
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    kill: () => endBy('SIGKILL'),
    end: () => endBy('SIGTERM'),
  };
}

/** Returns the rows of the only table in a file, oldest first. */
export function rowsOf(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT row FROM rows ORDER BY number').all();
  database.close();
  return rows.map(({ row }) => String(row));
}

/** The host of `npm start`. */
export const node: Host = {
  name: 'node',
  async start(folder, port = 0, { by = [], isQuiet = false } = {}) {
    const app = join(scratch, 'app');
    mkdirSync(app, { recursive: true });
    writeFileSync(join(app, 'index.html'), 'the app');
    const options = ['--app', app, '--data', folder, '--port', String(port), '--host', '127.0.0.1'];
    const [command = '', ...args] = [...by, process.execPath, 'scripts/sitroom.mjs', 'serve', ...options];
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', isQuiet ? 'ignore' : 'inherit'] });
    return await listening(child, child.stdout, /127\.0\.0\.1:(\d+)\/\n/);
  },
  fileIn: (folder) => join(folder, 'tables.sqlite'),
};

let bundling: Promise<string> | null = null;

/** Bundles the worker, once for each process. Resolves to its path without the ending. */
function bundle(): Promise<string> {
  bundling ??= build({
    configFile: join(root, 'vite.durable.config.ts'),
    configLoader: 'native',
    root,
    logLevel: 'error',
    build: { outDir: join(scratch, 'worker') },
  }).then(() => join(scratch, 'worker/worker'));
  return bundling;
}

/** Starts Durable Objects on the engine that runs them everywhere. */
export async function startDurable(options: WorkerdOptions): Promise<Running> {
  const file = `${await bundle()}-${children.size}.capnp`;
  writeFileSync(file, workerdConfig(options));
  const engine = createRequire(import.meta.url)('workerd') as { default: string };
  // The engine tells on descriptor 3 that it listens.
  const child = spawn(engine.default, ['serve', file, '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  });
  return await listening(child, child.stdio[3] as NodeJS.ReadableStream, /"socket":"http","port":(\d+)/);
}

/** Durable Objects. */
const durable: Host = {
  name: 'durable',
  start: (folder, port = 0) => startDurable({ folder, port, keepDays: 30 }),
  fileIn(folder) {
    const [file = ''] = readdirSync(join(folder, 'tables')).filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
    return join(folder, 'tables', file);
  },
};

/** Both hosts, by name. */
export const hosts: Readonly<Record<string, Host>> = { node, durable };
