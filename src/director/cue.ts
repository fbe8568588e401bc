import { type CueKind, cues } from '../content/cues.ts';
import type { Cue } from '../rules/operation/schedule.ts';

/** A cue of that kind, with its side and role, not scrambled. */
export function cue(kind: CueKind, more: Pick<Cue, 'lab' | 'credits' | 'ufos'> = {}): Cue {
  const { side, role } = cues[kind];
  return { kind, side, role, scrambled: false, ...more };
}
