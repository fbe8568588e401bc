// Kills a host while people press, again and again, and looks whether everything that was confirmed is still there.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDice } from '../../src/rules/index.ts';
import { makeTable, TableClient } from '../tools/table-client.ts';
import { type Host, rowsOf } from './hosts.ts';
import { Presser } from './presser.ts';

/** Result of the kills. */
export interface Kills {
  /** Presses that were confirmed, and those of them that are not in the rows exactly once, at their number. */
  readonly confirmed: number;
  readonly lost: readonly string[];
  /** Time from each kill to the first press that was answered again, in ms. */
  readonly backMs: readonly number[];
}

/** Returns the confirmed presses that are not in the rows exactly once, at the number that was confirmed. */
export function lostIn(rows: readonly string[], confirmed: ReadonlyMap<string, number>): string[] {
  const found = new Map<string, number[]>();
  let n = 0;
  for (const { row, id } of rows.map((text) => JSON.parse(text) as { row: string; id?: string })) {
    if (row !== 'seated') n += 1;
    if (id !== undefined) found.set(id, [...(found.get(id) ?? []), n]);
  }
  return [...confirmed].flatMap(([id, at]) =>
    JSON.stringify(found.get(id)) === JSON.stringify([at])
      ? []
      : [`${id}: confirmed at ${at}, found at ${found.get(id)?.join() ?? 'no row'}`],
  );
}

/** Kills a host this many times at random moments, while somebody presses as fast as they may. */
export async function killAgain(host: Host, times: number, seed: string): Promise<Kills> {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-kills-'));
  const chance = seededDice(seed).draws('kills');
  const presser = new Presser(seed);
  const backMs: number[] = [];
  let startedAt = 0;
  let running = await host.start(folder);
  const { address, port } = running;
  const { table, maker } = await makeTable(address, { seed, mode: 'virtual', difficulty: 'easy' });
  for (let kill = 0; kill <= times; kill += 1) {
    const wanted = chance.next(15);
    const client = await TableClient.open(address, { table, token: maker });
    await presser.press(client);
    if (kill > 0) backMs.push(performance.now() - startedAt);
    for (let count = 0; count < wanted; count += 1) await presser.press(client);
    // The next press is on its way when the host dies.
    const last = presser.press(client);
    startedAt = performance.now();
    await running.kill();
    await last;
    if (kill < times) running = await host.start(folder, port);
  }
  const lost = lostIn(rowsOf(host.fileIn(folder)), presser.confirmed);
  rmSync(folder, { recursive: true });
  return { confirmed: presser.confirmed.size, lost, backMs };
}
