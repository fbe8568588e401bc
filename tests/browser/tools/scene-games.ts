import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { bots } from '../../../src/bots/index.ts';
import { type Scene, scenesOf } from '../../../src/client/table/scenes/scenes.ts';
import { cutToEvents, eventsOf, type Game } from '../../../src/host/index.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { foldEvents, type GameEvent, hasBoard, type OpenGame, type Playing } from '../../../src/rules/index.ts';
import { playGame } from '../../../src/sim/game.ts';
import { crewOf, openGame } from './brought-games.ts';
import { sceneOn } from './device.ts';
import { pressAgain } from './hands.ts';
import { atRest } from './look.ts';

/** A crew of four people. */
export const everybody = crewOf('commander', 'chief-scientist', 'central-officer', 'squad-leader');

/** The button of each move that may end a step or a task. */
const pressed = { apply: '.stage .act.filled', stop: '.stage .act:not(.filled)', done: null } as const;
type Pressed = keyof typeof pressed;
const isPressed = (type: string): type is Pressed => type in pressed;

/** A game one press before a scene. */
export interface BeforeScene {
  readonly game: Game;
  readonly move: Pressed;
}

/** Whether something happens with a move. */
type Happens = (events: readonly GameEvent[], before: Playing, after: Playing) => boolean;

/** Plays games until something happens with a single press. Throws if it never does. */
export function gameBeforePress(what: string, happens: Happens): BeforeScene {
  for (let i = 1; i <= 60; i += 1) {
    let [length, cut]: [number, { length: number; move: Pressed } | null] = [0, null];
    let before: OpenGame | null = null;
    const { log, pack } = playGame(
      { seed: `scene-${i}`, difficulty: 'hard' },
      bots.planner,
      undefined,
      (move, events, { open }) => {
        const is = move.intent.type;
        if (cut === null && before !== null && hasBoard(before) && hasBoard(open) && isPressed(is)) {
          if (happens(events, before, open)) cut = { length, move: is };
        }
        length += events.length;
        before = open;
      },
    );
    if (cut === null) continue;
    const { length: kept, move } = cut as { length: number; move: Pressed };
    const until = cutToEvents(log, eventsOf(log).length - length + kept);
    return { game: { log: until, state: foldEvents(eventsOf(until)), pack }, move };
  }
  throw new Error(`no game has ${what}`);
}

/** A game one press before such a scene, alone. */
export const gameBefore = (kind: Scene['kind']): BeforeScene =>
  gameBeforePress(kind, (events, before, after) => {
    const [first, ...more] = scenesOf(events, before, after);
    return first?.kind === kind && more.length === 0;
  });

/** Makes the move after which the scene comes. */
export async function bringOn(page: Page, { move }: BeforeScene): Promise<void> {
  const button = pressed[move];
  if (button !== null) return page.locator(button).click();
  // Leaving tasks asks once. A step with nothing left to do passes by itself, and then a scene takes the keys.
  await page.locator('main.table').press('x');
  await pressAgain(page, 'x', () => expect(sceneOn(page)).toBeVisible({ timeout: 500 }));
}

/** Opens the next fight of a game on a phone, and asserts that the enemy or part that is pressed for keeps its corner. */
export async function staysInPlace(browser: Browser, game: Game, context: BrowserContextOptions): Promise<void> {
  for (const language of languages) {
    const page = await openGame(browser, game, { language, context, crew: everybody });
    const first = page.locator('[data-piece="enemy:base:0"], [data-piece="part:mission:0"]').locator('visible=true');
    const cornerOf = async () => {
      await atRest(page);
      const { x = 0, y = 0 } = (await first.boundingBox()) ?? {};
      return { language, x: Math.round(x), y: Math.round(y) };
    };
    const before = await cornerOf();
    await page.locator('.hands .next').click();
    await expect(page.locator('[data-part=stage]')).toBeVisible();
    expect(await cornerOf()).toEqual(before);
    await page.context().close();
  }
}
