// `npm run crowd [-- --host durable] [--tables 1000] [--every 1] [--seconds 60] [--attacked]`: tables online at one
// host, each with four people, a television and an intent every second. People make one in ten seconds. The host is a
// process of its own, and so is an attacker.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hosts } from '../tests/online/hosts.ts';
import { root } from '../tests/tools/sources.ts';
import { Crowd } from './crowd/crowd.ts';
import { freePort, inspectedOn, liveMemory } from './crowd/inspector.ts';
import { memoryOf, secondsOf } from './crowd/process.ts';
import { type Measure, meetsBound, reportLine } from './measure.ts';

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: 'node' },
    tables: { type: 'string', default: '1000' },
    every: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    attacked: { type: 'boolean', default: false },
  },
});
const host = hosts[values.host];
if (host === undefined) throw new Error(`--host is one of ${Object.keys(hosts).join(', ')}`);
const [count, seconds] = [Number(values.tables), Number(values.seconds)];

/** Upper bounds. Those of Durable Objects are measurements, not aims. */
const most = host.name === 'node' ? { p99: 25, kB: 150 } : { p99: 200, kB: 1_000 };
/** Time for the host to compile its hot code, in seconds. */
const warmUp = 10;

const folder = mkdtempSync(join(tmpdir(), 'sitroom-crowd-'));
const inspector = host.name === 'node' ? await freePort() : null;
const running = await host.start(folder, undefined, inspector === null ? {} : { by: inspectedOn(inspector) });
/** Memory of the host in kB: what it still uses after a garbage collection, where the engine tells. */
const memory = async (): Promise<number> => (inspector === null ? memoryOf(running.pid) : await liveMemory(inspector));
const [empty, emptyProcess] = [await memory(), memoryOf(running.pid)];
const crowd = await Crowd.open(running.address, count, Number(values.every) * 1_000);
await crowd.play(warmUp);

/** Lets the crowd play. Returns its measurements. */
async function measure(name: string): Promise<Measure[]> {
  const before = secondsOf(running.pid);
  const times = await crowd.play(seconds);
  const core = ((secondsOf(running.pid) - before) / seconds) * 100;
  const sum = (of: 'refused' | 'missed' | 'closed') => crowd.tables.reduce((all, table) => all + table[of], 0);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  return [
    {
      what: `${host?.name}, ${count} tables${name}: intent to all five`,
      value: at(0.99),
      unit: 'ms',
      bound: { most: most.p99 },
      how: `99 %; half ${at(0.5).toFixed(1)} ms; ${(times.length / seconds).toFixed(0)} a second, ${sum('refused')} refused, ${sum('missed')} too slow, ${sum('closed')} sockets lost; ${core.toFixed(0)} % of a core`,
    },
  ];
}

const results = await measure('');
results.push({
  what: `${host.name}, memory a table`,
  value: ((await memory()) - empty) / count,
  unit: 'kB',
  bound: { most: most.kB },
  how: `what is in use; the process has grown from ${(emptyProcess / 1024).toFixed(0)} to ${(memoryOf(running.pid) / 1024).toFixed(0)} MB`,
});
if (values.attacked) {
  const attacker = fork(join(root, 'bench/crowd/attacker.ts'), [running.address]);
  await new Promise((ready) => attacker.once('message', ready));
  results.push(...(await measure(', attacked')));
  attacker.kill();
}
crowd.close();
await running.kill();
rmSync(folder, { recursive: true });
for (const result of results) console.log(reportLine(result));
process.exitCode = results.every(meetsBound) ? 0 : 1;
