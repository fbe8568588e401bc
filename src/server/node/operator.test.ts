import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type MadeTable, makeTable, TableClient } from '../../../tests/tools/table-client.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { tableWith } from '../../sim/index.ts';
import { parseSave } from '../../wire/index.ts';
import { addMetrics, addTables, createServer, listTables, operateTable } from '../index.ts';

const dependencies = tableWith(standardPack);
let folder: string;
let ending: (() => Promise<unknown>)[];
let told: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitroom-operator-'));
  [ending, told] = [[], []];
});
afterEach(async () => {
  for (const end of ending) await end();
  rmSync(folder, { recursive: true });
});

/** Serves the folder. Returns the address, and a function that ends the server. */
async function serving() {
  const server = await createServer({ app: folder });
  const fail = (error: Error) => void told.push(error.message);
  await addTables(server, {
    folder,
    dependencies,
    build: 'test',
    keptDays: 30,
    proxies: [],
    onFault: fail,
    onTrouble: ({ error }) => fail(error),
    tell: (text) => told.push(text),
    metrics: addMetrics(server),
    addresses: async () => [],
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  ending.push(() => server.close());
  const address = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return { address, end: () => server.close() };
}

const list = () => listTables(folder, dependencies);
const wishes = { seed: 'operator', mode: 'virtual', difficulty: 'easy' };

/** A server with a table at which Ann sits. */
async function begun(): Promise<{ address: string; made: MadeTable; ann: TableClient; end: () => Promise<unknown> }> {
  const { address, end } = await serving();
  const made = await makeTable(address, wishes);
  const ann = await TableClient.open(address, { table: made.table, token: made.maker });
  await ann.sit(['central-officer', 'commander', 'squad-leader', 'chief-scientist'], 'Ann');
  return { address, made, ann, end };
}

describe('the operator', () => {
  test('ONL-17 sees the same tables while the server runs and after it, without the names of people', async () => {
    const { made, end } = await begun();
    const [table, ...others] = await list();
    expect(others).toEqual([]);
    expect(table).toMatchObject({ id: made.table, code: made.code, rows: 2, devices: 1 });
    expect(JSON.stringify(table)).not.toContain('Ann');
    await end();
    expect(await list()).toEqual([{ ...table, devices: 0 }]);
    expect(told).toEqual([]);
  });

  test.each(['running', 'ended'])(
    'ONL-20 deletes a table of a server that is %s, and nobody can open it',
    async (how) => {
      const { address, made, ann, end } = await begun();
      if (how === 'ended') await end();
      expect(await operateTable(folder, dependencies, 'delete', made.table)).toEqual({ deleted: made.table });
      expect(await list()).toEqual([]);
      if (how === 'ended') return;
      expect(await ann.end()).toBe(4003);
      expect((await fetch(`${address}/codes/${made.code}`)).status).toBe(404);
    },
  );

  test.each(['running', 'ended'])(
    'ONL-14 exports the game of a server that is %s as a save that loads',
    async (how) => {
      const { made, end } = await begun();
      if (how === 'ended') await end();
      const save = await operateTable(folder, dependencies, 'export', made.table);
      expect(parseSave(save, dependencies, [standardPack])).not.toHaveProperty('refused');
      expect(await list()).toHaveLength(1);
    },
  );

  test('ONL-10 closes the address of a table; who sits there stays', async () => {
    const { address, made, ann } = await begun();
    const { code } = (await operateTable(folder, dependencies, 'readdress', made.table)) as { code: string };
    expect(code).not.toBe(made.code);
    const found = (letters: string) => fetch(`${address}/codes/${letters}`);
    expect([(await found(made.code)).status, (await found(code)).status]).toEqual([404, 200]);
    expect((await ann.frame('seats')).t).toBe('seats');
    expect(ann.closed).toBe(null);
  });

  test.each(['running', 'ended', 'never started'])('is told that there is no such table: %s', async (how) => {
    const { end } = how === 'never started' ? { end: () => Promise.resolve() } : await serving();
    if (how === 'ended') await end();
    expect(await operateTable(folder, dependencies, 'delete', 'nothing')).toBe(null);
    expect(await list()).toEqual([]);
    if (how === 'never started') expect(existsSync(join(folder, 'tables.sqlite'))).toBe(false);
  });

  test('alone can reach the socket: it is in a folder of their own', async () => {
    await serving();
    expect(statSync(join(folder, 'operator.sock')).isSocket()).toBe(true);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  test('is told what went wrong at a server that runs', async () => {
    await begun();
    const unknown = 'paint' as 'export';
    await expect(operateTable(folder, dependencies, unknown, 'nothing')).rejects.toThrow('Invalid type');
  });
});
