import { expect, type Locator, type Page } from '@playwright/test';
import { motifs } from '../../../src/client/platform/sound/motifs.ts';
import { sounds } from '../../../src/client/platform/sound/sounds.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { screens } from '../tools/afar.ts';
import { layoutCheckerIn } from '../tools/languages.ts';
import { test } from '../tools/test.ts';
import { begin, come, makeTable, newTelevision, sit } from './people.ts';

const pitchesOf = (voices: readonly object[]) => voices.flatMap((voice) => ('pitch' in voice ? [voice.pitch] : []));
const cuePitches = [sounds.xcom, sounds.alien, sounds.scrambled].map((voices) => pitchesOf(voices).at(-1));

/** Signals of a device since the last call: sound for the room, its own motif, vibrations. */
async function given(page: Page): Promise<{ room: boolean; own: boolean; felt: number }> {
  const { sounded, felt } = await page.evaluate(() => {
    const all = { sounded: [...window.sounded], felt: window.felt.length };
    window.sounded = [];
    window.felt = [];
    return all;
  });
  const isOwn = Object.values(motifs).some((voices) => {
    const [first = 0, ...rest] = pitchesOf(voices) as number[];
    return sounded.some((pitch, i) => pitch === first && rest.every((next, at) => sounded[i + at + 1] === next));
  });
  return { room: sounded.some((pitch) => cuePitches.includes(pitch)), own: isOwn, felt };
}

test('ONL-19 a cue is heard once in the room, and felt and heard by its own person only', async ({ browser }) => {
  const { maker: officer, address } = await makeTable(browser, { mode: 'box' });
  await sit(officer, 'Mei', ['central-officer']);
  const scientist = await come(browser, address);
  await sit(scientist, 'Jonas', ['chief-scientist']);
  const rest = await come(browser, address);
  await sit(rest, 'Ana', ['commander', 'squad-leader']);
  const television = await newTelevision(browser, address, { viewport: screens.television });
  await television.mouse.click(5, 5);
  await begin(officer);
  for (const page of [television, rest.page]) await expect(page.getByRole('timer')).toBeVisible();
  const all = [television, officer.page, scientist.page, rest.page];
  await expect.poll(async () => (await scientist.page.evaluate(() => window.sounded)).length).toBeGreaterThan(2);
  for (const page of all) await given(page);
  // The next cue is the Commander's.
  await scientist.page.locator('.done').click();
  await expect(rest.page.locator('.done')).toBeEnabled();
  await expect.poll(() => rest.page.evaluate(() => window.sounded.length)).toBeGreaterThan(2);
  await expect.poll(() => television.evaluate(() => window.sounded.length)).toBeGreaterThan(2);
  expect(await Promise.all(all.map(given))).toEqual([
    { room: true, own: false, felt: 0 },
    { room: false, own: false, felt: 0 },
    { room: false, own: false, felt: 0 },
    { room: false, own: true, felt: 1 },
  ]);
});

test('TIM-5 the Central Officer’s DONE for somebody else says for whom and is an outline, and a press under way is hollow', async ({
  browser,
}) => {
  const { maker: officer, address } = await makeTable(browser, { mode: 'box' });
  await sit(officer, 'Mei', ['central-officer', 'commander']);
  const scientist = await come(browser, address, 'de');
  await sit(scientist, 'Jonas', ['chief-scientist', 'squad-leader']);
  await begin(officer);
  const [theirs, own] = [officer.page, scientist.page].map((page) => page.locator('.done')) as [Locator, Locator];
  await expect(theirs).toHaveText(officer.say('together.done-for', { name: 'Jonas' }));
  await expect(theirs).not.toHaveClass(/bright/);
  await expect(own).toHaveText(scientist.say('cue.done'));
  await expect(own).toHaveClass(/bright/);
  // The way to the table is cut: the press shows at once.
  await scientist.page.context().setOffline(true);
  await own.click();
  await expect(own).not.toHaveClass(/bright/);
  await scientist.page.context().setOffline(false);
  await expect(own).toHaveCount(0);
  await theirs.click();
  await expect(officer.page.getByRole('heading', { level: 1 })).not.toHaveText(officer.say('cue.budget.name'));
});

test('TIM-5 at the virtual table, too, DONE for somebody else says for whom and is an outline @sweep', async ({
  browser,
}) => {
  const { maker: officer, address } = await makeTable(browser);
  await sit(officer, 'Mei', ['central-officer', 'commander', 'squad-leader']);
  const scientist = await come(browser, address, 'ru');
  await sit(scientist, 'Jonas', ['chief-scientist']);
  await begin(officer);
  const [theirs, own] = [officer.page, scientist.page].map((page) => page.locator('.done')) as [Locator, Locator];
  await expect(own).toHaveText(scientist.say('cue.done'));
  await expect(own).not.toHaveClass(/edged/);
  await expect(theirs).toHaveText(officer.say('together.done-for', { name: 'Jonas' }));
  await expect(theirs).toHaveClass(/edged/);
  await layoutCheckerIn(languages, officer.page)('done for somebody else');
  await officer.page.setViewportSize({ width: 360, height: 640 });
  await layoutCheckerIn(languages, officer.page)('done for somebody else, on a phone');
  await theirs.click();
  // The next cue is the Commander's, at the officer's own screen.
  await expect(theirs).toHaveText(officer.say('cue.done'));
});
