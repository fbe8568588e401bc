import * as v from 'valibot';
import type { Wishes } from '../../rules/index.ts';
import { wishes } from '../../wire/index.ts';

const key = 'sitroom/draft';

/** The table that is being set, as it was kept last. Setting it takes a while, and a phone may be put away meanwhile. */
export function keptDraft(): Wishes | null {
  try {
    const kept = v.safeParse(wishes, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

/** Keeps the table that is being set, where that is possible. */
export function keepDraft(draft: Wishes): void {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // It stands on the page until that is closed.
  }
}

/** The game has begun: there is nothing left to set. */
export function forgetDraft(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there was none.
  }
}
