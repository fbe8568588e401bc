import { speechIn } from '../../../i18n/log/speech.ts';
import { names } from '../../words/names.ts';

/** Speech in the current language of the app. */
export const speech = speechIn(names);
