import { evolutionThings } from '../../content/evolution/checklists.ts';
import { dangerousSides } from '../../content/evolution/places.ts';
import type { EntryId } from '../../i18n/index.ts';
import type { ExpansionParts } from '../game/stores/expansions.svelte.ts';
import { say } from '../words/evolution.ts';
import CueAside from './cue-aside.svelte';
import { guide } from './guide.ts';
import { followTokens, mayRollOn } from './hazard.svelte.ts';
import { withLines } from './lines.ts';
import { loadNames, typedNames } from './plan-names.ts';
import RollAside from './roll-aside.svelte';
import SetupAside from './setup-aside.svelte';
import { sounds } from './sounds.ts';
import StepAside from './step-aside.svelte';
import Drawing from './thing-drawing.svelte';
import WallAside from './wall-aside.svelte';

/** The entry of the reference about each thing. */
const entries: Readonly<Record<(typeof evolutionThings)[number], EntryId>> = {
  'evolution-decks': 'expansion',
  'evolution-destruction': 'destruction-cards',
  'evolution-tokens': 'sabotage',
  'evolution-mecs': 'mec-troopers',
  'evolution-die': 'dangerous-tasks',
  'evolution-assets': 'expansion',
};

/** Screens, checklist lines and pictures of Evolution, for games with the box. */
export const parts: ExpansionParts = {
  withLines,
  things: () =>
    evolutionThings.map((id) => ({
      id,
      name: say(`evolution.thing.${id}`),
      words: say(`evolution.lay.${id}`),
      entry: entries[id],
    })),
  Drawing,
  SetupAside,
  CueAside,
  StepAside,
  RollAside,
  WallAside,
  guide,
  followHazard: followTokens,
  rollOn: (place) => (mayRollOn(place) ? say('evolution.clears-one') : null),
  hazardSides: dangerousSides,
  scoreNote: () => say('evolution.score'),
  sounds,
  typedNames,
  loadNames,
};
