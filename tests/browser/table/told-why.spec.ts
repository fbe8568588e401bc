import { expect } from '@playwright/test';
import { tollOf } from '../../../src/client/record/log/toll.ts';
import { minutes } from '../../../src/client/words/format.ts';
import { continents } from '../../../src/content/continents.ts';
import type { Plan } from '../../../src/content/plans.ts';
import { panicTrack } from '../../../src/content/tracks.ts';
import type { PlanText } from '../../../src/i18n/cards.ts';
import { cardWords } from '../../../src/i18n/en/cards/index.ts';
import { check, decide } from '../../../src/rules/index.ts';
import { standardTable } from '../../tools/standard.ts';
import { gameUpToFirst, openGame } from '../tools/brought-games.ts';
import { desk, leap, phone, sayer, sceneOn, setSpeed } from '../tools/device.ts';
import { shownClock } from '../tools/evening.ts';
import { test } from '../tools/test.ts';

test('TAB-4 a choice from critical damage names the role that decides and the effect of the plan', async ({
  browser,
}) => {
  const game = gameUpToFirst('easy', ({ board }) => board?.choices[0]?.why.by === 'plan');
  const { plan } = game.state.open.setup;
  const say = await sayer('en');
  const page = await openGame(browser, game, { language: 'en', context: phone });
  const question = page.locator('[data-piece="choice"]');
  await expect(question.getByRole('heading')).toContainText(say('role.squad-leader'));
  const texts: Readonly<Partial<Record<Plan, PlanText>>> = cardWords.plans;
  await expect(question.getByRole('paragraph')).toHaveText(`${say(`plan.${plan}`)} ${texts[plan]?.text ?? ''}`);
});

test('CLK-4 CLK-5 an expired alien cue at the table says what that costs @sweep', async ({ browser }) => {
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

test('RES-6 FIN-25 panic raised by remaining UFOs is announced UFO by UFO, with its space and zone', async ({
  browser,
}) => {
  const game = gameUpToFirst('normal', (open) => {
    const ready = open.step === 'global-defense' && check(open, { type: 'done' }, 'commander') === null;
    const { ufos, panic } = open.board ?? {};
    // No continent falls: that would be part of the announcement.
    const holds = continents.every(
      (one) => (panic?.[one] ?? 0) + (ufos?.[one] ?? 0) + 1 < panicTrack.indexOf('orange'),
    );
    return ready && holds && continents.some((one) => (ufos?.[one] ?? 0) > 0);
  });
  const decision = decide(game.state, { type: 'done' }, 'commander', game.state.open.at, standardTable);
  if ('refused' in decision) throw new Error(decision.refused.code);
  const risen = tollOf(decision.events).flatMap((event) => (event.type === 'panic-changed' ? [event] : []));
  expect(risen).not.toEqual([]);
  const say = await sayer('en');
  const page = await openGame(browser, game, { language: 'en', context: desk, scenes: true });
  const done = page.locator('main.table .done:enabled');
  await done.click();
  // While continents are still to fight for, the first press asks.
  if ((await page.locator('.hands .next').count()) > 0) await done.click();
  await sceneOn(page).getByRole('heading').click();
  const words = risen.flatMap(({ continent, by, panic }) =>
    Array.from({ length: by }, (_, i) => panic - by + i + 1).map((space) =>
      say('happened.panic', {
        continent: say(`continent.${continent}`),
        by: '+1',
        space,
        zone: say(`zone.${panicTrack[space] ?? 'orange'}`),
      }),
    ),
  );
  await expect(sceneOn(page).getByRole('log').locator('p')).toHaveText(words);
});
