import type { CueKind } from '../../content/cues.ts';
import type { Role } from '../../content/roles.ts';
import { factsOf } from '../../content/steps.ts';
import { check, type Draws, type Intent, type OpenGame } from '../../rules/index.ts';
import type { ReasonName, Why } from './reasons.ts';

/** An intent, the role that makes it, and the reason. */
export interface Move extends Why {
  readonly as: Role;
  readonly intent: Intent;
}

/**
 * A computer player. Returns the next move for one of the given roles, or null if none of them has anything to do now.
 * It sees only the open half of the state. `chance` is the bot's own random stream, so that games can be reproduced.
 */
export type Bot = (open: OpenGame, roles: readonly Role[], chance: Draws) => Move | null;

/** Builds a move with a fixed reason. */
export const because = (as: Role, intent: Intent, reason: ReasonName): Move => ({ as, intent, reason });

/**
 * Returns the role that owns the open cue or step, or that begins the round (FIN-6). Bots confirm only as this role.
 * The rules let the Central Officer confirm for everybody, but a bot does not hurry people.
 */
export function confirmingBot({ cue, step }: OpenGame): Role {
  const role = cue?.role ?? (step === null ? 'all' : factsOf(step).role);
  return role === 'all' ? 'central-officer' : role;
}

function confirmMove(open: OpenGame, roles: readonly Role[], intent: Intent, reason: ReasonName): Move | null {
  const as = confirmingBot(open);
  return roles.includes(as) && check(open, intent, as) === null ? because(as, intent, reason) : null;
}

/** Returns the move that begins the round, or null if it belongs to none of the roles (FIN-6). */
export const beginMove = (open: OpenGame, roles: readonly Role[]): Move | null =>
  confirmMove(open, roles, { type: 'begin' }, 'ready');

/** Returns the move that confirms the open cue or step, or null if it belongs to none of the roles. */
export const doneMove = (open: OpenGame, roles: readonly Role[]): Move | null =>
  confirmMove(open, roles, { type: 'done' }, 'nothing-more');

/** Whether a cue of this kind has already closed in this round. `lab` narrows research cues to one lab. */
export const isStale = ({ history }: OpenGame, kind: CueKind, lab?: number): boolean =>
  history.some(({ cue }) => cue.kind === kind && (lab === undefined || cue.lab === lab));
