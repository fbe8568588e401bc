import type { SetupItem } from '../../../content/box/setup-list.ts';
import type { BaseCueKind } from '../../../content/cues.ts';
import type { BoxLesson } from './lessons.ts';

/** The thing of the box that a lesson is about, drawn beside its sentence as in the list of the set-up. Null: none. */
const pictures: Readonly<Record<BaseCueKind, SetupItem | null> & Partial<Record<BoxLesson, SetupItem | null>>> = {
  cards: 'commander-assets',
  elite: 'elite',
  budget: 'supply',
  'new-technology': 'techs',
  'assign-research': 'scientists',
  'ufos-detected': 'ufos',
  'ufos-descend': 'ufos',
  crisis: 'crises',
  'enemy-in-base': 'enemies',
  'deploy-satellites': 'satellites',
  'deploy-interceptors': 'interceptors',
  'emergency-funding': 'funding',
  'choose-mission': 'missions',
  'deploy-squad': 'soldiers',
  'deploy-final-squad': 'plan',
  'defend-base': 'soldiers',
  'final-mission': null,
  ending: null,
  dice: 'supply',
  audit: 'funding',
  recruit: 'pool',
  crises: 'crises',
  research: 'techs',
  'orbital-defense': 'satellites',
  'global-defense': 'interceptors',
  'base-defense': 'enemies',
  'base-destroyed': 'damage',
  missions: 'missions',
  'panic-report': 'panic',
  'orbit-report': 'ufos',
  critical: 'plan',
  salvage: 'enemies',
};

/** Returns the thing that a lesson shows, or null if it shows none. */
export const pictureOf = (lesson: string | null): SetupItem | null =>
  Object.entries(pictures).find(([name]) => name === lesson)?.[1] ?? null;
