import { expect } from '@playwright/test';
import { standardPack } from '../../../src/content/standard/pack.ts';
import { cardWords } from '../../../src/i18n/en/cards/index.ts';
import { gameUpTo, openGame } from '../tools/brought-games.ts';
import { desk, phone, sayer } from '../tools/device.ts';
import { layoutChecker } from '../tools/look.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const game = gameUpTo('easy', ({ cue, board }) => cue?.kind === 'choose-mission' && board?.drawn?.chosen === null);

/** The same while another mission is running. */
const replacing = gameUpTo(
  'easy',
  ({ cue, board }) => cue?.kind === 'choose-mission' && board?.drawn?.chosen === null && board.mission !== null,
);

for (const [device, context] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test(`ACT-MISSION each offered mission shows its rewards and the skills its parts need: ${device}${sweepBut(device === 'phone')}`, async ({
    browser,
  }) => {
    const say = await sayer('en');
    const page = await openGame(browser, game, { language: 'en', context });
    const { cards = [] } = game.state.open.board?.drawn ?? {};
    expect(cards).toHaveLength(2);
    for (const id of cards) {
      const parts = standardPack.mission.get(id)?.parts ?? [];
      const wanted = parts.map((part) =>
        'enemy' in part
          ? say('table.part-enemy')
          : part.icons
              .map(({ skill, special }) => {
                const name = cardWords.skills[skill];
                return special ? say('table.icon-special', { skill: name }) : name;
              })
              .join(', '),
      );
      const { name, text } = cardWords.cards[id] ?? {};
      const button = page.getByRole('button', { name: `${name} ${text} ${wanted.join('; ')}` });
      await expect(button).toBeVisible();
      await expect(button).toContainText(say('foretold.won'));
      await expect(button).toContainText(/\d+% to win/);
    }
    await layoutChecker(page)('the choice of a mission');
  });

  test(`TIM-6 until the cue closes the choice can change to the other mission or to keeping the old one: ${device} @sweep`, async ({
    browser,
  }) => {
    const say = await sayer('en');
    const page = await openGame(browser, replacing, { language: 'en', context });
    const { board } = replacing.state.open;
    const nameOf = (id: string) => cardWords.cards[id]?.name ?? id;
    const [first = '', second = ''] = board?.drawn?.offered ?? [];
    const instead = (name: string) =>
      page.getByRole('button', { name: `${say('table.instead')} ${name}`, exact: true });
    const { keep } = cardWords.options;
    await page.getByRole('button', { name: new RegExp(`^${nameOf(first)} `) }).click();
    await expect(instead(nameOf(second))).toBeVisible();
    await expect(instead(keep)).toBeVisible();
    await layoutChecker(page)('changing the choice of a mission');
    await instead(nameOf(second)).click();
    await expect(instead(nameOf(first))).toBeVisible();
    await expect(instead(nameOf(second))).toHaveCount(0);
    await instead(keep).click();
    await expect(instead(nameOf(second))).toBeVisible();
    await expect(instead(keep)).toHaveCount(0);
  });
}
