// The words of the current language.

import { say } from '../../../words/afterwards.ts';
import { joinList } from '../../../words/list.ts';
import { names } from '../../../words/names.ts';
import type { Tongue } from './tongue.ts';

/** The words of the current language. Reactive: templates follow a change of language. */
export const tongue: Tongue = { say, names, listOf: joinList };
