import { expect } from '@playwright/test';
import { standardPack } from '../../src/content/pack.ts';
import { cardWords } from '../../src/i18n/en/cards/index.ts';
import { gameUpTo, openGame } from './brought-games.ts';
import { desk, phone, sayer } from './device.ts';
import { measurer } from './look.ts';
import { test } from './test.ts';

const game = gameUpTo(
  { seed: 'crowded-3', difficulty: 'easy' },
  ({ cue, board }) => cue?.kind === 'choose-mission' && board?.drawn?.chosen === null,
);

for (const [device, context] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test(`ACT-MISSION a mission to be chosen tells its rewards, and what its parts want of the squad: ${device}`, async ({
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
      await expect(
        page.getByRole('button', { name: `${name} ${text} ${wanted.join('; ')}`, exact: true }),
      ).toBeVisible();
    }
    await measurer(page)('the choice of a mission');
  });
}
