import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { desk, newDevice, readyOffline, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { dragByTouch } from '../tools/hands.ts';
import { inEveryLanguage, screenCheckerInEveryLanguage } from '../tools/languages.ts';
import { test } from '../tools/test.ts';

const names = ['roles', 'clock', 'units', 'quiet', 'luck', 'missions', 'lost', 'saved'] as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [kind, context] of [
  ['a phone', { viewport: { width: 360, height: 640 } }],
  ['a phone on its side', { viewport: { width: 844, height: 390 } }],
  ['a desk', { ...desk, viewport: { width: 1280, height: 720 } }],
] as const satisfies readonly (readonly [string, BrowserContextOptions])[]) {
  test(`the eight pictures have no faults on ${kind}, in every language @sweep`, async ({ browser }) => {
    const { page } = await newDevice(browser, { context });
    const en = await sayer('en');
    const look = screenCheckerInEveryLanguage(page);
    await page.goto('./#/how-to-play');
    for (const [i, name] of names.entries()) {
      await inEveryLanguage(page, (_, say) => expect(heading(page)).toHaveText(say(`story.${name}.name`)));
      await look(name);
      const next = names[i + 1];
      if (next) await named(page, en('story.next', { title: en(`story.${next}.name`) })).click();
    }
    await inEveryLanguage(page, (_, say) => expect(named(page, say('start.learn'))).toBeVisible());
  });
}

test('the story opens from the start page, names what comes next and ends in the guided game', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  await page.getByRole('button', { name: say('start.story') }).tap();
  for (const name of names.slice(1)) {
    await named(page, say('story.next', { title: say(`story.${name}.name`) })).tap();
    await expect(heading(page)).toHaveText(say(`story.${name}.name`));
  }
  await named(page, say('start.learn')).tap();
  await expect(page.getByText(say('lesson.welcome'))).toBeVisible();
});

test('ticks, arrow keys, swipes and Back lead through the story, and a reload keeps the picture', async ({
  browser,
}) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  const isAt = (name: (typeof names)[number]) => expect(heading(page)).toHaveText(say(`story.${name}.name`));
  await page.getByRole('button', { name: say('start.story') }).tap();
  await isAt('roles');
  await expect(named(page, say('common.back'))).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await isAt('roles');
  await page.keyboard.press('ArrowRight');
  await isAt('clock');
  const tick = named(page, say('story.picture', { number: 7, title: say('story.lost.name') }));
  await tick.tap();
  await isAt('lost');
  await expect(tick).toHaveAttribute('aria-current', 'step');
  await dragByTouch(page, page.locator('h1'), page.locator('.number'), async () => {});
  await isAt('saved');
  await page.keyboard.press('ArrowRight');
  await isAt('saved');
  await page.reload();
  await isAt('saved');
  await named(page, say('common.back')).tap();
  await isAt('lost');
});

test('leaving the story returns to where it was opened: the start page or the rules', async ({ browser }) => {
  const { page } = await newDevice(browser);
  const say = await sayer('en');
  await named(page, say('start.rules')).tap();
  await page.getByRole('button', { name: say('start.story') }).tap();
  await page.keyboard.press('ArrowRight');
  await named(page, say('story.leave')).tap();
  await expect(heading(page)).toHaveText(say('menu.rules'));
  await page.goto('./#/how-to-play/5');
  await expect(heading(page)).toHaveText(say('story.luck.name'));
  await named(page, say('story.leave')).tap();
  await expect(heading(page)).toHaveText(say('app.name'));
});

test('without a network the story can be read @sweep', async ({ browser }) => {
  const { page, context } = await newDevice(browser, { serviceWorker: true });
  const say = await sayer('en');
  await readyOffline(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: say('start.story') }).tap();
  await expect(heading(page)).toHaveText(say('story.roles.name'));
});
