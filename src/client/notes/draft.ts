import * as v from 'valibot';
import type { Wishes } from '../../rules/index.ts';
import { wishes } from '../../wire/index.ts';
import { forgetText, keepText, keptText } from './local-texts.ts';

const key = 'sitroom/draft';

const shape = v.object({ wishes, pack: v.nullable(v.string()) });

/** A table that is being set: what is wished for, and the hash of the pack it will be played with; null for the standard set. */
export interface Draft {
  readonly wishes: Wishes;
  readonly pack: string | null;
}

/** Reads a draft from a text; null if it makes no sense. Before there were packs, the wishes were all of it. */
export function parseDraft(text: string | null): Draft | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const parsed = v.safeParse(shape, value);
    if (parsed.success) return parsed.output;
    const old = v.safeParse(wishes, value);
    return old.success ? { wishes: old.output, pack: null } : null;
  } catch {
    return null;
  }
}

/** The table that is being set, as it was kept last. Setting it takes a while, and a phone may be put away meanwhile. */
export const keptDraft = (): Draft | null => parseDraft(keptText(key));

/** Keeps the table that is being set, where that is possible. */
export const keepDraft = (draft: Draft): void => keepText(key, JSON.stringify(draft));

/** The game has begun: there is nothing left to set. */
export const forgetDraft = (): void => forgetText(key);
