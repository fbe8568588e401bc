import { type CueKind, cueKinds, cues } from '../content/cues.ts';
import type { Cue } from '../rules/state/schedule.ts';

const plain = new Map<CueKind, Cue>(
  cueKinds.map((kind) => {
    const { side, role } = cues[kind];
    return [kind, { kind, side, role, scrambled: false }];
  }),
);

/** Builds an unscrambled cue with the side and role of its kind. */
export function cue(kind: CueKind, more?: Pick<Cue, 'lab' | 'credits' | 'ufos'>): Cue {
  const one = plain.get(kind) as Cue;
  return more ? { ...one, ...more } : one;
}
