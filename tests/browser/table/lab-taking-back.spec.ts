import { expect } from '@playwright/test';
import { standardPack } from '../../../src/content/standard/pack.ts';
import { cardWords } from '../../../src/i18n/en/cards/index.ts';
import { hasBoard, type OpenGame } from '../../../src/rules/index.ts';
import { gameUpTo, openGame } from '../tools/brought-games.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { named } from '../tools/evening.ts';
import { byKeyboardKeepingFocus, byTouch } from '../tools/hands.ts';
import { layoutChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

/** Whether a lab's cue has just opened and the lab holds an unfinished tech. */
const hasUnfinishedTech = (open: OpenGame): boolean => {
  const { cue, board } = open;
  if (!hasBoard(open) || cue?.lab === undefined || board === null) return false;
  const { tech = null, successes = 0 } = board.labs[cue.lab - 1] ?? {};
  return tech !== null && tech === board.brought.lab?.tech && successes > 0 && board.hand.length > 0;
};
const game = gameUpTo('easy', hasUnfinishedTech);
const { cue, board } = game.state.open;
const lab = cue?.lab ?? 1;
const before = board?.labs[lab - 1];
const cost = standardPack.tech.get(before?.tech ?? '')?.cost ?? 0;
const nameOf = (card: string | null | undefined): string => cardWords.cards[card ?? '']?.name ?? '';

for (const [device, context, bring] of [
  ['a desk, by keyboard', desk, byKeyboardKeepingFocus],
  ['a phone, by thumb', phone, () => byTouch],
] as const) {
  test(`TIM-6 taking back a tech from the lab restores the one it replaced, with its successes: ${device}${sweepBut(context === phone)}`, async ({
    browser,
  }) => {
    const say = await sayer('en');
    const page = await openGame(browser, game, { language: 'en', context });
    const hands = bring(page);
    const place = page.locator(`li[data-place="lab:${lab}"]`);
    const show = async (part: string) => {
      const button = named(page, say(`table.part.${part}`));
      if (await button.isVisible()) await hands.press(button);
    };
    const back = named(page, say('table.lab-back'));
    await show('labs');
    await expect(place).toContainText(nameOf(before?.tech));
    await expect(back).toHaveCount(0);
    await show('cards');
    const [other] = board?.hand ?? [];
    const card = page.getByRole('button', { name: nameOf(other) }).first();
    await hands.press(card);
    await hands.press(card);
    await show('labs');
    await expect(place).toContainText(nameOf(other));
    // Take the focus off the card: a focused card is enlarged over its neighbours.
    await back.focus();
    await layoutChecker(page)('a tech that can be taken back');
    await hands.press(back);
    await expect(place).toContainText(nameOf(before?.tech));
    await expect(
      place.getByRole('img', { name: say('table.marks', { has: before?.successes, of: cost }) }),
    ).toBeVisible();
    await expect(back).toHaveCount(0);
    await show('cards');
    await expect(page.getByRole('button', { name: nameOf(other) }).first()).toBeVisible();
  });
}
