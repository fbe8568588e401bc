import { expect, type Page } from '@playwright/test';
import { languageFacts, languages } from '../../../src/i18n/languages.ts';
import { nothingCovered } from '../tools/covered.ts';
import { desk, leap, newDevice, sayer } from '../tools/device.ts';
import { begin, type Evening, inSettings, named, plate, sitDown, toCue, untilLit } from '../tools/evening.ts';
import { byMouse, byTouch } from '../tools/hands.ts';
import { playTable, sitAtTable } from '../tools/round-table.ts';
import { sweepBut } from '../tools/sweep.ts';
import { test } from '../tools/test.ts';

/** Toggles a switch of the settings. */
const turn = ({ page, say }: Evening, name: string) =>
  page.getByRole('switch', { name: say(`settings.${name}`), exact: true }).click();

/** Chooses where music plays. */
const musicIs = ({ page, say }: Evening, where: 'everywhere' | 'off') =>
  page
    .getByRole('group', { name: say('settings.music') })
    .getByRole('radio', { name: say(`settings.music.${where}`) })
    .check();

/** Sounds, vibrations and speech since the last call. */
const takeOutput = (page: Page) =>
  page.evaluate(() => ({
    sounded: window.sounded.splice(0),
    felt: window.felt.splice(0),
    spoken: window.spoken.splice(0),
  }));

const lastSpoken = (page: Page) => page.evaluate(() => window.spoken.at(-1)?.text ?? '');

/** The expected speech for the open budget cue, with its credits. */
async function spokenBudget(page: Page, say: Evening['say']): Promise<string> {
  const credits = Number.parseInt(await page.locator('.credits.head').first().innerText(), 10);
  return say('say.cue', { who: say('role.commander'), cue: say('cue.budget.spoken', { credits }) });
}

/** Pitches that identify sounds, in Hz. */
const [signature, knock, alarm, draining, bed] = [494, 1050, 988, 620, 110];
const count = (sounded: readonly number[], pitch: number) =>
  sounded.filter((one) => Math.abs(one - pitch) < 0.5).length;
const has = (sounded: readonly number[], pitch: number) => count(sounded, pitch) > 0;

test('on a new device every cue, even the first, plays a sound and vibrates, but is not spoken', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await expect.poll(() => page.evaluate(() => window.sounded.length)).toBeGreaterThan(0);
  const first = await takeOutput(page);
  expect(has(first.sounded, signature)).toBe(true);
  expect(first).toMatchObject({ felt: [[60]], spoken: [] });
  await named(page, say('cue.done')).tap();
  const second = await takeOutput(page);
  expect(has(second.sounded, signature)).toBe(true);
  expect(second).toMatchObject({ felt: [[60]], spoken: [] });
});

for (const language of languages) {
  test(`cues are spoken in the language’s voice, and have no captions beside their plate: ${language}${sweepBut(language === 'ru')}`, async ({
    browser,
  }) => {
    const evening = await sitDown(browser, { language });
    const { page, say } = evening;
    await inSettings(evening, () => turn(evening, 'speech'));
    await takeOutput(page);
    await named(page, say('cue.done')).tap();
    const words = await spokenBudget(page, say);
    const lang = languageFacts[language].voices[0];
    // Speech is loaded when it is switched on.
    await expect.poll(() => page.evaluate(() => window.spoken.length)).toBe(1);
    expect((await takeOutput(page)).spoken).toEqual([{ text: words, lang, volume: 1 }]);
    await expect(page.locator('.caption')).toHaveCount(0);
    await toCue(evening, 'ufos-detected');
    await expect.poll(() => lastSpoken(page)).not.toBe('');
    const text = await lastSpoken(page);
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

test('sounds, speech and music have a volume each, which can be tried and is kept @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await page.evaluate(() => {
    speechSynthesis.getVoices = () => [{ lang: 'en-GB' } as SpeechSynthesisVoice];
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { set: () => {} });
  });
  await inSettings(evening, async () => {
    await turn(evening, 'speech');
    for (const kind of ['sound', 'speech', 'music'] as const) {
      const name = say(`settings.${kind}`);
      await takeOutput(page);
      await page.getByRole('slider', { name: say('settings.volume', { name }) }).press('Home');
      await page.getByRole('button', { name: say('settings.try-sound', { name }) }).tap();
      if (kind === 'speech')
        await expect.poll(() => page.evaluate(() => window.spoken.at(-1)?.volume)).toBeCloseTo(0.1);
      else expect(has((await takeOutput(page)).sounded, kind === 'sound' ? signature : bed)).toBe(true);
    }
  });
  await takeOutput(page);
  await named(page, say('cue.done')).tap();
  await expect.poll(() => page.evaluate(() => window.spoken.at(-1)?.volume)).toBeCloseTo(0.1);
});

