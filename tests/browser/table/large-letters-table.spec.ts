import { expect, type Page } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import { languages } from '../../../src/i18n/languages.ts';
import type { Position } from '../../../src/rules/index.ts';
import { playGame } from '../../../src/sim/game.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { crewOf, describedGame, openGame } from '../tools/brought-games.ts';
import { chooseFile, desk, largeLetters, newDevice, phone, sayer } from '../tools/device.ts';
import { type Evening, named } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { inEveryLanguage, layoutCheckerIn } from '../tools/languages.ts';
import { atRest, brokenWords } from '../tools/look.ts';
import { playTable, sitAtTable } from '../tools/round-table.ts';
import { everybody, staysInPlace } from '../tools/scene-games.ts';
import { test } from '../tools/test.ts';

test.use({ launchOptions: largeLetters });

/** Devices, and the language in which each is played. The checks look in all of them. */
const devices = [
  ['a phone', 'de', byTouch, phone],
  ['a desk', 'ru', byMouse, desk],
] as const;

const names = {
  commander: 'Ann',
  'chief-scientist': 'Ann',
  'central-officer': 'Benjamin',
  'squad-leader': 'Benjamin',
} as const;

/** A name for the current screen: the open cue or step, and which kinds of controls are shown. */
const screenName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const there = (selector: string) => document.querySelector(selector) !== null;
    const title = document.querySelector('h1')?.textContent ?? '';
    const signs = ['dialog', '.stage .dice', '.stage .act', '.choice', '.fund', '.target', '.plate:not(.dark)'];
    return [title, ...signs.filter(there)].join(' ');
  });

/** Checks every part of the table. At this font size only one part is shown at a time. */
async function walkParts({ page, hands, say, look }: Evening, when: string): Promise<void> {
  for (const part of ['world', 'base', 'squad', 'labs', 'cards']) {
    await hands.press(page.getByRole('navigation').getByRole('button', { name: say(`table.part.${part}`) }));
    await look(`${when}: ${part}`);
  }
}

for (const [device, language, hands, context] of devices) {
  test(`at 200 % font size the table has no layout faults on ${device} in a whole round, in any language @sweep`, async ({
    browser,
  }) => {
    const seating = { seed: 6, language, names, difficulty: 'expert', speed: 0.05 } as const;
    const sitting = await sitAtTable(browser, { ...seating, hands: () => hands, context });
    const { page, say } = sitting;
    const evening = { ...sitting, look: layoutCheckerIn(languages, page) };
    await walkParts(evening, 'first cue');
    await playTable(evening, async () => {
      await evening.look(await screenName(page));
      return (await page.locator('main.round').count()) > 0;
    });
    await hands.press(named(page, say('between.begin', { round: 2 })));
    const handOver = page.locator('dialog.hand-over button');
    if ((await handOver.count()) > 0) await hands.press(handOver);
    await walkParts(evening, 'second round');
    await hands.press(named(page, say('cue.menu')));
    await evening.look('menu');
    await hands.press(named(page, say('crew.name')));
    await evening.look('crew');
  });
}

const game = playGame({ seed: 'replay-0', difficulty: 'expert' }, bots.beginner);
const save = JSON.stringify(makeSave(game));

for (const [device, language, hands, context] of devices) {
  test(`at 200 % font size the other pages have no layout faults on ${device}, in any language @sweep`, async ({
    browser,
  }) => {
    const { page } = await newDevice(browser, { speed: 0, language, context });
    const say = await sayer(language);
    const look = layoutCheckerIn(languages, page);
    const level1 = page.getByRole('heading', { level: 1 });

    await hands.press(page.getByRole('radio', { name: say('start.screen') }));
    await look('start');
    await hands.press(page.getByRole('listitem').getByRole('button', { name: say('difficulty.hard') }));
    await expect(page.locator('main.setup')).toBeVisible();
    await look('setup');

    await page.goto('./#/packs');
    await expect(level1).toHaveText(say('packs.name'));
    await look('packs');
    await chooseFile(page, '{"format":"sitroom-pack","version":1}', 'broken.json');
    await expect(page.getByRole('alert')).toBeVisible();
    await look('a broken pack');

    await page.goto('./#/games');
    await chooseFile(page, save);
    await hands.press(named(page, say('games.watch')));
    const slider = page.getByRole('slider', { name: say('replay.scrub') });
    const last = Number(await slider.getAttribute('max'));
    for (const at of [0, 0.1, 0.4, 0.6, 0.95, 1]) {
      await slider.fill(String(Math.round(at * last)));
      await look(`replay at ${at}`);
    }
    await hands.press(page.getByRole('navigation').getByRole('button', { name: say('replay.part.log') }));
    await look('the log of a replay');
    await hands.press(named(page, say('replay.leave')));
    await expect(level1).toHaveText(say(game.state.open.outcome?.won ? 'end.won' : 'end.lost'));
    await look('end');

    await page.goto('./#/');
    await hands.press(page.getByRole('radio', { name: say('start.screen'), exact: true }));
    await hands.press(page.getByRole('button', { name: say('start.learn') }));
    const goOn = named(page, say('tutorial.go-on'));
    for (const id of ['welcome', 'done', 'budget', 'research']) {
      await expect(page.getByRole('heading', { level: 2, name: say(`lesson.${id}`) })).toBeVisible();
      await look(`lesson ${id}`);
      await inEveryLanguage(page, async (shown) => {
        await atRest(page);
        expect({ shown, id, broken: await brokenWords(page, '.guided .name') }).toEqual({ shown, id, broken: [] });
      });
      await hands.press(goOn);
      await look(`lesson ${id} in one line`);
      if (id === 'done' || id === 'budget') await hands.press(named(page, say('cue.done')));
    }
  });
}

