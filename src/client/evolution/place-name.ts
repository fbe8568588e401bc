import { roman } from '../../i18n/cue-names.ts';
import { say } from '../words/evolution.ts';
import type { TokenPlace } from './hazard.svelte.ts';

const names: Readonly<Record<TokenPlace, () => string>> = {
  'lab-1': () => say('evolution.place.lab', { lab: roman[1] }),
  'lab-2': () => say('evolution.place.lab', { lab: roman[2] }),
  'lab-3': () => say('evolution.place.lab', { lab: roman[3] }),
  orbit: () => say('continent.orbit'),
  'north-america': () => say('short.north-america'),
  'south-america': () => say('short.south-america'),
  europe: () => say('short.europe'),
  africa: () => say('short.africa'),
  asia: () => say('short.asia'),
  australia: () => say('short.australia'),
  base: () => say('evolution.place.base'),
  mission: () => say('evolution.place.mission'),
};

/** Returns the name of a place on which tokens are counted. */
export const placeName = (place: TokenPlace): string => names[place]();
