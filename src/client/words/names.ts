import type { Names } from '../../i18n/log/names.ts';
import { cardText, terms } from './cards.ts';
import { say } from './say.ts';

/** The words of the current language. */
export const names: Names = { say, terms, cardText };
