import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { type Bot, bots } from '../../../src/bots/index.ts';
import type { Continent } from '../../../src/content/continents.ts';
import type { Difficulty } from '../../../src/content/difficulties.ts';
import type { Plan } from '../../../src/content/plans.ts';
import { type Role, roles } from '../../../src/content/roles.ts';
import { cutToEvents, eventsOf, type Game } from '../../../src/host/index.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { foldEvents, type GameState, type OpenGame, type Position } from '../../../src/rules/index.ts';
import { type GameWishes, playGame } from '../../../src/sim/game.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { newStandardGame } from '../../tools/standard.ts';
import { chooseFile, newDevice, sayer } from './device.ts';
import { named } from './evening.ts';
import { storedRows } from './kept.ts';

/**
 * Returns a function that makes a value when it is first asked for. A game that takes seconds to find is found within a
 * test: all test files are loaded before the first test begins.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Whether a state is the moment a test looks for. */
type Matches = (open: OpenGame, state: GameState) => boolean;

/** Seeds tried in turn. Which game has a given moment changes with the bots and the balance numbers. */
const seeds = Array.from({ length: 200 }, (_, i) => `brought-${i + 1}`);

/** Plays a game with bots and cuts it after the last matching moment. Returns null if none matches. */
function playUpToLast(wishes: GameWishes, matches: Matches, bot: Bot = bots.planner): Game | null {
  let events = 0;
  let found: number | undefined;
  const { log, pack } = playGame(wishes, bot, undefined, (_, added, state) => {
    events += added.length;
    if (matches(state.open, state)) found = events;
  });
  if (found === undefined) return null;
  const until = cutToEvents(log, eventsOf(log).length - events + found);
  return { log: until, state: foldEvents(eventsOf(until)), pack };
}

/** Tries the seeds until `find` returns a result. Throws if no seed gives one. */
function firstFound<Found>(difficulty: Difficulty, find: (wishes: GameWishes) => Found | null): Found {
  for (const seed of seeds) {
    const found = find({ seed, difficulty });
    if (found !== null) return found;
  }
  throw new Error(`no match in ${seeds.length} games`);
}

/** A game played by bots, cut after the last matching moment. */
export const gameUpTo = (difficulty: Difficulty, matches: Matches, bot?: Bot): Game =>
  firstFound(difficulty, (wishes) => playUpToLast(wishes, matches, bot));

/** A game played by bots, cut after the first matching moment. */
export const gameUpToFirst = (difficulty: Difficulty, matches: Matches, bot?: Bot): Game =>
  firstFound(difficulty, (wishes) => {
    let met = false;
    const isFirst: Matches = (...at) => {
      if (met) return false;
      met = matches(...at);
      return met;
    };
    return playUpToLast(wishes, isFirst, bot);
  });

/** A matching whole game, played by bots that both win and lose. */
export const wholeGame = (difficulty: Difficulty, matches: (game: Game) => boolean): Game =>
  firstFound(difficulty, (wishes) => {
    const game = playGame(wishes, bots.planner);
    return matches(game) ? game : null;
  });

/**
 * A game cut at the moment with the fullest table: a cue is open, the final mission lies there, four or more techs are
 * in hand and the scanner is dark.
 */
export const lateGame = once(() =>
  firstFound('easy', (wishes) => {
    let most = 10;
    return playUpToLast(wishes, ({ board, cue, scanner }) => {
      if (board?.finalMission == null || cue === null || scanner || board.hand.length < 4) return false;
      const lying = [board.mission, ...board.crisisPool, ...board.labs.map(({ tech }) => tech), ...board.enemies];
      const count = lying.filter((one) => one !== null).length;
      const more = count > most;
      most = Math.max(most, count);
      return more;
    });
  }),
);

/** A new virtual game that starts from a described position. Throws if the position is refused. */
export function describedGame(position: Position, base: Continent = 'europe', plan: Plan = 'domination'): Game {
  const wishes = { mode: 'virtual', difficulty: 'normal', plan, base } as const;
  return newStandardGame({ seed: 'described', ...wishes, position });
}

/** The crew as the device stores it: people in these roles, bots in the others. */
export const crewOf = (...people: readonly Role[]): object =>
  Object.fromEntries(roles.map((role) => [role, { player: people.includes(role) ? 'person' : 'bot', name: '' }]));

interface OpenOptions {
  readonly language: Language;
  readonly context: BrowserContextOptions;
  /** Suffix of the game's address. */
  readonly view?: '' | '/board';
  /** The crew, from `crewOf`. */
  readonly crew?: object | undefined;
  /** As in `DeviceOptions`. */
  readonly scenes?: boolean;
  readonly motion?: boolean;
}

/** Imports a game as a file on a new device. Returns the page with the list of games, and the id of the game. */
export async function importGame(
  browser: Browser,
  game: Game,
  {
    language,
    context,
    scenes = false,
    motion = false,
  }: Pick<OpenOptions, 'language' | 'context' | 'scenes' | 'motion'>,
): Promise<{ page: Page; id: string }> {
  const say = await sayer(language);
  const { page } = await newDevice(browser, { context, language, speed: 0.01, scenes, motion });
  await page.goto('./#/games');
  await chooseFile(page, JSON.stringify(makeSave(game)));
  await expect(named(page, say('games.watch'))).toBeVisible();
  const [row] = await storedRows(page);
  return { page, id: row?.label.id ?? '' };
}

/** Imports a game as a file on a new device and opens it there. */
export async function openGame(
  browser: Browser,
  game: Game,
  { language, context, view = '', crew, scenes = false, motion = false }: OpenOptions,
): Promise<Page> {
  const say = await sayer(language);
  const { page, id } = await importGame(browser, game, { language, context, scenes, motion });
  if (crew)
    await page.evaluate((entry) => localStorage.setItem(...entry), [
      `sitroom/crew/${id}`,
      JSON.stringify(crew),
    ] as const);
  await page.goto(`./#/game/${id}${view}`);
  await expect(page.locator('main:not(.games)')).toBeVisible();
  if (game.state.open.phase === 'timed') await named(page, say('back.go')).click();
  // A card under the mouse is enlarged: move the mouse away.
  await page.mouse.move(0, 0);
  return page;
}
