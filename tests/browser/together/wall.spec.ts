import { expect, type Page } from '@playwright/test';
import { stepKinds } from '../../../src/content/steps.ts';
import { screens, smallWords } from '../tools/afar.ts';
import { setupLine } from '../tools/evening.ts';
import { inEveryLanguage } from '../tools/languages.ts';
import { atRest } from '../tools/look.ts';
import { test } from '../tools/test.ts';
import { begin, beReady, come, makeTable, newTelevision, type Person, sit, toCue, toStep } from './people.ts';

const wall = { viewport: screens.television };
/**
 * Minimum size of text that the room reads: the one to act, and the instruction. In pixels on a television of 1920 ×
 * 1080.
 */
const large = 40;

/** Ana leads at a table with the box, Ben has the three other roles, and a television watches. */
async function atWall(browser: Parameters<typeof makeTable>[0]): Promise<{ ana: Person; ben: Person; tv: Page }> {
  const { maker: ana, address } = await makeTable(browser, { mode: 'box' });
  await sit(ana, 'Ana', ['central-officer']);
  const ben = await come(browser, address, 'de');
  await sit(ben, 'Maximilianneuma', ['commander', 'chief-scientist', 'squad-leader']);
  return { ana, ben, tv: await newTelevision(browser, address, wall) };
}

/**
 * Asserts that the wall is read across a room, has nothing to press, and that nothing is cut or lies over something
 * else.
 */
async function isWall(tv: Page, what: string): Promise<void> {
  await expect(tv.locator('button:enabled, input, a[href], [role=button]').filter({ visible: true })).toHaveCount(0);
  await atRest(tv);
  const faults = await tv.evaluate((least) => {
    const main = document.querySelector('main');
    const seats = document.querySelector('.seats')?.getBoundingClientRect().top ?? innerHeight;
    const parts = [...(main?.querySelectorAll('h1, p, li, .level, .dice svg, .rolled b') ?? [])].filter((one) => {
      const { left, width } = one.getBoundingClientRect();
      return one.checkVisibility() && width > 0 && left < innerWidth;
    });
    const boxes = parts.map((one) => [one, one.getBoundingClientRect()] as const);
    const cut = boxes.filter(([, { bottom, right, top }]) => top < 0 || bottom > seats + 1 || right > innerWidth + 1);
    const over = boxes.flatMap(([one, a], i) =>
      boxes.slice(i + 1).flatMap(([other, b]) => {
        const [x, y] = [
          Math.min(a.right, b.right) - Math.max(a.left, b.left),
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
        ];
        return x > 2 && y > 4 && !one.contains(other) && !other.contains(one)
          ? [`${one.textContent} / ${other.textContent}`]
          : [];
      }),
    );
    const small = [
      ...(main?.querySelectorAll(
        'main.wall h1, main.wall .who, main.wall .body li, .setup-wall li > span:last-child',
      ) ?? []),
    ]
      .filter((one) => !one.closest('.people, .presence') && Number.parseFloat(getComputedStyle(one).fontSize) < least)
      .map((one) => one.textContent);
    return {
      cut: cut.map(([one]) => one.textContent),
      over,
      small,
      scrolls: document.documentElement.scrollHeight > innerHeight + 1,
    };
  }, large);
  expect({ what, ...faults }).toEqual({ what, cut: [], over: [], small: [], scrolls: false });
  expect({ what, small: await smallWords(tv) }).toEqual({ what, small: [] });
}

