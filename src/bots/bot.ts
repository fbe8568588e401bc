import type { Role } from '../content/roles.ts';
import type { Draws, Intent, Open } from '../rules/index.ts';

/** What a bot would do, for which of its roles, and why in one line. */
export interface Move {
  readonly as: Role;
  readonly intent: Intent;
  readonly reason: string;
}

/**
 * A player made of code: sees the open half, plays any of the roles it is given, answers at once. Null if none of them
 * has anything to do now. `chance` is its own, so that the same game is played the same way again.
 */
export type Bot = (open: Open, roles: readonly Role[], chance: Draws) => Move | null;
