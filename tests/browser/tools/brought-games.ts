import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { type Bot, bots } from '../../../src/bots/index.ts';
import type { Difficulty } from '../../../src/content/difficulties.ts';
import { type Role, roles } from '../../../src/content/roles.ts';
import type { Game } from '../../../src/host/index.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { fold, type GameState, newGame, type OpenGame, type Position } from '../../../src/rules/index.ts';
import { type GameWishes, playGame } from '../../../src/sim/game.ts';
import { makeSave } from '../../../src/wire/index.ts';
import { standardTable } from '../../tools/standard.ts';
import { chooseFile, newDevice, sayer } from './device.ts';
import { named } from './evening.ts';
import { shelfOf } from './kept.ts';

type Meets = (open: OpenGame, state: GameState) => boolean;

/** Seeds that are tried in turn: which game has a moment changes with the bots and with every number of the balance. */
const seeds = Array.from({ length: 200 }, (_, i) => `brought-${i + 1}`);

/** A game by bots, up to the last moment that is one; null without any. */
function upToLast(wishes: GameWishes, isOne: Meets, bot: Bot = bots.careful): Game | null {
  let events = 0;
  let found: number | undefined;
  const { log, pack } = playGame(wishes, bot, undefined, (_, told, state) => {
    events += told.length;
    if (isOne(state.open, state)) found = events;
  });
  if (found === undefined) return null;
  const until = log.slice(0, log.length - events + found);
  return { log: until, state: fold(until), pack };
}

/** The first of some games that there is something in. */
function firstOf<Found>(difficulty: Difficulty, find: (wishes: GameWishes) => Found | null): Found {
  for (const seed of seeds) {
    const found = find({ seed, difficulty });
    if (found !== null) return found;
  }
  throw new Error(`nothing like it in ${seeds.length} games`);
}

/** A game by bots up to the last moment that is one. */
export const gameUpTo = (difficulty: Difficulty, isOne: Meets, bot?: Bot): Game =>
  firstOf(difficulty, (wishes) => upToLast(wishes, isOne, bot));

/** A game by bots up to the first moment that is one. */
export const gameUpToFirst = (difficulty: Difficulty, isOne: Meets): Game =>
  firstOf(difficulty, (wishes) => {
    let met = false;
    return upToLast(wishes, (...at) => {
      if (met) return false;
      met = isOne(...at);
      return met;
    });
  });

/** A whole game that is one, by bots that lose some and win some. */
export const wholeGame = (difficulty: Difficulty, isOne: (game: Game) => boolean): Game =>
  firstOf(difficulty, (wishes) => {
    const game = playGame(wishes, bots.planner);
    return isOne(game) ? game : null;
  });

/** A game up to the moment at which most lies on its table: the final mission, techs in hand; the scanner is dark. */
export const lateGame = (): Game =>
  firstOf('easy', (wishes) => {
    let most = 10;
    return upToLast(wishes, ({ board, cue, scanner }) => {
      if (board?.finalMission == null || cue === null || scanner || board.hand.length < 4) return false;
      const lying = [board.mission, ...board.crisisPool, ...board.labs.map(({ tech }) => tech), ...board.enemies];
      const count = lying.filter((one) => one !== null).length;
      const more = count > most;
      most = Math.max(most, count);
      return more;
    });
  });

/** A virtual game that begins at a described table. */
export function describedGame(position: Position): Game {
  const wishes = { mode: 'virtual', difficulty: 'normal', plan: 'domination', base: 'europe' } as const;
  const told = newGame({ seed: 'described', ...wishes, position }, standardTable);
  if ('refused' in told) throw new Error(told.refused.code);
  return { log: told.events, state: told.state, pack: standardTable.pack };
}

/** Who plays, as the device keeps it: people in these roles, bots in the others. */
export const crewOf = (...people: readonly Role[]): object =>
  Object.fromEntries(roles.map((role) => [role, { player: people.includes(role) ? 'person' : 'bot', name: '' }]));

interface Opened {
  readonly language: Language;
  readonly context: BrowserContextOptions;
  /** What follows the game's address. */
  readonly view?: '' | '/board';
  /** Who plays, as the device keeps it. */
  readonly crew?: object | undefined;
}

/** A new device to which a game came as a file: its shelf, and the id the game has there. */
export async function bringGame(
  browser: Browser,
  game: Game,
  { language, context }: Pick<Opened, 'language' | 'context'>,
): Promise<{ page: Page; id: string }> {
  const say = await sayer(language);
  const { page } = await newDevice(browser, { context, language, speed: 0.01 });
  await page.goto('./#/games');
  await chooseFile(page, JSON.stringify(makeSave(game)));
  await expect(named(page, say('replay.watch'))).toBeVisible();
  const [row] = await shelfOf(page);
  return { page, id: row?.label.id ?? '' };
}

/** A new device to which a game came as a file, opened there. */
export async function openGame(
  browser: Browser,
  game: Game,
  { language, context, view = '', crew }: Opened,
): Promise<Page> {
  const say = await sayer(language);
  const { page, id } = await bringGame(browser, game, { language, context });
  if (crew)
    await page.evaluate((kept) => localStorage.setItem(...kept), [`sitroom/crew/${id}`, JSON.stringify(crew)] as const);
  await page.goto(`./#/game/${id}${view}`);
  if (game.state.open.phase === 'timed') await named(page, say('back.go')).click();
  // A card beneath the mouse is looked at, and wider than its place.
  await page.mouse.move(0, 0);
  return page;
}
