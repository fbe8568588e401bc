import { expect } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import { standardPack } from '../../../src/content/standard/pack.ts';
import { hasBoard, seededDice, withPack } from '../../../src/rules/index.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { newStandardGame } from '../../tools/standard.ts';
import { bringToTable, comeToGame } from '../together/people.ts';
import { crewOf, gameUpToFirst, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const card = 'officer-training';
/** The Commander's bot is about to use the card that takes a soldier. */
const asking = () =>
  gameUpToFirst('normal', (open) => {
    const seen = withPack(open, standardPack);
    if (!hasBoard(seen) || open.cue?.kind !== 'ending') return false;
    const { intent } = bots.planner(seen, ['commander'], seededDice('any').draws('bots')) ?? {};
    return intent?.type === 'use' && intent.card === card;
  });

for (const [name, context] of [
  ['a desktop', desk],
  ['a phone', phone],
] as const) {
  test(`a bot asks before it moves a person’s soldier, and takes no for an answer, on ${name}${sweepBut(name === 'a phone')}`, async ({
    browser,
  }) => {
    const page = await openGame(browser, asking(), { language: 'en', context, crew: crewOf('squad-leader') });
    const say = await sayer('en');
    await leap(page, 1_500);
    const question = page.locator('section.question');
    await expect(question).toContainText('Officer Training');
    await expect(question).toContainText('a unit of the Squad Leader');
    await expect(question).toBeInViewport();
    const spoken = page.locator('.crew .log');
    await named(page, say('bot.may-not')).click();
    await expect(question).toHaveCount(0);
    await leap(page, 4_000);
    await expect(spoken).not.toContainText('Officer Training');
  });
}

test('a bot that may does it at once, and one that gets no answer does without while the clock runs @sweep', async ({
  browser,
}) => {
  const game = asking();
  const say = await sayer('en');
  const yes = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf('squad-leader') });
  await leap(yes, 1_500);
  await named(yes, say('bot.may')).click();
  await leap(yes, 1_500);
  await expect(yes.locator('.crew .log')).toContainText('Officer Training');
  const silent = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf('squad-leader') });
  await leap(silent, 1_500);
  await expect(silent.locator('section.question')).toBeVisible();
  await leap(silent, 9_000);
  await expect(silent.locator('section.question')).toHaveCount(0);
});

test('at a table online a bot asks the person whose soldier it wants, and nobody else', async ({
  browser,
  baseURL,
}) => {
  const save = makeSave(
    newStandardGame({
      seed: 'asked',
      mode: 'virtual',
      difficulty: 'normal',
      timers: 'off',
      position: { begin: 'ending', budget: 5, inPlay: [card] },
    }),
  );
  const address = await bringToTable(baseURL, save);
  const ann = await comeToGame(browser, address, 'Ann', ['squad-leader']);
  const ben = await comeToGame(browser, address, 'Ben', ['chief-scientist']);
  const say = await sayer('en');
  const question = ann.locator('section.question');
  await expect(question).toContainText('Officer Training');
  await expect(question).toBeInViewport();
  await expect(ben.locator('section.question')).toHaveCount(0);
  await named(ann, say('bot.may')).click();
  await expect(question).toHaveCount(0);
  await expect(ben.locator('.crew .log')).toContainText('Officer Training');
});
