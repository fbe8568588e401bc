/** The words of every language, with data for tests. */
import type { Language } from '../../src/i18n/index.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { ru } from './ru/index.ts';
import type { Tested } from './tested.ts';
import { zhHant } from './zh-Hant/index.ts';

/** Every language under test. */
export const tested: Readonly<Record<Language, Tested>> = { en, de, ru, 'zh-Hant': zhHant };
