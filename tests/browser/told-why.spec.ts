import { expect } from '@playwright/test';
import { minutes } from '../../src/client/words/time.ts';
import { plans } from '../../src/content/plans.ts';
import { cardWords } from '../../src/i18n/en/cards/index.ts';
import { gameUpTo, openGame } from './brought-games.ts';
import { leap, phone, sayer, setSpeed } from './device.ts';
import { shownClock } from './evening.ts';
import { test } from './test.ts';

test('TAB-4 who decides on critical damage is told with the question, and what the plan does', async ({ browser }) => {
  let asked = false;
  const game = gameUpTo({ seed: 'crowded-3', difficulty: 'easy' }, ({ board }) => {
    const strikes = plans.some((plan) => plan === board?.choices[0]?.source);
    const first = strikes && !asked;
    asked ||= strikes;
    return first;
  });
  const { plan } = game.state.open.setup;
  const say = await sayer('en');
  const page = await openGame(browser, game, { language: 'en', context: phone });
  const question = page.locator('[data-piece="choice"]');
  await expect(question.getByRole('heading')).toContainText(say('role.commander'));
  await expect(question.getByRole('paragraph')).toHaveText(`${say(`plan.${plan}`)} ${cardWords.plans[plan].text}`);
});

test('CLK-4 CLK-5 an alien cue over its time says at the table what that costs', async ({ browser }) => {
  let come = false;
  const game = gameUpTo({ seed: 'crowded-3', difficulty: 'normal' }, ({ cue, clock }) => {
    const now = cue?.kind === 'ufos-detected' && clock?.pauseLeft !== 0;
    const first = now && !come;
    come ||= now;
    return first;
  });
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