test('at 200 % font size on a desk the step and the threat of a roll are whole, beside its buttons, in any language @sweep', async ({
  browser,
}) => {
  const enemies = ['sectoid-scout', 'muton-grunt'];
  const game = describedGame({ begin: 'base-defense', enemies, units: [{ id: 'assault-1', at: 'base' }] });
  const page = await openGame(browser, game, { language: 'en', context: desk, crew: crewOf('squad-leader') });
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part=stage]')).toBeVisible();
  await inEveryLanguage(page, async (language) => {
    await atRest(page);
    const cut = await page.evaluate(() => {
      const box = (selector: string) => (document.querySelector(selector) as HTMLElement).getBoundingClientRect();
      const title = document.querySelector('h1') as HTMLElement;
      const [stage, shields, buttons] = ['[data-part=stage]', '.shields', '.acts'].map(box) as [
        DOMRect,
        DOMRect,
        DOMRect,
      ];
      return {
        title: title.scrollWidth > title.clientWidth + 1 || box('h1').bottom > buttons.top,
        threat: shields.right > stage.right || shields.left < stage.left,
      };
    });
    expect({ language, ...cut }).toEqual({ language, title: false, threat: false });
  });
});

test('at 200 % font size on a desk all that is said of a roll is above the bar of parts, before and after it, in any language @sweep', async ({
  browser,
}) => {
  const tables: Readonly<Record<string, Position>> = {
    orbit: {
      begin: 'orbital-defense',
      ufos: { orbit: 4 },
      units: [1, 2, 3].map((number) => ({ id: `satellite-${number}`, at: 'orbit' as const })),
    },
    'North America': {
      begin: 'global-defense',
      ufos: { 'north-america': 3 },
      units: [1, 2, 3].map((number) => ({ id: `interceptor-${number}`, at: 'continent:north-america' as const })),
    },
  };
  for (const [what, position] of Object.entries(tables)) {
    const page = await openGame(browser, describedGame(position), { language: 'en', context: desk, crew: everybody });
    if ((await page.locator('[data-part=stage]').count()) === 0) await page.keyboard.press('Enter');
    await expect(page.locator('.stage .advice')).toBeVisible();
    for (const when of ['ready', 'rolled'] as const) {
      if (when === 'rolled') {
        await page.locator('.stage .act.filled').click();
        await expect(page.locator('.stage div.dice')).toBeVisible();
      }
      await inEveryLanguage(page, async (language) => {
        await atRest(page);
        const below = await page.evaluate(() => {
          const bar = document.querySelector('nav')?.getBoundingClientRect().top ?? 0;
          const words = [...document.querySelectorAll('[data-part=stage] > :is(.told, .advice)')];
          if (words.length === 0) return ['no words'];
          return words.filter((one) => one.getBoundingClientRect().bottom > bar).map((one) => one.textContent?.trim());
        });
        expect({ what, when, language, below }).toEqual({ what, when, language, below: [] });
      });
    }
    await page.context().close();
  }
});

for (const [where, context] of Object.entries({ desk, phone }))
  test(`TAB-2 (${where}) at 200 % font size the base and the mission stay where they are when a task opens, in any language @sweep`, async ({
    browser,
  }) => {
    const at = (place: 'base' | 'mission') => ['assault-1', 'support-1'].map((id) => ({ id, at: place }));
    for (const position of [
      { begin: 'base-defense', enemies: ['sectoid-scout', 'muton-grunt'], units: at('base') },
      { begin: 'missions', mission: 'council-witness', units: at('mission') },
    ] as const)
      await staysInPlace(browser, describedGame(position), context);
  });

test('at 200 % font size on a phone the hint for a roll is asked for with a press, between undo and the menu @sweep', async ({
  browser,
}) => {
  const game = describedGame({
    begin: 'base-defense',
    enemies: ['muton-grunt'],
    units: [{ id: 'heavy-1', at: 'base' }],
  });
  const page = await openGame(browser, game, { language: 'de', context: phone, crew: crewOf('squad-leader') });
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part=stage]')).toBeVisible();
  const look = layoutCheckerIn(languages, page);
  await look('a roll');
  const say = await sayer('de');
  await named(page, say('common.hint')).tap();
  await expect(named(page, say('table.hint-follow'))).toBeVisible();
  await look('a roll with its hint');
});
