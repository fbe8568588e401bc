import { expect } from '@playwright/test';
import { type Role, roles } from '../../src/content/roles.ts';
import { brokenPromises, fold } from '../../src/rules/index.ts';
import { desk, exportedGame, phone, setSpeed } from './device.ts';
import { named } from './evening.ts';
import { byKeyboard, byMouse, byTouch } from './hands.ts';
import { looker } from './look.ts';
import { ending, playTable, sitAtTable } from './round-table.ts';
import { test } from './test.ts';

const others = (own: Role): Role[] => roles.filter((role) => role !== own);

test('a whole game at the table, all roles by mouse on a desk', async ({ browser }) => {
  const evening = await sitAtTable(browser, { seed: 4, hands: () => byMouse, context: desk, speed: 0.5 });
  await playTable(evening);
  await expect(ending(evening)).toBeVisible();
});

test('one role by touch on a phone, the others by bots that hold nobody up', async ({ browser }) => {
  const evening = await sitAtTable(browser, {
    seed: 5,
    hands: () => byTouch,
    context: phone,
    bots: others('commander'),
  });
  await setSpeed(evening.page, 8);
  await playTable(evening);
  await expect(ending(evening)).toBeVisible();
});
