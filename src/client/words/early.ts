import type { CueKind } from '../../content/cues.ts';

/** News that a scrambled cue comes too early for: the last part of a `cue.early.…` key. */
export type Missed = 'ufos' | 'enemies' | 'ufos-or-crises';

const newsOfCue: Readonly<Partial<Record<CueKind, Missed>>> = {
  'emergency-funding': 'ufos-or-crises',
  'defend-base': 'enemies',
  'deploy-squad': 'enemies',
};

/** Returns the news that a scrambled cue of this kind normally waits for (DIR-2). */
export const missedNews = (kind: CueKind): Missed => newsOfCue[kind] ?? 'ufos';
