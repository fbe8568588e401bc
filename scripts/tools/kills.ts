// `npm run kills [times] [--host durable]`: kills a host of tables online again and again, and checks that nothing
// confirmed is lost.
import { parseArgs } from 'node:util';
import { hosts } from '../../tests/online/hosts.ts';
import { killAgain } from '../../tests/online/kills.ts';

const { values, positionals } = parseArgs({
  options: { host: { type: 'string', default: 'node' } },
  allowPositionals: true,
});
const host = hosts[values.host];
if (host === undefined) throw new Error(`--host is one of ${Object.keys(hosts).join(', ')}`);
const times = Number(positionals[0] ?? 20);
const { confirmed, lost, backMs } = await killAgain(host, times, `kills-${Date.now()}`);
const sorted = backMs.toSorted((a, b) => a - b).map(Math.round);
console.log(`${host.name}: ${times} kills, ${confirmed} confirmed presses, ${lost.length} lost`);
console.log(`played at again after ${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (worst)`);
for (const line of lost) console.error(line);
process.exitCode = lost.length > 0 ? 1 : 0;
