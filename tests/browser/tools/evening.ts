import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { pageOf } from '../../../src/client/box/screens/step-pages.ts';
import type { CueKind } from '../../../src/content/cues.ts';
import type { Difficulty } from '../../../src/content/difficulties.ts';
import { fixedPlan } from '../../../src/content/plans.ts';
import { type StepKind, stepKinds } from '../../../src/content/steps.ts';
import { type DeviceOptions, leap, newDevice, sayer } from './device.ts';
import { byMouse, byTouch, type Hands } from './hands.ts';

type Say = (key: string, given?: Record<string, unknown>) => string;

/** One player's session in a browser: a page, a way to operate it, and the words of its language. */
export interface Evening {
  readonly page: Page;
  readonly hands: Hands;
  readonly say: Say;
  /** Checks the current screen; called with a name wherever a helper reaches a new kind of screen. */
  readonly look: (name: string) => Promise<void>;
}

/** The plate of the open cue. */
export const plate = (page: Page): Locator => page.locator('section.plate');
/** A button by its exact accessible name. */
export const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The displayed countdown. */
export const shownClock = (page: Page): Locator => page.getByRole('timer');

/** The button of a difficulty on the start page. With the box, the tutorial is one of the ways in. */
export const levelButton = (page: Page, say: Say, difficulty: Difficulty): Locator =>
  difficulty === 'tutorial'
    ? named(page, `${say('difficulty.tutorial')} ${say('start.box')}`)
    : page.getByRole('listitem').getByRole('button', { name: say(`difficulty.${difficulty}`) });

/** A line of the set-up list with the box, by the name of its thing. */
export const setupLine = (page: Page, thing: string): Locator =>
  page.locator('li:has([type=checkbox])').filter({ has: page.getByText(thing, { exact: true }) });

/** Begins a companion game from the start page: chooses a difficulty, fixes the plan, begins. */
export async function begin(
  { page, hands, say, look }: Evening,
  plan = 'domination',
  difficulty: Difficulty = 'normal',
): Promise<void> {
  await look('start');
  await hands.press(levelButton(page, say, difficulty));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('setup.name'));
  await look('setup');
  const plans = page.getByRole('combobox', { name: say('setup.plan'), exact: true });
  if (fixedPlan[difficulty] === undefined) await hands.choose(plans, plan);
  await expect(page.getByText(say('setup.step.plan', { plan: say(`plan.${plan}`) }))).toBeVisible();
  await hands.press(named(page, say('setup.begin')));
  await expect(plate(page)).toBeVisible();
  // In the tutorial a lesson holds the clock, and the first cue is announced after it.
  if (difficulty === 'tutorial') return;
  // The first cue is announced only after it has been painted. Until then nothing sounds or vibrates.
  await expect(page.locator('p.unseen[aria-live=polite]')).not.toBeEmpty();
}

/** Confirms cues until the scanner is available. */
export async function untilLit({ page, say }: Evening): Promise<void> {
  for (let turn = 0; turn < 20 && (await named(page, say('cue.scan')).count()) === 0; turn += 1) {
    await named(page, say('cue.done')).click();
  }
}

/** Begins a companion game on a new device. Its clock stands still unless `speed` says otherwise. */
export async function sitDown(
  browser: Browser,
  { difficulty = 'normal', ...options }: DeviceOptions & { readonly difficulty?: Difficulty } = {},
): Promise<Evening> {
  const { page } = await newDevice(browser, { speed: 0, ...options });
  const say = await sayer(options.language ?? 'en');
  const hands = options.context?.hasTouch === false ? byMouse : byTouch;
  const evening: Evening = { page, hands, say, look: async () => {} };
  await begin(evening, fixedPlan[difficulty], difficulty);
  return evening;
}

