// Maps cues and steps to entries of the rules reference. Separate, because it is needed before the reference loads.

import { type BaseCueKind, type CueKind, isBaseCue } from '../content/cues.ts';
import type { StepKind } from '../content/steps.ts';
import type { EntryId } from './reference.ts';

/** Reference entry of each cue of the base game. */
const entries: Readonly<Record<BaseCueKind, EntryId>> = {
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

/** Returns the reference entry of a cue. Those of an expansion are explained with it. */
export const entryOfCue = (kind: CueKind): EntryId => (isBaseCue(kind) ? entries[kind] : 'sabotage');

/** Reference entry of each step. */
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
