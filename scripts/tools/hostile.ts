// `npm run hostile -- [--lines 10000] [--seed hostile]`: fuzzes the engine with hostile lines, in process on all cores,
// then sends a tenth as many through a pipe to an engine process, and half as many requests to both hosts of tables. Prints
// one line of results. Exits with 1 on a fault.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progressBar } from '../../src/cli/terminal/progress.ts';
import { onAllCores } from '../../src/sim/index.ts';
import { type AttackResult, pipeLines } from '../../tests/hostile/attack.ts';
import { pipe } from '../../tests/hostile/pipe.ts';
import { sendHostileRequests } from '../../tests/hostile/requests.ts';
import type { Raid } from '../../tests/hostile/worker.ts';
import { hosts } from '../../tests/online/hosts.ts';

const { values } = parseArgs({
  options: { lines: { type: 'string', default: '10000' }, seed: { type: 'string', default: 'hostile' } },
});
const lines = Number(values.lines);
if (!Number.isSafeInteger(lines) || lines < 10) throw new Error('--lines: expected a whole number from 10 up');

/** Lines per worker job. Each job has its own games. */
const raidSize = 5_000;
/** For this many lines in process, one is sent through the pipe. */
const pipedOneIn = 10;

const raids: Raid[] = Array.from({ length: Math.ceil(lines / raidSize) }, (_, i) => ({
  seed: `${values.seed}-${i + 1}`,
  lines: Math.min(raidSize, lines - i * raidSize),
}));

const total = { lines: 0, slowest: 0, faults: 0 };
const bar = progressBar('hostile lines', lines);
const began = performance.now();
await onAllCores(new URL('../../tests/hostile/worker.ts', import.meta.url), raids, {
  heard: (attacked: AttackResult) => {
    total.lines += attacked.lines;
    total.slowest = Math.max(total.slowest, attacked.slowest);
    total.faults += attacked.faults.length;
    bar.clear();
    for (const fault of attacked.faults) console.error(fault);
    bar.show(total.lines);
  },
});
bar.clear();

const piped = Math.floor(lines / pipedOneIn);
const { code, answered } = await pipe(pipeLines(values.seed, piped));
const survived = code === 0 && answered === piped;

/** For this many lines in process, one hostile request is sent to each host. */
const requestOneIn = 2;
const requests = Math.floor(lines / requestOneIn);
/** Status of a living host for an unused code: not found, or too many requests after hostile ones for codes. */
const livingAnswers: readonly number[] = [404, 429];
const fallen: string[] = [];
for (const host of Object.values(hosts)) {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-hostile-'));
  const running = await host.start(folder, 0, { isQuiet: true });
  await sendHostileRequests(running.port, requests, values.seed);
  const lives = await fetch(`${running.address}/codes/AAAAAA`).then(
    ({ status }) => livingAnswers.includes(status),
    () => false,
  );
  if (!lives) fallen.push(host.name);
  await running.kill();
  rmSync(folder, { recursive: true });
}
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(
  [
    `${total.lines} hostile lines, the slowest ${total.slowest.toFixed(0)} ms, ${total.faults} not taken as they should be`,
    `${answered} of ${piped} answered over the pipe${survived ? '' : `, which ended with ${code}`}`,
    `${requests} hostile requests to each host: ${fallen.length === 0 ? 'both live' : `${fallen.join(' and ')} fell`}`,
    `${seconds} s`,
  ].join('; '),
);
process.exitCode = total.faults === 0 && survived && fallen.length === 0 ? 0 : 1;