/** Opens the settings from the menu, runs `change`, and returns to the game. */
export async function inSettings({ page, say }: Evening, change: () => Promise<void>): Promise<void> {
  await named(page, say('cue.menu')).click();
  await named(page, say('menu.settings')).click();
  await change();
  // The language may have changed, so leave by key.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

/**
 * Presses the last matching button until the page has this title, or the calm answer where a page asks a question. Runs in
 * the page itself, to be fast. On a busy machine many frames pass until the game answers a press.
 */
const hurryTo = (page: Page, title: string, buttons: string): Promise<void> =>
  page.evaluate(
    async ([wanted, selector, mostFrames]) => {
      const isThere = () => document.querySelector('h1')?.textContent === wanted;
      for (let turn = 0; turn < mostFrames && !isThere(); turn += 1) {
        const button =
          document.querySelector<HTMLButtonElement>('.answers button') ??
          [...document.querySelectorAll<HTMLButtonElement>(selector)].at(-1);
        // Skip the pause in which a button ignores presses after its meaning has changed.
        for (const rest of button?.getAnimations() ?? []) rest.finish();
        button?.click();
        await new Promise(requestAnimationFrame);
      }
    },
    [title, buttons, 2_000] as const,
  );

/** Confirms cues until one of this kind is open. */
export async function toCue({ page, say }: Evening, kind: CueKind): Promise<void> {
  const name = say(`cue.${kind}.name`, { lab: 'I' });
  await hurryTo(page, name, 'button.done');
  await expect(plate(page).getByRole('heading')).toHaveText(name);
}

/** Finishes the timed phase and the pages before that of this step, with nothing bad to report. */
export async function toStep({ page, say }: Evening, step: StepKind): Promise<void> {
  const name = say(`step.${pageOf(step)}.name`);
  await hurryTo(page, name, 'button.done, .foot button');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Ends the round with nothing bad to report and stays on the page between rounds. */
export async function toRoundEnd(evening: Evening): Promise<void> {
  await toStep(evening, 'orbit-report');
  await evening.page.getByRole('spinbutton').press('0');
  await evening.page.locator('.foot button').last().click();
  await expect(evening.page.locator('main.between')).toBeVisible();
}

/** Begins the given round from the page between rounds. */
export async function beginRound({ page, hands, say }: Evening, round: number): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('between.over', { round: round - 1 }));
  await hands.press(named(page, say('between.begin', { round })));
  await expect(plate(page)).toBeVisible();
}

/** Continues to the first cue of the next round with nothing bad to report. */
export async function toNextRound(evening: Evening): Promise<void> {
  await toRoundEnd(evening);
  await evening.page.locator('.foot button').last().click();
  await expect(plate(evening.page)).toBeVisible();
}

/** The kind of cue screen that is shown: xcom, scrambled, alien or none, with or without a map. */
async function kindOf(page: Page): Promise<string> {
  const side = (await plate(page).getAttribute('class')) ?? '';
  const map = (await page.locator('.map').count()) > 0;
  return ['scrambled', 'alien', 'none'].find((one) => side.includes(one))?.concat(map ? ' with a map' : '') ?? 'xcom';
}

/** Lets the open cue run out at once. */
const runOut = async (page: Page): Promise<void> => leap(page, Number(await shownClock(page).textContent()) * 1000);

