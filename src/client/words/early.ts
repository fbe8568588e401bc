import type { CueKind } from '../../content/cues.ts';

/** What a scrambled cue comes too early to know: its `cue.early.…` text. */
export type Missed = 'ufos' | 'enemies' | 'ufos-or-crises';

const missedBy: Readonly<Partial<Record<CueKind, Missed>>> = {
  'emergency-funding': 'ufos-or-crises',
  'defend-base': 'enemies',
  'deploy-squad': 'enemies',
};

/** Returns the news that a scrambled cue of this kind normally waits for (DIR-2). */
export const missed = (kind: CueKind): Missed => missedBy[kind] ?? 'ufos';
