// `npm run chaos [-- --host durable] [--seeds n] [--seed name]`: evenings behind a proxy that drops, delays, cuts and
// reorders, at a host that is killed, stopped, short of disk, put back to a copy and wrong about the date. Checks that
// everything the host has confirmed is kept.
import { parseArgs } from 'node:util';
import { runChaos } from '../../tests/online/chaos/chaos.ts';
import { canFill } from '../../tests/online/chaos/disk.ts';
import { hosts } from '../../tests/online/hosts.ts';

const { values } = parseArgs({
  options: {
    host: { type: 'string', default: 'node' },
    seeds: { type: 'string', default: '5' },
    seed: { type: 'string', default: `chaos-${Date.now()}` },
    haste: { type: 'string', default: '1' },
  },
});
const host = hosts[values.host];
if (host === undefined) throw new Error(`--host is one of ${Object.keys(hosts).join(', ')}`);
const options = {
  rounds: 1,
  delayMs: 2_000,
  stopMs: 6_000,
  hasDisk: host.name === 'node' && canFill,
  hasWall: host.name === 'node',
  haste: Number(values.haste),
  patienceMs: 15_000,
};
let broken = 0;
for (let i = 1; i <= Number(values.seeds); i += 1) {
  const seed = `${values.seed}-${i}`;
  const { faults, confirmed, rows } = await runChaos(host, seed, options);
  console.log(`${host.name}, ${seed}: ${confirmed} confirmed presses, ${rows} rows, ${faults.length} faults`);
  for (const fault of faults) console.error(fault);
  broken += faults.length;
}
process.exitCode = broken > 0 ? 1 : 0;
