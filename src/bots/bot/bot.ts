import type { CueKind } from '../../content/cues.ts';
import type { Role } from '../../content/roles.ts';
import { factsOf } from '../../content/steps.ts';
import { check, type Draws, type Intent, type OpenGame } from '../../rules/index.ts';
import type { ReasonName, Why } from './reasons.ts';

/** An intent, the role that asks for it, and why. */
export interface Move extends Why {
  readonly as: Role;
  readonly intent: Intent;
}

/**
 * A player made of code. It sees the open half of the state, plays any of the roles it is given, and answers at once.
 * Returns null if none of them has anything to do now. `chance` is the bot's own, so that a game can be played again.
 */
export type Bot = (open: OpenGame, roles: readonly Role[], chance: Draws) => Move | null;

export const because = (as: Role, intent: Intent, reason: ReasonName): Move => ({ as, intent, reason });

/**
 * The role that confirms the open cue or step, or begins the round (FIN-6): the one it belongs to. The Central Officer
 * may confirm for everybody, but a bot does not hurry people.
 */
export function confirmer({ cue, step }: OpenGame): Role {
  const role = cue?.role ?? (step === null ? 'all' : factsOf(step).role);
  return role === 'all' ? 'central-officer' : role;
}

function confirmed(open: OpenGame, roles: readonly Role[], intent: Intent, reason: ReasonName): Move | null {
  const as = confirmer(open);
  return roles.includes(as) && check(open, intent, as) === null ? because(as, intent, reason) : null;
}

/** Begins the round, if that is for one of the roles (FIN-6). */
export const begun = (open: OpenGame, roles: readonly Role[]): Move | null =>
  confirmed(open, roles, { type: 'begin' }, 'ready');

/** Confirms the open cue or step, if that is for one of the roles. */
export const finished = (open: OpenGame, roles: readonly Role[]): Move | null =>
  confirmed(open, roles, { type: 'done' }, 'nothing-more');

/** Whether a cue of this kind has closed in this round. The open cue and those still to come have not. */
export const isPast = ({ history }: OpenGame, kind: CueKind, lab?: number): boolean =>
  history.some(({ cue }) => cue.kind === kind && (lab === undefined || cue.lab === lab));
