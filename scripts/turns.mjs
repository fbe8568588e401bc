// One process at a time: two terminals may start the same command.
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const again = 200;

/** Is another process of this number running? One of another user, which may not be signalled, is. */
function isRunning(pid) {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The processes of a ticket that still run. A ticket that was removed has none. */
function holders(ticket) {
  try {
    return readFileSync(ticket, 'utf8')
      .split(' ')
      .map(Number)
      .filter((pid) => pid > 0 && isRunning(pid));
  } catch {
    return [];
  }
}

const latest = (folder) => Math.max(0, ...readdirSync(folder).map(Number).filter(Number.isInteger));

/** Makes a ticket of this name, with its content, unless it exists. */
function made(ticket, draft) {
  writeFileSync(draft, String(process.pid));
  try {
    linkSync(draft, ticket);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
}

/**
 * Does the work while no other process does. The folder holds numbered tickets, each with the numbers of the processes
 * that work; the highest counts, for as long as one of them runs. It is followed by the next number and never removed
 * itself: whoever was too slow to see that another has taken over cannot take that one's turn away.
 * `waiting` is called once with the process that is waited for. `work` is handed a function that names another process
 * which works for it.
 * @param {string} folder
 * @param {(byProcess: (pid: number) => void) => Promise<number>} work
 * @param {(pid: number) => void} waiting
 */
export async function inTurn(folder, work, waiting = () => {}) {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `draft-${process.pid}`);
  let told = false;
  for (;;) {
    const last = latest(folder);
    const [busy] = holders(join(folder, String(last)));
    if (busy !== undefined) {
      if (!told) waiting(busy);
      told = true;
      await after(again);
      continue;
    }
    const mine = join(folder, String(last + 1));
    if (!made(mine, draft)) continue;
    if (latest(folder) > last + 1) {
      rmSync(mine);
      continue;
    }
    for (const old of readdirSync(folder)) if (Number(old) <= last) rmSync(join(folder, old), { force: true });
    const write = (pids) => {
      writeFileSync(draft, pids.join(' '));
      renameSync(draft, mine);
    };
    try {
      return await work((pid) => write([process.pid, pid]));
    } finally {
      write([]);
    }
  }
}
