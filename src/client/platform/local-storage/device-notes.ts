import { loadText, saveText } from './local-texts.ts';

/** Notes about this device rather than a game, with their localStorage keys. */
const keys = {
  'asked-to-keep': 'sitroom/asked-to-keep',
  'told-http': 'sitroom/told/http',
  'told-ios': 'sitroom/told/ios',
} as const;

/** Name of a note. */
export type DeviceNote = keyof typeof keys;

/** Whether the note is set. */
export const isNoted = (note: DeviceNote): boolean => loadText(keys[note]) !== null;

/** Sets the note permanently. */
export const noteIt = (note: DeviceNote): void => saveText(keys[note], 'yes');
