// Commands of the operator on a folder of tables, whether a host keeps it now or not.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { HostDependencies } from '../../host/index.ts';
import { newToken } from '../hosting/tokens.ts';
import { type Command, type ListedTable, type Operation, operatorOf } from './operator.ts';
import { askOperator } from './operator-socket.ts';
import { Tables } from './tables.ts';

/** Opens the tables of a folder that no host keeps. */
async function openFolder(file: string, dependencies: HostDependencies) {
  const { openJournal } = await import('./disk/event-store.ts');
  const journal = openJournal(file);
  const throwing = (error: Error): never => {
    throw error;
  };
  const tables = new Tables({
    journal,
    ports: { dependencies, build: '', incarnation: newToken() },
    now: () => performance.now(),
    wall: () => Date.now(),
    onFault: throwing,
    metrics: { stored: () => {}, failed: () => {} },
  });
  const close = (): void => {
    tables.close();
    journal.close();
  };
  return { operator: operatorOf(tables, journal), close };
}

/** Asks the host of a folder, or does what it would do. Resolves to null if there is no such table. */
async function operate(folder: string, dependencies: HostDependencies, command: Command): Promise<unknown> {
  const answer = await askOperator(folder, command);
  if (answer !== null) return answer.value;
  const file = join(folder, 'tables.sqlite');
  if (!existsSync(file)) return command.do === 'list' ? [] : null;
  const { operator, close } = await openFolder(file, dependencies);
  try {
    return operator(command);
  } finally {
    close();
  }
}

/** Lists the tables of a folder, the one with the newest row first. */
export const listTables = async (folder: string, dependencies: HostDependencies): Promise<readonly ListedTable[]> =>
  (await operate(folder, dependencies, { do: 'list' })) as readonly ListedTable[];

/** Does something with a table of a folder: see `Command`. Resolves to null if there is no such table. */
export const operateTable = async (
  folder: string,
  dependencies: HostDependencies,
  operation: Operation,
  table: string,
): Promise<object | null> => (await operate(folder, dependencies, { do: operation, table })) as object | null;
