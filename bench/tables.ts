// `npm run crowd [-- --host durable] [--tables 1000] [--every 1] [--seconds 60] [--attacked]`: tables online at one
// host, each with four people, a television and an intent every second. People make one in ten seconds. The host is a
// process of its own, and so is an attacker. Then the same people play at a bare server.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hosts } from '../tests/online/hosts.ts';
import { root } from '../tests/tools/sources.ts';
import { Crowd } from './crowd/crowd.ts';
import { freePort, inspectedOn, liveMemory } from './crowd/inspector.ts';
import { memoryOf, secondsOf } from './crowd/process.ts';
import type { Recording } from './crowd/table.ts';
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
const [count, seconds, everyMs] = [Number(values.tables), Number(values.seconds), Number(values.every) * 1_000];

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
const crowd = await Crowd.open(running.address, count, everyMs);
await crowd.play(warmUp);
for (const table of crowd.tables) table.record();

/** Measurements of a crowd, in ms: sorted times from a press to all five devices, and processor time for each press. */
interface Played {
  readonly times: readonly number[];
  readonly processorMs: number;
  /** The same for people. */
  readonly how: string;
}

/** Commits of the host so far, and how long they took in all, in s. Nothing where the host does not say. */
async function commits(): Promise<{ readonly count: number; readonly seconds: number } | null> {
  if (host?.name !== 'node') return null;
  const text = await (await fetch(`${running.address}/metrics`)).text();
  const figure = (name: string): number =>
    Number(new RegExp(`^sitroom_commit_seconds_${name} (.*)$`, 'm').exec(text)?.[1]);
  return { count: figure('count'), seconds: figure('sum') };
}

/** Lets the crowd play at the host. It tells how long the disk took. */
async function playAtHost(): Promise<Played> {
  const before = await commits();
  const at = await play(crowd, running.pid);
  const after = await commits();
  if (before === null || after === null) return at;
  const [count, took] = [after.count - before.count, after.seconds - before.seconds];
  const part = `${(count / seconds).toFixed(0)} commits a second of ${((took / count) * 1_000).toFixed(1)} ms`;
  return { ...at, how: `${at.how}; ${part}` };
}

/** Lets a crowd play at a process. */
async function play(at: Crowd, pid: number): Promise<Played> {
  const before = secondsOf(pid);
  const times = await at.play(seconds);
  const used = secondsOf(pid) - before;
  const sum = (of: 'refused' | 'missed' | 'closed') => at.tables.reduce((all, table) => all + table[of], 0);
  return {
    times,
    processorMs: (used / times.length) * 1_000,
    how: `99 %; half ${share(times, 0.5).toFixed(1)} ms; ${(times.length / seconds).toFixed(0)} a second, ${sum('refused')} refused, ${sum('missed')} too slow, ${sum('closed')} sockets lost; ${((used / seconds) * 100).toFixed(0)} % of a core`,
  };
}

const share = (times: readonly number[], part: number): number => times[Math.floor(times.length * part)] ?? Number.NaN;

/** Formats what a crowd has measured, below a bound in ms. */
const measured = (what: string, { times, how }: Played, bound: number): Measure => ({
  what: `${what}: intent to all five`,
  value: share(times, 0.99),
  unit: 'ms',
  bound: { most: bound },
  how,
});

/** Lets the same people play at a bare server. Returns how much slower the host was. */
async function beside(played: Played, recorded: readonly Recording[]): Promise<Measure[]> {
  const file = join(folder, 'recorded.json');
  writeFileSync(file, JSON.stringify(recorded.map(({ presses }) => presses)));
  const relay = fork(join(root, 'bench/crowd/relay.ts'), [file]);
  const [address] = (await once(relay, 'message')) as [string];
  const people = await Crowd.relayed(address, recorded, everyMs);
  await people.play(warmUp);
  const bare = await play(people, relay.pid ?? 0);
  people.close();
  relay.kill();
  const times = (part: number): number => share(played.times, part) / share(bare.times, part);
  const ratio = (what: string, value: number, bound: number, how: string): Measure => ({
    what: `${what} beside a bare server`,
    value,
    unit: '×',
    bound: { most: bound },
    how,
  });
  return [
    measured(`bare server, ${recorded.length} tables`, bare, most.p99),
    ratio('half of all presses', times(0.5), 2, 'same frames to the same devices, without rules and disk'),
    ratio('99 % of all presses', times(0.99), 3, 'the same'),
    ratio(
      'processor time of a press',
      played.processorMs / bare.processorMs,
      6,
      `${played.processorMs.toFixed(2)} and ${bare.processorMs.toFixed(2)} ms`,
    ),
  ];
}

const played = await playAtHost();
const results = [measured(`${host.name}, ${count} tables`, played, most.p99)];
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
  results.push(measured(`${host.name}, ${count} tables, attacked`, await playAtHost(), most.p99));
  attacker.kill();
}
const recorded = crowd.tables.flatMap(({ recording }) => (recording?.presses.length ? [recording] : []));
crowd.close();
await running.kill();
results.push(...(await beside(played, recorded)));
rmSync(folder, { recursive: true });
for (const result of results) console.log(reportLine(result));
process.exitCode = results.every(meetsBound) ? 0 : 1;
