// Names of cues and their places, in any language. Part of the first load.

import { type Space, spaces } from '../content/continents.ts';
import type { Cue } from '../rules/index.ts';
import type { FirstKey, PieceKey, Say } from './words.ts';

export const roman = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** Returns the name of a cue in writing, with a Roman lab number. */
export const cueNameIn = (say: Say<FirstKey | PieceKey>, { kind, lab = 1 }: Pick<Cue, 'kind' | 'lab'>): string =>
  kind === 'assign-research' ? say('cue.assign-research.name', { lab: roman[lab] }) : say(`cue.${kind}.name`);

/** Returns where the UFOs of a cue go, in board order. */
export const placesOf = ({ ufos = {} }: Cue): { space: Space; count: number }[] =>
  spaces.flatMap((space) => {
    const count = ufos[space];
    return count === undefined ? [] : [{ space, count }];
  });

/** Returns the UFO places as one line: Asia 2 · Orbit 1. */
export const placesLineIn = (say: Say<FirstKey>, cue: Cue): string =>
  placesOf(cue)
    .map(({ space, count }) => say('cue.place', { space: say(`continent.${space}`), count }))
    .join(' · ');
