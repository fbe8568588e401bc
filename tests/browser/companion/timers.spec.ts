import { expect } from '@playwright/test';
import type { BaseCueKind } from '../../../src/content/cues.ts';
import { limitMs, pauseMs } from '../../../src/content/timings.ts';
import { leap, newDevice, sayer } from '../tools/device.ts';
import { begin, type Evening, inSettings, named, plate, shownClock, sitDown, toCue } from '../tools/evening.ts';
import { byTouch } from '../tools/hands.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const minutes = (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.ceil(ms / 1000) % 60).padStart(2, '0')}`;
const pauseLeft = (page: Evening['page'], say: Evening['say']) => page.getByRole('button', { name: say('cue.pause') });
const choose = ({ page, say }: Evening, timers: string) =>
  page.getByRole('radio', { name: say(`settings.timers.${timers}`), exact: true }).check();

for (const scale of [1, 1.5, 2, 3] as const) {
  test(`FIN-2 timers ×${scale} make limits and pause time ${scale} times as long${sweepBut(scale === 1.5)}`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { speed: 0, language: 'de' });
    const evening = { page, hands: byTouch, say: await sayer('de'), look: async () => {} };
    const { say } = evening;
    await page.getByRole('button', { name: say('start.settings') }).tap();
    await choose(evening, String(scale));
    await page.getByRole('button', { name: say('common.back') }).tap();
    await begin(evening, 'domination', 'hard');
    const limit = (kind: BaseCueKind) => limitMs(kind, 'hard', scale) ?? 0;
    const shown = (kind: BaseCueKind) => String(limit(kind) / 1000);
    await expect(shownClock(page)).toHaveText(shown('new-technology'));
    await expect(pauseLeft(page, say)).toContainText(minutes((pauseMs('hard') ?? 0) * scale));
    await toCue(evening, 'ufos-detected');
    await expect(shownClock(page)).toHaveText(shown('ufos-detected'));
    // Exact to the millisecond: one before its limit the cue has not expired yet.
    await leap(page, limit('ufos-detected') - 1);
    await expect(shownClock(page)).toHaveText('1');
    await expect(page.locator('section.plate.expired')).toHaveCount(0);
    await leap(page, 1);
    await expect(page.locator('section.plate.expired')).toBeVisible();
  });
}

test('with timers off no countdown is shown and no cue expires, not even alien cues or the ending', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, { speed: 0 });
  const say = await sayer('en');
  const evening = { page, hands: byTouch, say, look: async () => {} };
  await page.getByRole('button', { name: say('start.settings') }).tap();
  await choose(evening, 'off');
  await page.getByRole('button', { name: say('common.back') }).tap();
  await begin(evening, 'domination', 'expert');
  for (const kind of ['new-technology', 'ufos-detected', 'ending'] as const) {
    await toCue(evening, kind);
    await leap(page, 3_600_000);
    await expect(shownClock(page)).toHaveText(say('cue.no-limit'));
    await expect(shownClock(page).locator('svg.ring')).toHaveCount(0);
    await expect(plate(page).getByRole('heading')).toHaveText(say(`cue.${kind}.name`));
    await expect(page.locator('.expired')).toHaveCount(0);
  }
});

test('FIN-2 timers changed in mid-game apply from the next cue on; the open one keeps its countdown @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await leap(page, 5000);
  await inSettings(evening, () => choose(evening, '3'));
  await expect(shownClock(page)).toHaveText('10');
  await named(page, say('cue.done')).tap();
  await expect(shownClock(page)).toHaveText('36');
  await inSettings(evening, () => choose(evening, 'off'));
  await expect(shownClock(page)).toHaveText('36');
  await named(page, say('cue.done')).tap();
  await expect(shownClock(page)).toHaveText(say('cue.no-limit'));
  await leap(page, 600_000);
  // In a pause the bar says so too, instead of the seconds left.
  await pauseLeft(page, say).tap();
  await expect(page.locator('.bar').getByText(say('cue.no-limit'))).toBeVisible();
  await expect(page.locator('.bar').getByText(say('cue.seconds'), { exact: true })).toHaveCount(0);
  await named(page, say('cue.resume')).tap();
  await inSettings(evening, () => choose(evening, '1'));
  await named(page, say('cue.done')).tap();
  await expect(shownClock(page)).toHaveText(/^\s*\d+\s*$/);
});

test('a change in mid-game applies to the next game on this device, too @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await inSettings(evening, () => choose(evening, '2'));
  await page.reload();
  await named(page, say('back.go')).tap();
  await expect(shownClock(page)).toHaveText('15');
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.leave')).tap();
  await begin(evening);
  await expect(shownClock(page)).toHaveText('30');
});

test('FIN-2 timers belong to the game: on a device with other settings it keeps its own @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await inSettings(evening, () => choose(evening, '3'));
  // As on a device with default settings.
  await page.evaluate(() => localStorage.removeItem('sitroom/settings'));
  await page.reload();
  await named(page, say('back.go')).tap();
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.rules')).tap();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.settings')).tap();
  await expect(page.getByRole('radio', { name: say('settings.timers.3'), exact: true })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await named(page, say('cue.done')).tap();
  await expect(shownClock(page)).toHaveText('36');
});
