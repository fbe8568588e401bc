import { pressOrder } from '../browser/tools/wanted.ts';
import type { EnginePage } from './engine.ts';
import { count, pressFirst, text, waitFor } from './hands.ts';

/** Screens of a round that are checked once each. */
export interface Looks {
  /** A cue in which units may be placed. */
  readonly units: () => Promise<void>;
  /** A task, before its dice are rolled. */
  readonly dice: () => Promise<void>;
}

/** Selectors with a limit up to this are pressed only once per cue or step, to keep the round short. */
const few = 9;
const leave = '.act:enabled:not(.filled)';

/**
 * Plays at the table until its round is over. Does something in every cue and pushes each task twice before stopping.
 * Throws after 400 presses.
 */
export async function playTableRound(page: EnginePage, looks: Looks): Promise<void> {
  let pressed = new Map<string, number>();
  let where = '';
  const looked = { units: false, dice: false };
  for (let presses = 0; presses < 400; presses += 1) {
    if ((await count(page, 'main.round')) > 0 && (await count(page, 'dialog.scene')) === 0) return;
    const title = await text(page, 'h1');
    if (title !== where) {
      where = title;
      pressed = new Map();
    }
    const open = pressOrder
      .filter(([selector, most]) => (pressed.get(selector) ?? 0) < (most > few ? most : 1))
      .map(([selector]) => selector);
    const rolls = pressed.get('.act.filled:enabled') ?? 0;
    const selectors = rolls % 3 === 2 && (await count(page, leave)) > 0 ? [leave, ...open] : open;
    if (!looked.units && (await count(page, '.spot.open, .icon.open')) > 0) {
      looked.units = true;
      await looks.units();
    }
    if (!looked.dice && (await count(page, '.hundred')) > 0) {
      looked.dice = true;
      await looks.dice();
    }
    const which = await pressFirst(
      page,
      selectors.map((selector) => ({ selector })),
    );
    const selector = selectors[which] ?? '';
    pressed.set(selector, (pressed.get(selector) ?? 0) + 1);
    if (selector === leave) pressed.set('.act.filled:enabled', 0);
    await waitFor(() => count(page, 'main'));
  }
  throw new Error(`the round did not end: the table still stands at “${where}”`);
}
