import { expect, test } from 'vitest';
import { hosts } from './hosts.ts';
import { killAgain } from './kills.ts';

test.each(Object.values(hosts))(
  'ONL-1 a killed server has every confirmed press exactly once, at its row, and can be played at again: $name',
  async (host) => {
    const { confirmed, lost, backMs } = await killAgain(host, 3, 'kills');
    expect(lost).toEqual([]);
    expect(confirmed).toBeGreaterThan(5);
    expect(backMs).toHaveLength(3);
  },
);
