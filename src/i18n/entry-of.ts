// Which entry of the rules explains what is on the screen. By itself, as it is wanted long before the rules are.

import type { CueKind } from '../content/cues.ts';
import type { StepKind } from '../content/steps.ts';
import type { EntryId } from './reference.ts';

/** The entry that explains a cue; most are called the same. */
export const entryOfCue: Readonly<Record<CueKind, EntryId>> = {
  'new-technology': 'new-technology',
  budget: 'budget',
  'ufos-detected': 'ufos-detected',
  'ufos-descend': 'ufos-descend',
  'enemy-in-base': 'enemy-in-base',
  crisis: 'crisis',
  'choose-mission': 'choose-mission',
  'deploy-squad': 'deploy-squad',
  'assign-research': 'assign-research',
  'emergency-funding': 'emergency-funding',
  'deploy-satellites': 'deploy-satellites',
  'deploy-interceptors': 'deploy-interceptors',
  'defend-base': 'defend-base',
  'final-mission': 'final-mission',
  'deploy-final-squad': 'deploy-final-squad',
  ending: 'ending',
};

/** The entry that explains a step. */
export const entryOfStep: Readonly<Record<StepKind, EntryId>> = {
  audit: 'audit',
  recruit: 'recruit',
  crises: 'crisis',
  research: 'research',
  'orbital-defense': 'orbital-defense',
  'global-defense': 'global-defense',
  'base-defense': 'base-defense',
  'base-destroyed': 'base-destroyed',
  missions: 'missions',
  'panic-report': 'panic-report',
  'mission-report': 'mission-report',
  refresh: 'refresh',
  'return-units': 'return-units',
  'orbit-report': 'orbit-report',
};
