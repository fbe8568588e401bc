import type { Role } from '../content/roles.ts';
import { factsOf } from '../content/steps.ts';
import type { Draws, Intent, Open } from '../rules/index.ts';
import type { Why } from './reasons.ts';

/** What a bot would do, for which of its roles, and why. */
export interface Move extends Why {
  readonly as: Role;
  readonly intent: Intent;
}

/**
 * Who says that the open cue or step is done: the role it belongs to. The Central Officer may confirm for everybody, but
 * a bot does not hurry people.
 */
export function confirmer({ cue, step }: Open): Role {
  const role = cue?.role ?? (step === null ? 'all' : factsOf(step).role);
  return role === 'all' ? 'central-officer' : role;
}

/**
 * A player made of code: sees the open half, plays any of the roles it is given, answers at once. Null if none of them
 * has anything to do now. `chance` is its own, so that the same game is played the same way again.
 */
export type Bot = (open: Open, roles: readonly Role[], chance: Draws) => Move | null;
