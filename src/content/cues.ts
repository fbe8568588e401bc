import type { Role } from './roles.ts';

/** Whose cue it is: XCOM cues may be skipped, alien cues must be done (TIM-2, TIM-3). */
export type Side = 'xcom' | 'alien' | 'none';

interface CueFacts {
  readonly side: Side;
  readonly role: Role | 'all';
}

/** The cues of the timed phase, in the order of chapter 4 of the rules. */
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

export type CueKind = keyof typeof cues;
export const cueKinds = Object.keys(cues) as readonly CueKind[];

/** The three labs (TAB-2). */
export const labs = [1, 2, 3] as const;
export type Lab = (typeof labs)[number];