test('speech calls people who share a screen by their names @sweep', async ({ browser }) => {
  // A name may be any text, even one that looks like a placeholder.
  const names = { commander: 'Ann {cue}', 'squad-leader': '小明' };
  const seating = { names, bots: ['chief-scientist'], hands: () => byMouse, context: desk, speed: 0.05 } as const;
  const evening = await sitAtTable(browser, { ...seating, language: 'ru' });
  const { page, say } = evening;
  // Without signals nothing waits for their end.
  await inSettings(evening, async () => {
    await turn(evening, 'speech');
    await turn(evening, 'sound');
  });
  // Steps that pass at once are not named.
  const step = say('say.step', { who: names.commander, step: say('step.global-defense.name') });
  await playTable(evening, () => page.evaluate((last) => window.spoken.some(({ text }) => text === last), step));
  const texts = (await takeOutput(page)).spoken.map(({ text }) => text);
  const isCalled = (name: string, cue: string) => texts.some((text) => text.includes(name) && text.includes(say(cue)));
  expect(isCalled(names.commander, 'cue.budget.name')).toBe(true);
  // A scrambled cue is called with a word before it.
  expect(isCalled(names['squad-leader'], 'cue.defend-base.name')).toBe(true);
  expect(texts).toContain(say('say.cue', { who: say('role.all'), cue: say('cue.ending.name') }));
  for (const role of ['chief-scientist', 'central-officer']) {
    expect(texts.some((text) => text.includes(say(`role.${role}`)))).toBe(true);
  }
  for (const role of Object.keys(names)) {
    expect(texts.filter((text) => text.includes(say(`role.${role}`)))).toEqual([]);
  }
});

test('with speech on the first cue of a game is spoken, too @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await inSettings(evening, () => turn(evening, 'speech'));
  await named(page, say('cue.menu')).tap();
  await named(page, say('menu.leave')).tap();
  await takeOutput(page);
  await page.getByRole('button', { name: say('difficulty.hard') }).tap();
  await named(page, say('setup.begin')).tap();
  const words = say('say.cue', { who: say('role.chief-scientist'), cue: say('cue.new-technology.name') });
  await expect.poll(async () => page.evaluate(() => window.spoken)).toEqual([{ text: words, lang: 'en', volume: 1 }]);
});

