import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { CueKind } from '../../../src/content/cues.ts';
import type { Difficulty } from '../../../src/content/difficulties.ts';
import type { Role } from '../../../src/content/roles.ts';
import type { StepKind } from '../../../src/content/steps.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { askForTable } from '../../tools/table-client.ts';
import { type DeviceOptions, desk, newDevice, phone, sayer } from '../tools/device.ts';
import { changeSettings } from '../tools/languages.ts';
import type { Say } from '../tools/say.ts';

/** A person at a table, with a device of their own. */
export interface Person {
  readonly page: Page;
  readonly say: Say;
}

/** The devices that the current test has opened. */
let opened = { test: '', count: 0 };

/** Opens the app on another device. No two of a test draw the same random numbers, and all do so again in every run. */
export function nextDevice(browser: Browser, options: DeviceOptions): ReturnType<typeof newDevice> {
  const { testId: test } = base.info();
  opened = { test, count: test === opened.test ? opened.count + 1 : 1 };
  return newDevice(browser, { seed: 7919 * opened.count, ...options });
}

/** How a table is made. */
interface Making {
  readonly language?: Language;
  readonly mode?: 'screen' | 'box';
  readonly level?: Difficulty;
  /** Whether cues take three times as long. */
  readonly unhurried?: boolean;
  /** Whether the expansions of the box are turned on. */
  readonly expanded?: boolean;
  /** Components that the box lacks. */
  readonly lacks?: readonly string[];
}

/** Makes a table on a desktop, in two presses. Returns the maker and the address. */
export async function makeTable(
  browser: Browser,
  { language = 'en', mode = 'screen', level = 'easy', unhurried = false, expanded = false, lacks = [] }: Making = {},
): Promise<{ readonly maker: Person; readonly address: string }> {
  const { page } = await nextDevice(browser, { context: desk, language });
  const say = await sayer(language);
  if (unhurried) await changeSettings(page, { timers: 3 });
  if (lacks.length > 0) await changeSettings(page, { missing: [...lacks] });
  await page.getByRole('button', { name: say('start.together') }).click();
  await page.getByRole('radio', { name: say(`start.${mode}`) }).check();
  for (const owns of expanded ? await page.getByRole('switch').all() : []) {
    await owns.click();
    await expect(owns).toBeChecked();
  }
  await page
    .getByRole('listitem')
    .getByRole('button', { name: say(`difficulty.${level}`) })
    .click();
  await expect(page.getByText(say('together.scan'))).toBeVisible();
  return { maker: { page, say }, address: page.url() };
}

/** Takes a save online, at the host of these tests. Returns the address of its table. */
export async function bringToTable(baseURL: string | undefined, save: unknown): Promise<string> {
  const host = baseURL ?? '';
  const { table, door } = await askForTable(host.replace(/\/$/, ''), { save });
  return `${host}#/table/${table}/${door}`;
}

/** Opens the address of a table on a phone. */
export async function come(browser: Browser, address: string, language: Language = 'en'): Promise<Person> {
  const { page } = await nextDevice(browser, { context: phone, language });
  await page.goto(address);
  const say = await sayer(language);
  await expect(page.getByRole('heading', { name: say('together.who') })).toBeVisible();
  return { page, say };
}

/** A guest: language, name and role. */
export type Guest = readonly [Language, string, Role];

/** Gives a name, chooses roles and confirms. */
async function choose({ page, say }: Person, name: string, wanted: readonly Role[]): Promise<void> {
  await page.getByRole('textbox', { name: say('together.name') }).fill(name);
  for (const role of wanted) await page.getByRole('button', { name: say(`role.${role}`) }).click();
  await page.locator('main.lobby .filled').click();
}

/** Sits down with a name and roles. */
export async function sit(person: Person, name: string, wanted: readonly Role[]): Promise<void> {
  const { page, say } = person;
  await choose(person, name, wanted);
  await expect(page.getByRole('heading', { name: say('together.at-table') })).toBeVisible();
}

/** Opens a table in its running game on a phone, in English, and sits down. */
export async function comeToGame(
  browser: Browser,
  address: string,
  name: string,
  wanted: readonly Role[],
  scenes = false,
): Promise<Page> {
  const { page } = await nextDevice(browser, { context: phone, language: 'en', scenes });
  await page.goto(address);
  await choose({ page, say: await sayer('en') }, name, wanted);
  await expect(page.locator('main.table')).toBeVisible();
  return page;
}

/** Begins at once, as the Central Officer or alone. */
export const begin = ({ page, say }: Person): Promise<void> =>
  page.getByRole('button', { name: say('together.begin'), exact: true }).click();

/** Says that somebody is ready. With the last of them it begins. */
export const beReady = ({ page, say }: Person): Promise<void> =>
  page.getByRole('button', { name: say('together.ready.mine') }).click();

/** Lets guests come and sit down, one after another. */
export async function comeAll(browser: Browser, address: string, guests: readonly Guest[]): Promise<Person[]> {
  const people: Person[] = [];
  for (const [language, name, role] of guests) {
    const person = await come(browser, address, language);
    await sit(person, name, [role]);
    people.push(person);
  }
  return people;
}

/** Opens the address of a table on a television, which only shows the board, with scenes or without. */
export async function newTelevision(
  browser: Browser,
  address: string,
  context: BrowserContextOptions,
  scenes = false,
): Promise<Page> {
  const { page } = await nextDevice(browser, { context, scenes });
  await page.goto(`${address}/board`);
  return page;
}

/**
 * Presses the last of these buttons, or the calm answer to a question, until the page has this title. The title is read
 * and the button is pressed in one go, because the table may go on at any moment.
 */
async function pressTo(page: Page, title: string, buttons: string): Promise<void> {
  const pressOn = () =>
    page.evaluate(
      ([wanted, selector]) => {
        if (document.querySelector('h1')?.textContent === wanted) return true;
        const calm = document.querySelector<HTMLButtonElement>('.answers button');
        (calm ?? [...document.querySelectorAll<HTMLButtonElement>(selector)].at(-1))?.click();
        return false;
      },
      [title, buttons] as const,
    );
  await expect.poll(pressOn, { intervals: [50] }).toBe(true);
}

/** Confirms cues, and makes the choices of those before it, until one of this kind is open. */
export const toCue = ({ page, say }: Person, cue: CueKind): Promise<void> =>
  pressTo(page, say(`cue.${cue}.name`), '.choice button:enabled, .done:enabled');

/** Presses on, with nothing bad to report, until a step. */
export const toStep = ({ page, say }: Person, step: StepKind): Promise<void> =>
  pressTo(page, say(`step.${step}.name`), '.done:enabled, .foot button:enabled');

/** Opens the corrections of a game with the box. */
export async function openCorrections({ page, say }: Person): Promise<void> {
  await page.getByRole('button', { name: say('cue.menu'), exact: true }).click();
  await page.getByRole('button', { name: say('menu.correct'), exact: true }).click();
}

/** Says in the open corrections whether the base is destroyed, which ends a game or revives it. */
export async function correctBase({ page, say }: Person, isDestroyed: boolean): Promise<void> {
  const answers = page.getByRole('group', { name: say('correct.baseDestroyed') });
  await answers.getByRole('radio', { name: say(isDestroyed ? 'answer.yes' : 'answer.no') }).check();
  await page
    .locator('dialog')
    .getByRole('button', { name: say('correct.save'), exact: true })
    .click();
}
