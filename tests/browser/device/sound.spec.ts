import { expect, type Page } from '@playwright/test';
import { languageFacts, languages } from '../../../src/i18n/languages.ts';
import { desk, leap, newDevice, sayer } from '../tools/device.ts';
import { begin, type Evening, inSettings, named, plate, sitDown, toCue } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { playTable, sitAtTable } from '../tools/round-table.ts';
import { test } from '../tools/test.ts';

const turn = ({ page, say }: Evening, name: string) =>
  page.getByRole('switch', { name: say(`settings.${name}`) }).click();

/** What was heard, felt and said since this was asked last. */
const noticed = (page: Page) =>
  page.evaluate(() => ({
    sounded: window.sounded.splice(0),
    felt: window.felt.splice(0),
    spoken: window.spoken.splice(0),
  }));

/** What is said of the budget cue that is open: its credits too. */
async function spokenBudget(page: Page, say: Evening['say']): Promise<string> {
  const credits = Number.parseInt(await page.locator('.credits.head').first().innerText(), 10);
  return say('say.cue', { who: say('role.commander'), cue: say('cue.budget.spoken', { credits }) });
}

/** Pitches of the tick in the last five seconds: a semitone higher each. */
const tick = [5, 4, 3, 2, 1].map((left) => 620 * 2 ** ((5 - left) / 12));
const isTick = (pitch: number) => tick.some((one) => Math.abs(one - pitch) < 0.5);
const [signature, alarm, bed] = [294, 66, 73.4];
const has = (sounded: readonly number[], pitch: number) => sounded.some((one) => Math.abs(one - pitch) < 0.5);

test('on a new device a cue is heard and felt, the very first one too, and nothing is spoken', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await expect.poll(() => page.evaluate(() => window.sounded.length)).toBeGreaterThan(0);
  const first = await noticed(page);
  expect(has(first.sounded, signature)).toBe(true);
  expect(first).toMatchObject({ felt: [[60]], spoken: [] });
  await named(page, say('cue.done')).tap();
  const second = await noticed(page);
  expect(has(second.sounded, signature)).toBe(true);
  expect(second).toMatchObject({ felt: [[60]], spoken: [] });
});

for (const language of languages) {
  test(`cues are spoken in the language’s voice, with their words on the screen: ${language}`, async ({ browser }) => {
    const evening = await sitDown(browser, { language });
    const { page, say } = evening;
    await inSettings(evening, () => turn(evening, 'speech'));
    await noticed(page);
    await named(page, say('cue.done')).tap();
    const words = await spokenBudget(page, say);
    expect((await noticed(page)).spoken).toEqual([{ text: words, lang: languageFacts[language].voices[0] }]);
    await expect(page.locator('.caption')).toHaveText(words);
    await leap(page, 4001);
    await expect(page.locator('.caption')).toHaveCount(0);
    await toCue(evening, 'ufos-detected');
    const text = (await noticed(page)).spoken.at(-1)?.text ?? '';
    for (const place of await plate(page).locator('.place').allInnerTexts()) {
      expect(text.toLowerCase()).toContain(
        place
          .replace(/^\d+\s*/, '')
          .slice(0, 3)
          .toLowerCase(),
      );
    }
  });
}

for (const language of languages) {
  test(`where several share a screen they are called by name, whoever has one: ${language}`, async ({ browser }) => {
    // A name is any text, and never read as more than that.
    const names = { commander: 'Ann {cue}', 'squad-leader': '小明' };
    const seating = { names, bots: ['chief-scientist'], hands: () => byMouse, context: desk, speed: 0.05 } as const;
    const evening = await sitAtTable(browser, { ...seating, language });
    const { page, say } = evening;
    await inSettings(evening, () => turn(evening, 'speech'));
    const audit = say('say.step', { who: names.commander, step: say('step.audit.name') });
    await playTable(evening, async () => (await page.locator('.caption').allInnerTexts()).includes(audit));
    const texts = (await noticed(page)).spoken.map(({ text }) => text);
    expect(texts.some((text) => text.includes(names.commander) && text.includes(say('cue.budget.name')))).toBe(true);
    expect(texts).toContain(say('say.cue', { who: names['squad-leader'], cue: say('cue.defend-base.name') }));
    expect(texts).toContain(say('say.cue', { who: say('role.all'), cue: say('cue.ending.name') }));
    for (const role of ['chief-scientist', 'central-officer']) {
      expect(texts.some((text) => text.includes(say(`role.${role}`)))).toBe(true);
    }
    for (const role of Object.keys(names)) {
      expect(texts.filter((text) => text.includes(say(`role.${role}`)))).toEqual([]);
    }
  });
}

