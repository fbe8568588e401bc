import { join } from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { createGame, decide } from '../../../src/rules/index.ts';
import { standardTable } from '../../tools/standard.ts';
import { exportFromMenu, newDevice, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { fingerprints } from '../tools/many-schedules.ts';
import { test } from '../tools/test.ts';

/** Seeds per difficulty and plan. */
const seeds = 500;

/** Bundles the schedule generator as one script for the page. */
async function bundledScript(): Promise<string> {
  const entry = join(import.meta.dirname, '../tools/many-schedules.ts');
  const lib = { entry, formats: ['iife' as const], name: 'made' };
  const built = await build({ configFile: false, logLevel: 'silent', build: { write: false, lib } });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('the bundle is empty');
  return output.output[0].code;
}

test('the director plans byte-identical rounds in the browser and in Node, for every difficulty and plan', async ({
  browser,
}) => {
  const { page } = await newDevice(browser);
  const inPage = (await page.evaluate(`${await bundledScript()}\nmade.fingerprints(${seeds})`)) as Record<
    string,
    string
  >;
  expect(Object.keys(inPage)).toHaveLength(21);
  expect(inPage).toEqual(fingerprints(seeds));
});

test('a game begun in the browser has the same events as one that Node makes from the same seed and options', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { speed: 0 });
  const say = await sayer('en');
  await page.getByRole('button', { name: say('difficulty.expert') }).tap();
  await page.getByRole('combobox', { name: say('setup.base'), exact: true }).selectOption('africa');
  await named(page, say('setup.begin')).tap();
  const { log } = await exportFromMenu(page, say);
  const seed = String(log.find(({ type }) => type === 'secret/seeded')?.['seed']);
  const set = createGame({ seed, difficulty: 'expert', base: 'africa', timers: 1 }, standardTable);
  if ('refused' in set) throw new Error('refused');
  const begun = decide(set.state, { type: 'begin' }, 'central-officer', 0, standardTable);
  if ('refused' in begun) throw new Error('refused');
  const same = [...set.events, ...begun.events];
  expect(log.slice(0, same.length)).toEqual(same);
  expect(log.slice(same.length).map(({ type }) => type)).toEqual(['menu-opened']);
});
