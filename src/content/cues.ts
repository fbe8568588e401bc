import type { ExpansionCueKind } from './expansions/names.ts';
import type { Role } from './roles.ts';

/** Side a cue belongs to. XCOM cues may be skipped, alien cues must be carried out (TIM-2, TIM-3). */
export type Side = 'xcom' | 'alien' | 'none';

/** News that a cue can wait for. A scrambled cue comes too early for it (DIR-2, DIR-3). */
export type News = 'ufos' | 'enemies' | 'ufos-or-crises';

interface CueFacts {
  readonly side: Side;
  readonly role: Role | 'all';
  /** News that it waits for unless it is scrambled; null if it is never scrambled. */
  readonly awaits: News | null;
}

/** Facts about each cue of the timed phase, in the order of chapter 4 of the rules. */
export const cues = {
  'new-technology': { side: 'xcom', role: 'chief-scientist', awaits: null },
  budget: { side: 'xcom', role: 'commander', awaits: null },
  'ufos-detected': { side: 'alien', role: 'central-officer', awaits: null },
  'ufos-descend': { side: 'alien', role: 'central-officer', awaits: null },
  'enemy-in-base': { side: 'alien', role: 'squad-leader', awaits: null },
  crisis: { side: 'alien', role: 'commander', awaits: null },
  'choose-mission': { side: 'xcom', role: 'squad-leader', awaits: null },
  'deploy-squad': { side: 'xcom', role: 'squad-leader', awaits: 'enemies' },
  'assign-research': { side: 'xcom', role: 'chief-scientist', awaits: null },
  'emergency-funding': { side: 'xcom', role: 'commander', awaits: 'ufos-or-crises' },
  'deploy-satellites': { side: 'xcom', role: 'central-officer', awaits: 'ufos' },
  'deploy-interceptors': { side: 'xcom', role: 'commander', awaits: 'ufos' },
  'defend-base': { side: 'xcom', role: 'squad-leader', awaits: 'enemies' },
  'final-mission': { side: 'xcom', role: 'squad-leader', awaits: null },
  'deploy-final-squad': { side: 'xcom', role: 'squad-leader', awaits: null },
  ending: { side: 'none', role: 'all', awaits: null },
} as const satisfies Record<string, CueFacts>;

/** A kind of cue of the base game. */
export type BaseCueKind = keyof typeof cues;
/** A kind of cue, of the base game or of an expansion. */
export type CueKind = BaseCueKind | ExpansionCueKind;
/** Every kind of cue of the base game, in the order of `cues`. */
export const cueKinds = Object.keys(cues) as readonly BaseCueKind[];
/** Whether a cue is one of the base game. */
export const isBaseCue = (kind: CueKind): kind is BaseCueKind => Object.hasOwn(cues, kind);

/** Cues that bring each kind of news. */
export const newsCues: Readonly<Record<News, readonly BaseCueKind[]>> = {
  ufos: ['ufos-detected', 'ufos-descend'],
  enemies: ['enemy-in-base'],
  'ufos-or-crises': ['ufos-detected', 'ufos-descend', 'crisis'],
};

/** Numbers of the three labs (TAB-2). */
export const labs = [1, 2, 3] as const;
/** A lab number. */
export type Lab = (typeof labs)[number];