/** Plays the timed phase. Confirms most cues, pauses once, and lets one XCOM cue and one alien cue run out. */
export async function playTimedPhase(evening: Evening, round: number): Promise<void> {
  const { page, hands, say, look } = evening;
  await expect(page.getByText(say('cue.round', { round }), { exact: true })).toBeVisible();
  let [ranOut, expired, paused] = [false, false, false];
  for (let turn = 0; turn < 60 && (await plate(page).count()) > 0; turn += 1) {
    const name = (await plate(page).getByRole('heading').textContent()) ?? '';
    const kind = await kindOf(page);
    const scan = page.getByRole('button', { name: say('cue.scan'), exact: true });
    if ((await scan.count()) > 0) {
      await hands.press(scan);
      await expect(page.getByText(say('cue.forecast'), { exact: true })).toBeVisible();
    }
    await look(`cue: ${kind}`);
    if (kind === 'xcom' && turn > 2 && !paused && round === 1) {
      await hands.press(page.getByRole('button', { name: say('cue.pause') }));
      await expect(named(page, say('cue.resume'))).toBeVisible();
      await look('paused');
      await hands.press(named(page, say('cue.resume')));
      paused = true;
    }
    if (kind === 'xcom' && turn > 3 && !ranOut) {
      // The cue closes by itself and the next one opens.
      await runOut(page);
      await expect(plate(page).getByRole('heading')).not.toHaveText(name);
      ranOut = true;
      continue;
    }
    if (kind.startsWith('alien') && !expired && round < 3) {
      await runOut(page);
      await expect(page.locator('section.plate.expired')).toBeVisible();
      await expect(page.getByText(say('cue.expired'), { exact: true })).toBeVisible();
      await look('expired');
      expired = true;
    }
    await hands.press(named(page, say('cue.done')));
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('step.audit.name'));
}

/** Answers of the reports at the end of a round. Omitted fields report nothing bad. */
export interface RoundEnd {
  readonly red?: readonly string[];
  readonly mission?: boolean;
  readonly orbit?: number;
  readonly finalMission?: boolean;
}

async function reportPanic({ page, say }: Evening, red: readonly string[]): Promise<void> {
  for (const continent of red) {
    const marker = page.locator(`[data-continent=${continent}]`);
    await marker.focus();
    await page.keyboard.press('r');
    await expect(marker).toHaveAccessibleName(
      say('panic.move', { continent: say(`short.${continent}`), zone: say('zone.red') }),
    );
    await expect(marker).toBeFocused();
  }
}

/** Plays the resolution phase into the next round, or to the end of the game if the final mission is completed. */
export async function playResolution(evening: Evening, round: number, end: RoundEnd = {}): Promise<void> {
  const { page, hands, say, look } = evening;
  const foot = page.locator('.foot');
  const answer = (step: 'base-destroyed' | 'missions' | 'mission-report', yes: boolean) =>
    hands.press(foot.getByRole('button', { name: say(`step.${step}.${yes ? 'yes' : 'no'}`), exact: true }));
  for (const [i, step] of stepKinds.entries()) {
    if (pageOf(step) !== step) continue;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(`step.${step}.name`));
    await expect(page.getByRole('img', { name: say('step.of', { number: i + 1 }) })).toBeVisible();
    await look(`step: ${step}`);
    if (step === 'panic-report') await reportPanic(evening, end.red ?? []);
    if (step === 'refresh') {
      await page.getByRole('spinbutton').press(String(end.orbit ?? 0));
      await expect(page.getByRole('spinbutton')).toHaveText(String(end.orbit ?? 0));
    }
    if (step === 'base-defense') await answer('base-destroyed', false);
    else if (step === 'panic-report') await answer('mission-report', end.mission ?? false);
    else if (step === 'missions' && end.finalMission !== undefined) await answer('missions', end.finalMission);
    else await hands.press(foot.locator('.go').getByRole('button'));
    if (end.finalMission && step === 'missions') return;
  }
  await look('between rounds');
  await beginRound(evening, round + 1);
}

/** Plays six rounds to a win. Four missions bring the final mission in round five; it is completed in round six. */
export async function playSixRounds(
  evening: Evening,
  between: (round: number) => Promise<void> = async () => {},
): Promise<void> {
  const ends: readonly RoundEnd[] = [
    { mission: true, orbit: 1 },
    { mission: true, orbit: 2, red: ['africa'] },
    { mission: true, orbit: 0, red: ['asia'] },
    { mission: true },
    { finalMission: false, orbit: 3 },
    { finalMission: true },
  ];
  for (const [i, end] of ends.entries()) {
    await playTimedPhase(evening, i + 1);
    await between(i + 1);
    await playResolution(evening, i + 1, end);
  }
  const { page, say, look } = evening;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('end.won'));
  await expect(page.getByText(say('end.why.final-mission')).first()).toBeVisible();
  await look('end');
}