test('switching the language in the middle of a game switches voice and words @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page } = evening;
  await inSettings(evening, async () => {
    await turn(evening, 'speech');
    await page.getByRole('radio', { name: languageFacts.ru.name }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  });
  const russian = await sayer('ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(russian('cue.new-technology.name'));
  await takeOutput(page);
  await named(page, russian('cue.done')).tap();
  const words = await spokenBudget(page, russian);
  await expect.poll(() => page.evaluate(() => window.spoken)).toEqual([{ text: words, lang: 'ru', volume: 1 }]);
});

test('the settings warn of a language without a voice until the browser finds one @sweep', async ({ browser }) => {
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

test('the last ten seconds tick, closer in the last three, and the last five vibrate', async ({ browser }) => {
  const { page } = await sitDown(browser);
  await leap(page, 4990);
  await takeOutput(page);
  for (let left = 10; left > 0; left -= 1) {
    await leap(page, left === 10 ? 20 : 1000);
    const { sounded, felt } = await takeOutput(page);
    expect({ left, knocks: count(sounded, knock), felt }).toEqual({
      left,
      knocks: left > 3 ? 1 : 2,
      felt: left > 5 ? [] : [[25]],
    });
  }
});

test('nothing ticks in a pause or in the menu @sweep', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await leap(page, 9000);
  await page.getByRole('button', { name: say('cue.pause') }).tap();
  await takeOutput(page);
  await leap(page, 3000);
  await named(page, say('cue.menu')).tap();
  await leap(page, 30_000);
  await named(page, say('menu.resume')).tap();
  expect((await takeOutput(page)).felt).toEqual([]);
  await named(page, say('cue.resume')).tap();
  await leap(page, 1001);
  await expect.poll(() => page.evaluate(() => window.felt)).toEqual([[25]]);
});

test('CLK-3 an expired cue is signalled by sound, vibration, speech and text', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await inSettings(evening, () => turn(evening, 'speech'));
  await toCue(evening, 'ufos-detected');
  await leap(page, 14_000);
  await takeOutput(page);
  await leap(page, 1000);
  await expect(page.locator('section.plate.expired')).toBeVisible();
  const { sounded, felt, spoken } = await takeOutput(page);
  expect([has(sounded, alarm), has(sounded, draining)]).toEqual([true, true]);
  expect(felt).toContainEqual([200, 100, 200, 100, 200]);
  // It waits for the end of the signal, which may have come before the output was taken.
  await expect
    .poll(async () => [...spoken, ...(await page.evaluate(() => window.spoken))])
    .toEqual([{ text: say('say.expired'), lang: 'en', volume: 1 }]);
  await expect(page.getByText(say('cue.expired'), { exact: true })).toBeVisible();
  // The alarm repeats with the blinking.
  await expect.poll(() => page.evaluate(() => window.sounded.length)).toBeGreaterThan(0);
});

test('sounds, vibration and speech can be switched off independently', async ({ browser }) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  const expectDone = async (expected: Readonly<Record<'sounded' | 'felt' | 'spoken', boolean>>) => {
    await takeOutput(page);
    await named(page, say('cue.done')).tap();
    // Speech waits for the end of the signal.
    await expect
      .poll(() =>
        page.evaluate(() => ({
          sounded: window.sounded.length > 0,
          felt: window.felt.length > 0,
          spoken: window.spoken.length > 0,
        })),
      )
      .toEqual(expected);
  };
  await inSettings(evening, () => turn(evening, 'speech'));
  await expectDone({ sounded: true, felt: true, spoken: true });
  await inSettings(evening, () => turn(evening, 'sound'));
  await expectDone({ sounded: false, felt: true, spoken: true });
  await inSettings(evening, () => turn(evening, 'vibration'));
  await expectDone({ sounded: false, felt: false, spoken: true });
  await inSettings(evening, () => turn(evening, 'speech'));
  await expectDone({ sounded: false, felt: false, spoken: false });
});

test('with the box music plays only where it is wanted everywhere, and only while the clock runs @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser);
  const { page, say } = evening;
  await inSettings(evening, async () => {
    await turn(evening, 'sound');
    await musicIs(evening, 'everywhere');
  });
  await expect.poll(async () => has((await takeOutput(page)).sounded, bed)).toBe(true);
  await leap(page, 5000);
  await expect.poll(() => page.evaluate(() => window.sounded.length)).toBeGreaterThan(0);
  await page.getByRole('button', { name: say('cue.pause') }).tap();
  await takeOutput(page);
  await leap(page, 20_000);
  expect((await takeOutput(page)).sounded).toEqual([]);
  await named(page, say('cue.resume')).tap();
  await expect.poll(() => page.evaluate(() => window.sounded.length)).toBeGreaterThan(0);
  await inSettings(evening, () => musicIs(evening, 'off'));
  await takeOutput(page);
  await leap(page, 7000);
  expect((await takeOutput(page)).sounded).toEqual([]);
});

