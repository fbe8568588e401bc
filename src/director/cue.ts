import { type BaseCueKind, cueKinds, cues } from '../content/cues.ts';
import type { Cue } from '../rules/state/schedule.ts';

/** A cue of the base game. */
export type BaseCue = Cue & { readonly kind: BaseCueKind };

const plain = new Map<BaseCueKind, BaseCue>(
  cueKinds.map((kind) => {
    const { side, role } = cues[kind];
    return [kind, { kind, side, role, scrambled: false }];
  }),
);

/** Builds an unscrambled cue of the base game with the side and role of its kind. */
export function cue(kind: BaseCueKind, more?: Pick<Cue, 'lab' | 'credits' | 'ufos'>): BaseCue {
  const one = plain.get(kind) as BaseCue;
  return more ? { ...one, ...more } : one;
}
