import { type Browser, expect } from '@playwright/test';
import type { Position } from '../../../src/rules/index.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { screens } from '../tools/afar.ts';
import { describedGame } from '../tools/brought-games.ts';
import { desk, leap, sceneOn } from '../tools/device.ts';
import { test } from '../tools/test.ts';
import { bringToTable, comeToGame, newTelevision } from './people.ts';

/** Two people on phones and a television, in the last cue of a round in this position. */
async function lastCue(browser: Browser, baseURL: string | undefined, position: Position) {
  const save = makeSave(describedGame({ begin: 'ending', budget: 0, ...position }));
  const address = await bringToTable(baseURL, save);
  const ann = await comeToGame(browser, address, 'Ann', ['commander', 'central-officer'], true);
  const ben = await comeToGame(browser, address, 'Ben', ['chief-scientist', 'squad-leader'], true);
  const television = await newTelevision(browser, address, { ...desk, viewport: screens.television }, true);
  await expect(television.locator('main.board')).toBeVisible();
  return { ann, ben, television };
}

const even = { africa: 1, europe: 1, australia: 1, 'north-america': 1, 'south-america': 1 };
const satellites = Array.from(
  { length: 8 },
  (_, i) => ({ id: `satellite-${i + 1}`, at: 'reserve', exhausted: true }) as const,
);
const interceptors = ['interceptor-1', 'interceptor-2'].map((id) => ({ id, at: 'continent:asia' }) as const);

test('FIN-25 RES-1 panic of the audit is told on two phones and the television, whoever ended the timed phase @sweep', async ({
  browser,
  baseURL,
}) => {
  const { ann, ben, television } = await lastCue(browser, baseURL, {
    panic: { ...even, asia: 4 },
    units: [...satellites, ...interceptors],
  });
  await ann.locator('.hands .done').click();
  // Nobody presses on a television.
  const withoutButton = television.locator('dialog.scene:not(:has(button))');
  const scenes = [sceneOn(ann), sceneOn(ben), withoutButton];
  await Promise.all(scenes.map((scene) => expect(scene).toContainText('2 credits are missing.')));
});

test('FIN-25 RES-1 others see which continents a Commander chose, credit by credit; who chose sees what follows @sweep', async ({
  browser,
  baseURL,
}) => {
  const { ann, ben, television } = await lastCue(browser, baseURL, {
    panic: { ...even, asia: 4, africa: 4 },
    units: [...satellites, ...interceptors],
  });
  await ann.locator('.hands .done').click();
  await ann.getByRole('button', { name: 'Africa' }).last().click();
  // Africa rises alone with the second credit. The scenes pass by themselves, so all screens are watched at once.
  await Promise.all([
    expect(sceneOn(ann)).toContainText(/Africa\s*5 → 6/),
    ...[ben, television].map((page) => expect(sceneOn(page)).toContainText(/Africa\s*4 → 6/)),
  ]);
});

test('FIN-25 the blow that loses a game is seen on two phones and the television before the last page @sweep', async ({
  browser,
  baseURL,
}) => {
  const { ann, ben, television } = await lastCue(browser, baseURL, {
    panic: { ...even, europe: 8, asia: 6 },
    units: [...satellites, ...interceptors],
  });
  const done = ann.locator('.hands .done');
  await done.click();
  await expect(done).toContainText('Really skip?');
  await done.click();
  for (const page of [ann, ben, television]) await expect(sceneOn(page)).toContainText('Asia has fallen.');
  for (const page of [ann, ben]) {
    while ((await sceneOn(page).count()) > 0) await sceneOn(page).getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Earth is lost');
  }
  // Nobody presses anything on a television.
  for (let scenes = 0; scenes < 3; scenes += 1) await leap(television, 6_000);
  await expect(television.getByRole('heading', { level: 1 })).toHaveText('The Earth is lost');
});
