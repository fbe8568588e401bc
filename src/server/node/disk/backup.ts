// A copy of the journal, made page by page beside the game, flushed to the disk and checked in a thread of its own.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as sqlite from 'node:sqlite';
import { setImmediate as soon } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DamagedFile, OldNode } from './trouble.ts';

/** Pages that are copied at once. Presses wait for no more than these. */
const pagesAtOnce = 100;

/** Code of the thread. It posts `ok`, or the fault of the copy. It is text because a bundle has no file for it. */
const checking = `
  process.emitWarning = () => {};
  const { closeSync, fsyncSync, openSync } = require('node:fs');
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const said = [];
  try {
    const file = openSync(workerData, 'r+');
    fsyncSync(file);
    closeSync(file);
    const database = new DatabaseSync(workerData);
    database.exec('PRAGMA journal_mode = DELETE');
    said.push(...database.prepare('PRAGMA quick_check(1)').all().map((row) => String(Object.values(row)[0])));
    database.close();
  } catch (error) {
    said.push(error.message);
  }
  parentPort.postMessage(said.join());
`;

/** Times that a copy is begun again. */
const mostTries = 20;

/** Throws `OldNode` if this Node cannot copy an open database, which it can since 22.16. */
export function checkNode({ backup }: { readonly backup?: unknown } = sqlite): void {
  if (backup === undefined) throw new OldNode('this Node cannot copy an open database');
}

/** Whether an error of SQLite is harmless: somebody wrote at the instant at which the copy began. */
const isNone = (error: unknown): boolean => error instanceof Error && 'errcode' in error && error.errcode === 0;

/** Copies a database page by page. */
async function copyPages(database: sqlite.DatabaseSync, to: string, signal: AbortSignal): Promise<void> {
  const options = { rate: pagesAtOnce, progress: () => signal.throwIfAborted() };
  for (let tries = 1; ; tries += 1) {
    try {
      await sqlite.backup(database, to, options);
      return;
    } catch (error) {
      if (!isNone(error) || tries === mostTries) throw error;
      await soon();
      signal.throwIfAborted();
    }
  }
}

/** Throws `DamagedFile` if the copy is damaged. */
async function check(copy: string, signal: AbortSignal): Promise<void> {
  const thread = new Worker(checking, { eval: true, workerData: copy });
  try {
    const [said] = (await once(thread, 'message', { signal })) as [string];
    if (said !== 'ok') throw new DamagedFile(said);
  } finally {
    await thread.terminate();
  }
}

/**
 * Copies an open database to a file, which it replaces once the copy is whole. Changes meanwhile are copied, too.
 * Rejects with `DamagedFile` if the copy is damaged.
 */
export async function backUp(database: sqlite.DatabaseSync, to: string, signal: AbortSignal): Promise<void> {
  const unfinished = `${to}.${randomUUID()}.new`;
  // A host that was killed may have left some behind.
  for (const name of readdirSync(dirname(to)))
    if (name.startsWith(`${basename(to)}.`) && name.includes('.new')) rmSync(join(dirname(to), name), { force: true });
  try {
    await copyPages(database, unfinished, signal);
    await check(unfinished, signal);
    renameSync(unfinished, to);
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + suffix, { force: true });
  }
}