test('a forecast has a caption above the screen for four seconds, and it lies over nothing that is pressed @sweep', async ({
  browser,
}) => {
  const evening = await sitDown(browser, { language: 'ru' });
  const { page, say } = evening;
  await inSettings(evening, () => turn(evening, 'speech'));
  await untilLit(evening);
  await takeOutput(page);
  await named(page, say('cue.scan')).tap();
  const caption = page.locator('.caption');
  await expect(caption).toBeVisible();
  await expect.poll(() => lastSpoken(page)).toBe(await caption.innerText());
  await nothingCovered(page, 'a caption');
  await leap(page, 4001);
  await expect(caption).toHaveCount(0);
});

test('without a voice for the language, forecasts have captions but nothing is spoken @sweep', async ({ browser }) => {
  const evening = await sitDown(browser, { language: 'ru' });
  const { page, say } = evening;
  const bring = (...tags: string[]) =>
    page.evaluate((langs) => {
      speechSynthesis.getVoices = () => langs.map((lang) => ({ lang }) as SpeechSynthesisVoice);
    }, tags);
  await inSettings(evening, () => turn(evening, 'speech'));
  await bring('en-GB', 'de-DE');
  await untilLit(evening);
  await takeOutput(page);
  await named(page, say('cue.scan')).tap();
  await expect(page.locator('.caption')).toBeVisible();
  expect((await takeOutput(page)).spoken).toEqual([]);
});

/** Runs in the page. Records every audio context that is opened. */
const recordContexts = (): void => {
  const opened: AudioContext[] = [];
  Object.assign(window, { audioContexts: opened });
  window.AudioContext = class extends AudioContext {
    constructor(...given: ConstructorParameters<typeof AudioContext>) {
      super(...given);
      opened.push(this);
    }
  };
};
declare global {
  interface Window {
    audioContexts: AudioContext[];
  }
}
const contextStates = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.audioContexts.map(({ state }) => state)));

test('the audio context is suspended in silence, runs while something sounds, and resumes after a phone call', async ({
  browser,
}) => {
  const { page, context } = await newDevice(browser, { speed: 0 });
  await context.addInitScript(recordContexts);
  await page.reload();
  const say = await sayer('en');
  // Its cues are long enough for silence before the last ten seconds.
  await begin({ page, hands: byTouch, say, look: async () => {} }, undefined, 'easy');
  await contextStates(page).toEqual(['running']);
  await leap(page, 4_000);
  await contextStates(page).toEqual(['suspended']);
  await named(page, say('cue.done')).tap();
  await contextStates(page).toEqual(['running']);
  // A phone call suspends the context without telling the page.
  await page.evaluate(() => window.audioContexts[0]?.suspend());
  await contextStates(page).toEqual(['running']);
  await leap(page, 4_000);
  await contextStates(page).toEqual(['suspended']);
});

test('no sound is lost while a slow device resumes the audio context @sweep', async ({ browser }) => {
  const { page } = await sitDown(browser);
  await leap(page, 9990);
  await page.evaluate(() => {
    AudioContext.prototype.resume = () => new Promise(() => {});
  });
  await takeOutput(page);
  await leap(page, 20);
  await leap(page, 1000);
  expect((await takeOutput(page)).sounded.filter((pitch) => pitch === knock)).toHaveLength(2);
});

test('an alarm that a phone call has silenced sounds again after it @sweep', async ({ browser }) => {
  const { page, context } = await newDevice(browser, { speed: 0 });
  await context.addInitScript(recordContexts);
  await page.reload();
  const evening = { page, hands: byTouch, say: await sayer('en'), look: async () => {} };
  await begin(evening);
  await toCue(evening, 'ufos-detected');
  await leap(page, 15_000);
  await expect(page.locator('section.plate.expired')).toBeVisible();
  await page.evaluate(() => window.audioContexts[0]?.suspend());
  await contextStates(page).toEqual(['running']);
  await takeOutput(page);
  await expect.poll(async () => has((await takeOutput(page)).sounded, alarm)).toBe(true);
});
