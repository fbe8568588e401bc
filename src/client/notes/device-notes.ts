import { keepText, keptText } from './local-texts.ts';

/** Notes about this device rather than a game, with their storage keys. */
const keys = {
  'asked-to-keep': 'sitroom/asked-to-keep',
  'told-http': 'sitroom/told/http',
  'told-ios': 'sitroom/told/ios',
} as const;

export type DeviceNote = keyof typeof keys;

/** Whether it is noted. */
export const isNoted = (note: DeviceNote): boolean => keptText(keys[note]) !== null;

/** Notes it for good. */
export const noteIt = (note: DeviceNote): void => keepText(keys[note], 'yes');
