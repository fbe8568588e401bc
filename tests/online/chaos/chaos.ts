// An evening behind a proxy, at a host that is killed, stopped, short of disk, put back to a copy and wrong about the date.
// In the end everything that was told must be in the rows and on every device, except for what was told between a copy and
// its return, and people must be able to play on.

import type { Host } from '../hosts.ts';
import { faultsIn } from './checks.ts';
import { deviceCount, Evening } from './evening.ts';
import { cause } from './mischief.ts';
import { planOf, type Wildness } from './plan.ts';

/** How a chaos is run. */
export interface ChaosOptions extends Omit<Wildness, 'devices'> {
  /** How many times as fast the clocks of devices run, so that they give a silent connection up sooner. */
  readonly haste: number;
  /** How long a table may be without a confirmed press, in ms. Then it is stuck. */
  readonly patienceMs: number;
}

/** Result of a chaos. */
export interface Chaos {
  readonly faults: readonly string[];
  readonly confirmed: number;
  readonly rows: number;
}

/** Presses that are confirmed between two mischiefs. */
const pressesBetween = 3;

/** Disturbs an evening as planned, until its game is over. Resolves to the faults that were seen. */
async function disturb(evening: Evening, seed: string, options: ChaosOptions): Promise<string[]> {
  const faults: string[] = [];
  let last = 'the beginning';
  for (const mischief of planOf(seed, { ...options, devices: deviceCount })) {
    const goesOn = await evening.more(pressesBetween, options.patienceMs);
    if (!goesOn) return [...faults, `the table is stuck after ${last}`];
    if (evening.isOver) return faults;
    faults.push(...(await cause(evening, mischief, options.patienceMs)));
    last = `${mischief.kind} of ${evening.devices[mischief.device]?.name}`;
  }
  const goesOn = await evening.more(pressesBetween, options.patienceMs);
  return goesOn ? faults : [...faults, `the table is stuck after ${last}`];
}

/** Runs a chaos. */
export async function runChaos(host: Host, seed: string, options: ChaosOptions): Promise<Chaos> {
  const evening = await Evening.begin(host, seed, options.haste);
  const faults = await disturb(evening, seed, options);
  if (!(await evening.stopPressing(options.patienceMs))) faults.push('a press was not answered');
  if (!(await evening.together(options.patienceMs))) {
    faults.push(...evening.devices.map(({ name, table, told }) => `${name} is ${table.state} at row ${told.n}`));
  }
  // Rows that were just stored are told before the host stops.
  await evening.running.end();
  const rows = evening.rows();
  faults.push(...faultsIn(rows, evening.devices));
  const { confirmed } = evening;
  await evening.close();
  return { faults: faults.map((fault) => `${seed}: ${fault}`), confirmed, rows: rows.length };
}
