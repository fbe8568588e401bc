import { expect } from '@playwright/test';
import { tollOf } from '../../../src/client/replay/toll.ts';
import { minutes } from '../../../src/client/words/time.ts';
import { continents } from '../../../src/content/continents.ts';
import { plans } from '../../../src/content/plans.ts';
import { panicTrack } from '../../../src/content/tracks.ts';
import { cardWords } from '../../../src/i18n/en/cards/index.ts';
import { check, decide } from '../../../src/rules/index.ts';
import { standardTable } from '../../tools/standard.ts';
import { gameUpToFirst, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer, setSpeed } from '../tools/device.ts';
import { shownClock } from '../tools/evening.ts';
import { test } from '../tools/test.ts';

test('TAB-4 who decides on critical damage is told with the question, and what the plan does', async ({ browser }) => {
  const game = gameUpToFirst('easy', ({ board }) => plans.some((plan) => plan === board?.choices[0]?.source));
  const { plan } = game.state.open.setup;
  const say = await sayer('en');
  const page = await openGame(browser, game, { language: 'en', context: phone });
  const question = page.locator('[data-piece="choice"]');
  await expect(question.getByRole('heading')).toContainText(say('role.squad-leader'));
  await expect(question.getByRole('paragraph')).toHaveText(`${say(`plan.${plan}`)} ${cardWords.plans[plan].text}`);
});

test('CLK-4 CLK-5 an alien cue over its time says at the table what that costs', async ({ browser }) => {
  const game = gameUpToFirst('normal', ({ cue, clock }) => cue?.kind === 'ufos-detected' && clock?.pauseLeft !== 0);
  const say = await sayer('en');
  const page = await openGame(browser, game, { language: 'en', context: phone });
  await setSpeed(page, 0);
  const left = game.state.open.clock?.pauseLeft ?? 0;
  const over = (pause: number) => page.locator('[data-piece="now"]', { hasText: say('table.over', { pause }) });
  const pause = page.locator('[data-piece="pause"]');
  await expect(pause).toBeEnabled();
  await leap(page, Number(await shownClock(page).textContent()) * 1000 + 10_000);
  await expect(over(left)).toBeVisible();
  await expect(pause).toBeDisabled();
  await expect(pause).toContainText(minutes(left - 10_000));
  await leap(page, left);
  await expect(over(0)).toBeVisible();
  await expect(pause).toContainText(minutes(0));
});

test('RES-6 what UFOs left over do to panic is read out, with the space and its zone', async ({ browser }) => {
  const game = gameUpToFirst('normal', (open) => {
    const ready = open.step === 'global-defense' && check(open, { type: 'done' }, 'commander') === null;
    const { ufos, panic } = open.board ?? {};
    // None falls: that would be told with it.
    const holds = continents.every(
      (one) => (panic?.[one] ?? 0) + (ufos?.[one] ?? 0) + 1 < panicTrack.indexOf('orange'),
    );
    return ready && holds && continents.some((one) => (ufos?.[one] ?? 0) > 0);
  });
  const told = decide(game.state, { type: 'done' }, 'commander', game.state.open.at, standardTable);
  if ('refused' in told) throw new Error(told.refused.code);
  const risen = tollOf(told.events).flatMap((event) => (event.type === 'panic-changed' ? [event] : []));
  expect(risen).not.toEqual([]);
  const say = await sayer('en');
  const page = await openGame(browser, game, { language: 'en', context: desk });
  await page.locator('main.table .done:enabled').click();
  const words = risen.map(({ continent, by, panic }) =>
    say('happened.panic', {
      continent: say(`continent.${continent}`),
      by: `+${by}`,
      space: panic + 1,
      zone: say(`zone.${panicTrack[panic] ?? 'orange'}`),
    }),
  );
  await expect(page.locator('[aria-live="polite"]', { hasText: words.join(' ') })).toHaveCount(1);
});
