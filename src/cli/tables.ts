import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { standardPack } from '../content/standard/pack.ts';
import { type ListedTable, listTables, type Operation, operateTable } from '../server/index.ts';
import { tableWith } from '../sim/index.ts';
import { CommandFault } from './terminal/fault.ts';
import { lineOf, write } from './terminal/output.ts';

interface Options {
  readonly data: string;
  readonly json?: boolean;
}

/** Runs a command on a folder of tables. Throws a fault for people if it cannot be opened. */
async function inFolder<T>(folder: string, run: (path: string) => Promise<T>): Promise<T> {
  try {
    return await run(resolve(folder));
  } catch (error) {
    throw new CommandFault(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Formats a table as a line for people: 12 kB, 2026-11-28 21:14, 3 devices. */
function line({ id, code, bytes, rows, touched, devices }: ListedTable): string {
  const pressed = new Date(touched).toISOString().slice(0, 16).replace('T', ' ');
  const size = `${Math.ceil(bytes / 1000)} kB`.padStart(8);
  const here = devices === 0 ? '' : `  ${devices} ${devices === 1 ? 'device' : 'devices'}`;
  return `${id}  ${code}  ${size}  ${String(rows).padStart(6)}  ${pressed}${here}\n`;
}

async function list({ data, json }: Options): Promise<void> {
  const tables = await inFolder(data, (folder) => listTables(folder, tableWith(standardPack)));
  if (json) return write(tables.map(lineOf).join(''));
  const head = `${'table'.padEnd(22)}  code        size    rows  last press, UTC\n`;
  await write(tables.length === 0 ? `no tables in ${data}\n` : head + tables.map(line).join(''));
}

async function operate(operation: Operation, id: string, { data }: Options): Promise<void> {
  const done = await inFolder(data, (folder) => operateTable(folder, tableWith(standardPack), operation, id));
  if (done === null) throw new CommandFault(`${id}: there is no such table in ${data}`);
  await write(lineOf(done));
}

/** Adds `sitroom tables`, for the operator of a host: what is kept there, whether it runs or not. */
export function addTablesCommand(sitroom: Command): void {
  const folder = ['--data <folder>', 'where tables online are kept', join(homedir(), '.sitroom')] as const;
  const tables = sitroom.command('tables').description('look after the tables online of this machine');
  const add = (name: string, description: string) =>
    tables
      .command(name)
      .description(description)
      .option(...folder);
  add('list', 'list all tables with their size and last press').option('--json', 'one JSON line each').action(list);
  const one = (operation: Operation, description: string): void => {
    add(operation, description)
      .argument('<table>', 'as listed')
      .action((id: string, options: Options) => operate(operation, id, options));
  };
  one('export', 'write the save of its game, which goes on');
  one('delete', 'delete it with all names, and end its connections');
  one('readdress', 'close its code and link, and open others for it');
}
