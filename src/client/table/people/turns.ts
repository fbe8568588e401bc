// Who is to act now, and which of the people at this screen that is.

import type { Role } from '../../../content/roles.ts';
import { factsOf } from '../../../content/steps.ts';
import type { Playing } from '../../../rules/index.ts';
import type { Crew } from '../../notes/crew.ts';

/** Whose turn it is: the role of the open cue or step; the one who is asked something comes first. */
export const turnOf = ({ cue, step, board }: Pick<Playing, 'cue' | 'step' | 'board'>): Role | 'all' =>
  board.choices[0]?.role ?? cue?.role ?? (step === null ? 'all' : factsOf(step).role);

/** A person's turn, in one of his roles. */
export interface Turn {
  readonly role: Role;
  readonly name: string;
}

/** Which person is to act; null while it is a bot, or anybody. */
export function personToAct(playing: Pick<Playing, 'cue' | 'step' | 'board'>, crew: Crew): Turn | null {
  const role = turnOf(playing);
  return role === 'all' || crew[role].player === 'bot' ? null : { role, name: crew[role].name };
}
