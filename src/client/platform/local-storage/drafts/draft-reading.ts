// Reads a stored setup. Separate from the code that stores it, because a first visit has none.

import * as v from 'valibot';
import { gameOptions } from '../../../../wire/index.ts';
import { readJson } from '../local-texts.ts';
import type { Draft } from './draft.ts';

const shape = v.object({ wishes: gameOptions, pack: v.nullable(v.string()) });
const oldShape = v.pipe(
  gameOptions,
  v.transform((old) => ({ wishes: old, pack: null })),
);

/** Reads a draft from JSON. Null if it is invalid. Older versions stored only the wishes. */
export const parseDraft = (text: string | null): Draft | null => readJson(v.union([shape, oldShape]), text);
