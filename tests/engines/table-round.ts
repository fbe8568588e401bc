import { wanted } from '../browser/tools/wanted.ts';
import type { EnginePage } from './engine.ts';
import { count, pressFirst, text, waitFor } from './hands.ts';

/** Moments of a round that are looked at once. */
export interface Looks {
  /** A cue in which units may be placed. */
  readonly units: () => Promise<void>;
  /** A task, before its dice are rolled. */
  readonly dice: () => Promise<void>;
}

/** What is pressed once in a cue or step, where whole games press it more often: one round is to be short. */
const few = 9;
const leave = '.act:enabled:not(.filled)';

/** Plays the table until it bears the title `over`: every cue is used a little, tasks are pushed twice and then left. */
export async function playTableRound(page: EnginePage, over: string, looks: Looks): Promise<void> {
  let pressed = new Map<string, number>();
  let where = '';
  const looked = { units: false, dice: false };
  for (let presses = 0; presses < 400; presses += 1) {
    const title = await text(page, 'h1');
    if (title === over) return;
    if (title !== where) {
      where = title;
      pressed = new Map();
    }
    const open = wanted
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
