// @module-tag sweep
import { expect, test } from 'vitest';
import { hosts } from '../hosts.ts';
import { runChaos } from './chaos.ts';
import { canFill } from './disk.ts';

/** A short `npm run chaos`: nothing takes longer than it must. */
const options = { rounds: 1, delayMs: 300, stopMs: 400, haste: 12, patienceMs: 12_000 };

test.concurrent.each(Object.values(hosts))(
  'ONL-1 ONL-3 what was told is kept and shown by all devices, whatever happens to connections and host: $name',
  async (host) => {
    const isNode = host.name === 'node';
    const { faults, confirmed } = await runChaos(host, `chaos-${host.name}`, {
      ...options,
      hasDisk: isNode && canFill,
      hasWall: isNode,
    });
    expect(faults).toEqual([]);
    expect(confirmed).toBeGreaterThan(30);
  },
);