test('with speech on, the first cue of a game is spoken too', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await inSettings(evening, () => turn(evening, 'speech'));
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.leave')).tap();
  await noticed(page);
  await page.getByRole('button', { name: say('difficulty.hard') }).tap();
  await named(page, say('setup.begin')).tap();
  const words = say('say.cue', { who: say('role.chief-scientist'), cue: say('cue.new-technology.name') });
  await expect(page.locator('.caption')).toHaveText(words);
  expect((await noticed(page)).spoken).toEqual([{ text: words, lang: 'en' }]);
});

test('switching the language in the middle of a game switches the voice and the words', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page } = evening;
  await inSettings(evening, async () => {
    await turn(evening, 'speech');
    await page.getByRole('radio', { name: languageFacts.ru.name }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
  const russian = await sayer('ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(russian('cue.new-technology.name'));
  await noticed(page);
  await named(page, russian('cue.done')).tap();
  const words = await spokenBudget(page, russian);
  expect((await noticed(page)).spoken).toEqual([{ text: words, lang: 'ru' }]);
});

test('a language this device has no voice for is told of, until the browser has found one', async ({ browser }) => {
  const evening = await sitDown(browser, { language: 'zh-Hant' });
  const { page, say } = evening;
  const bring = (...tags: string[]) =>
    page.evaluate((langs) => {
      speechSynthesis.getVoices = () => langs.map((lang) => ({ lang }) as SpeechSynthesisVoice);
      speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    }, tags);
  const none = page.getByText(say('settings.speech-none'));
  await bring();
  await inSettings(evening, async () => {
    await expect(none).toHaveCount(0);
    await turn(evening, 'speech');
    await expect(none).toBeVisible();
    await bring('de-DE', 'ru_RU');
    await expect(none).toBeVisible();
    await bring('de-DE', 'zh-CN');
    await expect(none).toHaveCount(0);
    await page.getByRole('radio', { name: languageFacts.ru.name }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByText((await sayer('ru'))('settings.speech-none'))).toBeVisible();
  });
});

test('the last five seconds tick, a semitone higher each, and are felt', async ({ browser }) => {
  const { page } = await sitDown(browser);
  await leap(page, 9990);
  await noticed(page);
  for (let second = 0; second < 5; second += 1) {
    await leap(page, second === 0 ? 20 : 1000);
    await expect.poll(() => page.evaluate(() => window.felt.length)).toBe(1);
    const { sounded, felt } = await noticed(page);
    expect(felt).toEqual([[25]]);
    expect(Math.abs((sounded.find(isTick) ?? 0) - (tick[second] ?? 0))).toBeLessThan(0.5);
  }
});

test('no tick is heard while the game is paused or the menu is open', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await leap(page, 9000);
  await page.getByRole('button', { name: say('cue.pause') }).tap();
  await noticed(page);
  await leap(page, 3000);
  await named(page, say('cue.menu')).tap();
  await leap(page, 30_000);
  await named(page, say('menu.resume')).tap();
  expect((await noticed(page)).felt).toEqual([]);
  await named(page, say('cue.resume')).tap();
  await leap(page, 1001);
  await expect.poll(() => page.evaluate(() => window.felt)).toEqual([[25]]);
});

test('CLK-3 an expired cue is heard, felt, said and shown', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await inSettings(evening, () => turn(evening, 'speech'));
  await toCue(evening, 'ufos-detected');
  await leap(page, 14_000);
  await noticed(page);
  await leap(page, 1000);
  await expect(page.locator('section.plate.expired')).toBeVisible();
  const { sounded, felt, spoken } = await noticed(page);
  expect(has(sounded, alarm)).toBe(true);
  expect(felt).toContainEqual([200, 100, 200, 100, 200]);
  expect(spoken).toEqual([{ text: say('say.expired'), lang: 'en' }]);
  await expect(page.getByText(say('cue.expired'), { exact: true })).toBeVisible();
  // The low pulse goes on, at the pace of the blink.
  await expect.poll(() => page.evaluate(() => window.sounded.length)).toBeGreaterThan(0);
});