test('ONL-18 a television shows what the table and each role lay out next before a game with the box @sweep', async ({
  browser,
}) => {
  const { ana, tv } = await atWall(browser);
  const { page, say } = ana;
  const rows = tv.locator('.box li');
  const show = (things: readonly string[]) =>
    expect(rows).toHaveText(things.map((thing) => new RegExp(say(`setup.thing.${thing}`))));
  const tick = async (things: readonly string[]) => {
    for (const thing of things)
      await setupLine(page, say(`setup.thing.${thing}`))
        .getByRole('checkbox')
        .check();
  };
  await show(['board', 'interceptors', 'scientists', 'satellites', 'soldiers']);
  await inEveryLanguage(tv, (language) => isWall(tv, `the set-up in ${language}`));
  // The longest lines, all at once.
  await tick(['board', 'roles', 'base', 'interceptors', 'scientists', 'satellites', 'soldiers', 'elite', 'plan']);
  for (const role of ['commander', 'chief-scientist', 'central-officer', 'squad-leader']) {
    const part = page
      .locator('.column > section')
      .filter({ has: page.getByRole('heading', { name: say(`role.${role}`) }) });
    await part
      .locator('li')
      .filter({ hasText: say('setup.step.assets') })
      .getByRole('checkbox')
      .check();
  }
  await show(['panic', 'base-asset', 'techs', 'ufos', 'enemies']);
  await inEveryLanguage(tv, (language) => isWall(tv, `the set-up further on in ${language}`));
  await tick(['ufos']);
  await expect(rows.nth(3)).toContainText(say('setup.all-done'));
});

test('a television enlarges the map of a cue that places UFOs, and nothing on it can be pressed', async ({
  browser,
}) => {
  const { ana, tv } = await atWall(browser);
  await begin(ana);
  const land = tv.locator('.world .dots');
  await toCue(ana, 'ufos-detected');
  await expect(land.first()).toBeVisible();
  await inEveryLanguage(tv, async (language) => {
    await isWall(tv, `UFOs in ${language}`);
    const sides = await land.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
    );
    expect(Math.max(...sides) - Math.min(...sides)).toBeGreaterThan(800);
  });
});

test('a television tells each step of a game with the box across the room: who, what, threat and dice, with nothing to press @sweep', async ({
  browser,
}) => {
  const { ana, ben, tv } = await atWall(browser);
  await begin(ana);
  await toStep(ana, 'audit');
  for (const step of stepKinds) {
    // Ana has these on the page of the step before.
    if (['mission-report', 'return-units', 'orbit-report'].includes(step)) continue;
    await toStep(ana, step);
    await expect(tv.getByRole('heading', { level: 1 })).toContainText(ana.say(`step.${step}.name`));
    await inEveryLanguage(tv, (language) => isWall(tv, `${step} in ${language}`));
    if (step !== 'research') continue;
    await expect(tv.locator('main.wall .who')).toContainText('Maximilianneuma');
    await ben.page.getByRole('button', { name: ben.say('step.roll') }).tap();
    await ben.page.locator('.tray .filled').tap();
    await expect(tv.locator('.dice > svg')).toHaveCount(4);
    const middle = await tv.locator('section.rolled').boundingBox();
    expect(Math.abs((middle?.x ?? 0) + (middle?.width ?? 0) / 2 - screens.television.width / 2)).toBeLessThan(60);
    await inEveryLanguage(tv, (language) => isWall(tv, `a roll in ${language}`));
  }
  await ana.page.locator('.foot .filled').click();
  await expect(tv.locator('main.between')).toBeVisible();
  // It says for whom the next round waits.
  const waiting = tv.locator('.waiting');
  const missing = (names: string) => ana.say('together.ready.missing', { names });
  await expect(waiting).toHaveText(missing('Ana and Maximilianneuma'));
  await beReady(ben);
  await expect(waiting).toHaveText(missing('Ana'));
  await expect(tv.locator('.seats')).toContainText(ana.say('together.ready.mark'));
  await inEveryLanguage(tv, (language) => isWall(tv, `between rounds in ${language}`));
  await ana.page.locator('.foot button:enabled').last().click();
  await toStep(ana, 'base-destroyed');
  await ana.page.locator('.answers button').last().click();
  await expect(tv.locator('main.end')).toBeVisible();
  await inEveryLanguage(tv, (language) => isWall(tv, `the end in ${language}`));
});
