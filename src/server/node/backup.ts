// A copy of the journal, made beside the game: another process reads the file, flushes the copy to the disk and checks it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { DamagedFile } from './trouble.ts';

/** Exit code of the other process if the copy is damaged. */
const damaged = 3;

/**
 * What the other process runs. It ends with this one. A process of its own, because closing the file here would give the
 * lock on it away.
 */
const script = `
  const { copyFileSync, fsyncSync, openSync, closeSync } = require('node:fs');
  process.stdin.on('end', () => process.exit(1)).resume();
  try { require('node:os').setPriority(19); } catch {}
  const [from, to] = process.argv.slice(1);
  copyFileSync(from, to, require('node:fs').constants.COPYFILE_FICLONE);
  const file = openSync(to, 'r+');
  fsyncSync(file);
  closeSync(file);
  const { DatabaseSync } = require('node:sqlite');
  const said = [];
  try {
    const database = new DatabaseSync(to);
    database.exec('PRAGMA journal_mode = DELETE');
    said.push(...database.prepare('PRAGMA quick_check(1)').all().map((row) => String(Object.values(row)[0])));
    database.close();
  } catch (error) {
    said.push(error.message);
  }
  if (said.join() !== 'ok') {
    process.stderr.write(said.join());
    process.exitCode = ${damaged};
  }
  process.stdin.destroy();
`;

/** Copies a file that does not change meanwhile to another one. Rejects with `DamagedFile` if the copy is damaged. */
export async function backUp(from: string, to: string, signal: AbortSignal): Promise<void> {
  const unfinished = `${to}.${process.pid}.new`;
  // A host that was killed may have left some behind.
  for (const name of readdirSync(dirname(to)))
    if (name.startsWith(`${basename(to)}.`) && name.includes('.new')) rmSync(join(dirname(to), name), { force: true });
  const flags = ['--disable-warning=ExperimentalWarning', '--eval', script, from, unfinished];
  const child = spawn(process.execPath, flags, { stdio: ['pipe', 'ignore', 'pipe'], signal, killSignal: 'SIGKILL' });
  const said = text(child.stderr).catch(() => '');
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) renameSync(unfinished, to);
  else {
    rmSync(unfinished, { force: true });
    throw code === damaged ? new DamagedFile(await said) : new Error(`no backup: ${(await said).trim()}`);
  }
}
