import { expect, type Page } from '@playwright/test';
import { test } from '../tools/test.ts';
import { begin, comeAll, type Guest, makeTable, newTelevision, type Person, sit } from './people.ts';

const guests: readonly Guest[] = [
  ['ru', 'Олег', 'squad-leader'],
  ['zh-Hant', '小美', 'chief-scientist'],
  ['de', 'Jonas', 'commander'],
];

/** Presses that advance a game with the box: DONE, an answer of no, the next step, the next round. */
const waysOn = ['.done:enabled', '.answers button', '.foot .filled:enabled'];

/** More presses than a round has. */
const aRound = 35;

const isOver = (page: Page): Promise<boolean> => page.locator('main.end').isVisible();

/** Presses the button that leads on, if this device may. At the end the base is destroyed. */
async function goOn({ page, say }: Person, ends: boolean): Promise<boolean> {
  const destroyed = page.locator('.answers button', { hasText: say('step.base-destroyed.yes') });
  const ways = [...(ends ? [destroyed] : []), ...waysOn.map((way) => page.locator(way))];
  for (const way of ways) {
    const one = way.locator('visible=true').first();
    if (!(await one.isVisible())) continue;
    // Somebody else may have gone on meanwhile.
    const pressed = await one.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (pressed) return true;
  }
  return false;
}

test('TAB-1 TIM-5 ONL-7 with the box four people in four languages and a television play a game, whatever happens to their devices @sweep', async ({
  browser,
}) => {
  const { maker, address } = await makeTable(browser, { mode: 'box' });
  await sit(maker, 'Ana', ['central-officer']);
  const others = await comeAll(browser, address, guests);
  const [oleg, mei, jonas] = others;
  if (!oleg || !mei || !jonas) throw new Error('somebody did not come');
  const television = await newTelevision(browser, address, { viewport: { width: 1920, height: 1080 } });
  await begin(maker);
  await expect(television.getByRole('timer')).toBeVisible();

  const waits = maker.page.getByText(maker.say('together.held.person-away', { name: 'Олег' }));
  /** Faults of devices, by the number of presses at the table. */
  const events: Readonly<Record<number, () => Promise<unknown>>> = {
    3: async () => {
      await oleg.page.context().setOffline(true);
      await expect(waits).toBeVisible();
      await oleg.page.context().setOffline(false);
      await expect(waits).toBeHidden();
    },
    6: () => jonas.page.reload(),
    20: () => mei.page.reload(),
    30: () => television.reload(),
  };
  let presses = 0;
  let asked = 0;
  while (!(await isOver(maker.page)) && presses < 200) {
    for (const person of [jonas, mei, oleg, maker]) {
      // Only people who end a step get its question. The others read it.
      const ask = person.page.getByText(person.say('step.base-destroyed.ask'));
      if ((await person.page.locator('main.step .answers').isVisible()) && (await ask.isVisible())) {
        await expect(oleg.page.locator('main.step .answers')).toHaveCount(0);
        await expect(oleg.page.getByText(oleg.say('step.base-destroyed.ask'))).toBeVisible();
        asked += 1;
      }
      if (!(await goOn(person, presses > aRound))) continue;
      presses += 1;
      await events[presses]?.();
    }
  }
  expect(presses).toBeGreaterThan(aRound);
  expect(asked).toBeGreaterThan(0);
  for (const { page } of [maker, ...others]) await expect(page.locator('main.end')).toBeVisible();
  await expect(television.getByRole('timer')).toHaveCount(0);
});
