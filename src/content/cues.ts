import type { Role } from './roles.ts';

/** Side a cue belongs to. XCOM cues may be skipped, alien cues must be carried out (TIM-2, TIM-3). */
export type Side = 'xcom' | 'alien' | 'none';

interface CueFacts {
  readonly side: Side;
  readonly role: Role | 'all';
}

/** Side and role of each cue of the timed phase, in the order of chapter 4 of the rules. */
export const cues = {
  'new-technology': { side: 'xcom', role: 'chief-scientist' },
  budget: { side: 'xcom', role: 'commander' },
  'ufos-detected': { side: 'alien', role: 'central-officer' },
  'ufos-descend': { side: 'alien', role: 'central-officer' },
  'enemy-in-base': { side: 'alien', role: 'squad-leader' },
  crisis: { side: 'alien', role: 'commander' },
  'choose-mission': { side: 'xcom', role: 'squad-leader' },
  'deploy-squad': { side: 'xcom', role: 'squad-leader' },
  'assign-research': { side: 'xcom', role: 'chief-scientist' },
  'emergency-funding': { side: 'xcom', role: 'commander' },
  'deploy-satellites': { side: 'xcom', role: 'central-officer' },
  'deploy-interceptors': { side: 'xcom', role: 'commander' },
  'defend-base': { side: 'xcom', role: 'squad-leader' },
  'final-mission': { side: 'xcom', role: 'squad-leader' },
  'deploy-final-squad': { side: 'xcom', role: 'squad-leader' },
  ending: { side: 'none', role: 'all' },
} as const satisfies Record<string, CueFacts>;

/** A kind of cue. */
export type CueKind = keyof typeof cues;
/** Every kind of cue, in the order of `cues`. */
export const cueKinds = Object.keys(cues) as readonly CueKind[];

/** Numbers of the three labs (TAB-2). */
export const labs = [1, 2, 3] as const;
/** A lab number. */
export type Lab = (typeof labs)[number];