test('sounds, vibration and speech can each be switched off by itself', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  const done = async () => {
    await noticed(page);
    await named(page, say('cue.done')).tap();
    const { sounded, felt, spoken } = await noticed(page);
    return { sounded: sounded.length > 0, felt: felt.length > 0, spoken: spoken.length > 0 };
  };
  await inSettings(evening, () => turn(evening, 'speech'));
  expect(await done()).toEqual({ sounded: true, felt: true, spoken: true });
  await inSettings(evening, () => turn(evening, 'sound'));
  expect(await done()).toEqual({ sounded: false, felt: true, spoken: true });
  await inSettings(evening, () => turn(evening, 'vibration'));
  expect(await done()).toEqual({ sounded: false, felt: false, spoken: true });
  await inSettings(evening, () => turn(evening, 'speech'));
  expect(await done()).toEqual({ sounded: false, felt: false, spoken: false });
});

test('music plays on its own switch, and only while the clock runs', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await inSettings(evening, async () => {
    await turn(evening, 'sound');
    await turn(evening, 'music');
  });
  await expect.poll(async () => has((await noticed(page)).sounded, bed)).toBe(true);
  await leap(page, 5000);
  await expect.poll(() => page.evaluate(() => window.sounded.length)).toBeGreaterThan(0);
  await page.getByRole('button', { name: say('cue.pause') }).tap();
  await noticed(page);
  await leap(page, 20_000);
  expect((await noticed(page)).sounded).toEqual([]);
  await named(page, say('cue.resume')).tap();
  await expect.poll(() => page.evaluate(() => window.sounded.length)).toBeGreaterThan(0);
  await inSettings(evening, () => turn(evening, 'music'));
  await noticed(page);
  await leap(page, 7000);
  expect((await noticed(page)).sounded).toEqual([]);
});

test('where there are voices, but none for the language, captions stand in and nothing is spoken', async ({
  browser,
}) => {
  const evening = await sitDown(browser, { language: 'ru' });
  const { page, say } = evening;
  const bring = (...tags: string[]) =>
    page.evaluate((langs) => {
      speechSynthesis.getVoices = () => langs.map((lang) => ({ lang }) as SpeechSynthesisVoice);
    }, tags);
  await inSettings(evening, () => turn(evening, 'speech'));
  await bring('en-GB', 'de-DE');
  await noticed(page);
  await named(page, say('cue.done')).tap();
  await expect(page.locator('.caption')).toContainText(say('cue.budget.name'));
  expect((await noticed(page)).spoken).toEqual([]);
});

/** Puts an ear to every line to the loudspeaker that is opened from then on. */
const lines = (): void => {
  const opened: AudioContext[] = [];
  Object.assign(window, { lines: opened });
  window.AudioContext = class extends AudioContext {
    constructor(...given: ConstructorParameters<typeof AudioContext>) {
      super(...given);
      opened.push(this);
    }
  };
};
declare global {
  interface Window {
    lines: AudioContext[];
  }
}
const line = (page: Page) => expect.poll(() => page.evaluate(() => window.lines.map(({ state }) => state)));

test('the line to the loudspeaker is closed in silence, open while something sounds, and open again after a call', async ({
  browser,
}) => {
  const { page, context } = await newDevice(browser, { speed: 0 });
  await context.addInitScript(lines);
  await page.reload();
  const say = await sayer('en');
  await begin({ page, hands: byTouch, say, look: async () => {} });
  await line(page).toEqual(['running']);
  await leap(page, 4_000);
  await line(page).toEqual(['suspended']);
  await named(page, say('cue.done')).tap();
  await line(page).toEqual(['running']);
  // A call takes the loudspeaker, without a word to the page.
  await page.evaluate(() => window.lines[0]?.suspend());
  await line(page).toEqual(['running']);
  await leap(page, 4_000);
  await line(page).toEqual(['suspended']);
});

test('an alarm that a call has silenced is heard again after it', async ({ browser }) => {
  const { page, context } = await newDevice(browser, { speed: 0 });
  await context.addInitScript(lines);
  await page.reload();
  const evening = { page, hands: byTouch, say: await sayer('en'), look: async () => {} };
  await begin(evening);
  await toCue(evening, 'ufos-detected');
  await leap(page, 15_000);
  await expect(page.locator('section.plate.expired')).toBeVisible();
  await page.evaluate(() => window.lines[0]?.suspend());
  await line(page).toEqual(['running']);
  await noticed(page);
  await expect.poll(async () => has((await noticed(page)).sounded, alarm)).toBe(true);
});
