// A lock between processes, for commands that may be started twice at the same time.
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

const pollMs = 200;

/** Whether another process with this pid is running. EPERM means it is, and belongs to another user. */
function isRunning(pid) {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Returns the running processes of a ticket file. A removed ticket has none. */
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

/** Creates a ticket with this process's pid, atomically. Returns false if it exists already. */
function createTicket(ticket, draft) {
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
 * Runs `work` while no other process does, and resolves to its result.
 *
 * The folder holds numbered tickets, each with the pids of its holders. The highest ticket is the lock, as long as one
 * of its holders runs. The next holder creates the next number instead of reusing the file. A slow process can
 * therefore not take a lock away from a faster one.
 *
 * `waiting` is called once, with the pid that is waited for. `work` gets a function that adds the pid of a child
 * process as a holder.
 * @param {string} folder
 * @param {(byProcess: (pid: number) => void) => Promise<number>} work
 * @param {(pid: number) => void} waiting
 */
export async function inTurn(folder, work, waiting = () => {}) {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `draft-${process.pid}`);
  let announced = false;
  for (;;) {
    const last = latest(folder);
    const [busy] = holders(join(folder, String(last)));
    if (busy !== undefined) {
      if (!announced) waiting(busy);
      announced = true;
      await after(pollMs);
      continue;
    }
    const mine = join(folder, String(last + 1));
    if (!createTicket(mine, draft)) continue;
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
