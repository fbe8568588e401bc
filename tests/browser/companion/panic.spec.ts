import { expect, type Page } from '@playwright/test';
import type { Continent } from '../../../src/content/continents.ts';
import type { Zone } from '../../../src/content/tracks.ts';
import { desk, exportFromMenu } from '../tools/device.ts';
import { type Evening, named, sitDown, toNextRound, toStep } from '../tools/evening.ts';
import { type Drag, dragByMouse, dragByTouch } from '../tools/hands.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

const marker = (page: Page, continent: Continent) => page.locator(`[data-continent=${continent}]`);
const zone = (page: Page, name: Zone) => page.locator(`section[data-zone=${name}]`);

/** Asserts that the panic board shows the marker in this zone. */
const expectIn = (page: Page, continent: Continent, name: Zone) =>
  expect(zone(page, name).locator(`[data-continent=${continent}]`)).toBeVisible();

/** Reports the panic board and returns the entry in the log. */
async function reported({ page, say }: Evening): Promise<unknown> {
  await named(page, say('step.mission-report.no')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('step.refresh.name'));
  const { log } = await exportFromMenu(page, say);
  return log.filter(({ type }) => type === 'reported').at(-2)?.['entry'];
}

const calm = {
  'north-america': 'yellow',
  'south-america': 'yellow',
  europe: 'yellow',
  africa: 'yellow',
  asia: 'yellow',
  australia: 'yellow',
};

const draggers: readonly (readonly [string, Drag, object])[] = [
  ['a finger', dragByTouch, {}],
  ['a mouse', dragByMouse, desk],
];
for (const [name, drag, context] of draggers) {
  test(`RES-10 panic is reported by dragging markers with ${name}; the zone under the marker lights up${sweepBut(name === 'a finger')}`, async ({
    browser,
  }) => {
    const evening = await sitDown(browser, { context });
    const { page, say } = evening;
    await toStep(evening, 'panic-report');
    const dragTo = async (continent: Continent, to: Zone) => {
      await drag(page, marker(page, continent), zone(page, to), async () => {
        await expect(zone(page, to)).toHaveClass(/\bto\b/);
        await expect(marker(page, continent)).toHaveClass(/lifted/);
      });
      await expectIn(page, continent, to);
      await expect(
        page.getByText(
          say('panic.moved', {
            continent: say(`continent.${continent}`),
            zone: say(`zone.${to}`),
          }),
        ),
      ).toBeAttached();
    };
    await dragTo('asia', 'red');
    await dragTo('africa', 'orange');
    await dragTo('europe', 'red');
    await dragTo('europe', 'yellow');
    await expect(page.getByText(say('step.panic-report.one'))).toBeVisible();
    expect(await reported(evening)).toEqual({ panic: { ...calm, asia: 'red', africa: 'orange' } });
  });
}

test('RES-10 a marker dropped outside the zones, or whose drag is cancelled, returns to its zone @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page } = evening;
  await toStep(evening, 'panic-report');
  await dragByTouch(page, marker(page, 'asia'), page.getByRole('heading', { level: 1 }), async () => {
    await expect(page.locator('.zone.to')).toHaveCount(0);
  });
  await expectIn(page, 'asia', 'yellow');
  const redLit = () => expect(zone(page, 'red')).toHaveClass(/\bto\b/);
  await dragByTouch(page, marker(page, 'asia'), zone(page, 'red'), redLit, true);
  const nothingLifted = () => expect(page.locator('.lifted, .zone.to')).toHaveCount(0);
  await nothingLifted();
  await expectIn(page, 'asia', 'yellow');
  await dragByMouse(page, marker(page, 'asia'), zone(page, 'red'), async () => {
    await redLit();
    await page.keyboard.press('Escape');
    await nothingLifted();
  });
  await expectIn(page, 'asia', 'yellow');
});

test('RES-10 panic is reported by tapping a marker, then a zone; a second tap on the marker deselects it @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser, { language: 'de' });
  const { page, say } = evening;
  await toStep(evening, 'panic-report');
  await marker(page, 'asia').tap();
  await expect(marker(page, 'asia')).toHaveAttribute('aria-pressed', 'true');
  // The whole zone is the target, its title too.
  await zone(page, 'orange').tap({ position: { x: 30, y: 16 } });
  await expectIn(page, 'asia', 'orange');
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
  await marker(page, 'europe').tap();
  await marker(page, 'europe').tap();
  await expect(page.locator('.here')).toHaveCount(0);
  await marker(page, 'europe').tap();
  await page
    .getByRole('button', { name: say('panic.move', { continent: say('continent.europe'), zone: say('zone.red') }) })
    .tap();
  expect(await reported(evening)).toEqual({ panic: { ...calm, asia: 'orange', europe: 'red' } });
});

test('RES-10 panic is reported by arrow and letter keys; the focus stays on the marker', async ({ browser }) => {
  const evening = await sitDown(browser, { context: desk });
  const { page, say } = evening;
  await toStep(evening, 'panic-report');
  const press = async (continent: Continent, keys: string, to: Zone) => {
    await marker(page, continent).focus();
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    await expectIn(page, continent, to);
    await expect(marker(page, continent)).toBeFocused();
  };
  await press('asia', 'ArrowDown', 'red');
  await press('asia', 'ArrowDown ArrowDown ArrowUp', 'red');
  await press('europe', 'o', 'orange');
  await press('africa', 'R y r', 'red');
  await press('australia', 'Enter Escape', 'yellow');
  await expect(page.locator('[aria-pressed=true]')).toHaveCount(0);
  await marker(page, 'south-america').focus();
  await page.keyboard.press('Enter');
  const there = page.getByRole('button', {
    name: say('panic.move', { continent: say('continent.south-america'), zone: say('zone.red') }),
  });
  await there.focus();
  await page.keyboard.press('Enter');
  await expectIn(page, 'south-america', 'red');
  expect(await reported(evening)).toEqual({
    panic: { ...calm, asia: 'red', europe: 'orange', africa: 'red', 'south-america': 'red' },
  });
});

test('RES-10 RES-15 the step mentions the UFOs of fallen continents; a second one brings a warning and ends the game', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await toStep(evening, 'panic-report');
  await expect(page.getByText(say('step.panic-report.orbit'))).toBeVisible();
  for (const continent of ['asia', 'africa'] as const) {
    await marker(page, continent).focus();
    await page.keyboard.press('o');
  }
  const warning = page.getByText(say('step.panic-report.lost', { count: 2 }));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(warning).toBeInViewport({ ratio: 1 });
  const [words, answers] = await Promise.all([warning.boundingBox(), page.locator('.answers').boundingBox()]);
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((answers?.y ?? 0) + 1);
  await named(page, say('step.mission-report.no')).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('end.lost'));
  const fell = say('after.fell', { round: 1, count: 2, continents: 'Africa and Asia' });
  await expect(page.getByText(fell).first()).toBeVisible();
});

test('RES-10 a panic report starts from the panic of the last one @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page } = evening;
  await toStep(evening, 'panic-report');
  await marker(page, 'asia').focus();
  await page.keyboard.press('r');
  await toNextRound(evening);
  await toStep(evening, 'panic-report');
  await expectIn(page, 'asia', 'red');
  await expectIn(page, 'africa', 'yellow');
});
