// Finds the role whose turn it is, and the person at this screen who plays it.

import type { Role } from '../../../content/roles.ts';
import { factsOf } from '../../../content/steps.ts';
import type { Playing } from '../../../rules/index.ts';
import { isElsewhere } from '../../game/stores/names.ts';
import type { Crew } from '../../platform/local-storage/crew.ts';

/** Returns the role to act: the one that is asked a question, else that of the open cue or step. */
export const turnOf = ({ cue, step, board }: Pick<Playing, 'cue' | 'step' | 'board'>): Role | 'all' =>
  board.choices[0]?.role ?? cue?.role ?? (step === null ? 'all' : factsOf(step).role);

/** A person's turn, in one of their roles. */
export interface Turn {
  readonly role: Role;
  readonly name: string;
}

/** Returns the person at this screen who is to act, or null if a bot, everybody or somebody elsewhere is. */
export function personToAct(playing: Pick<Playing, 'cue' | 'step' | 'board'>, crew: Crew): Turn | null {
  const role = turnOf(playing);
  return role === 'all' || crew[role].player !== 'person' ? null : { role, name: crew[role].name };
}

/** Whether the open cue belongs to somebody at another device, who is to act. */
export const actsElsewhere = (table: { readonly playing: Playing; readonly crew: { readonly all: Crew } }): boolean =>
  isElsewhere(table.crew.all, table.playing.cue?.role ?? 'all') && personToAct(table.playing, table.crew.all) === null;

/** Whether a bot is to act. */
export const isOfBot = (table: { readonly playing: Playing; readonly crew: { readonly all: Crew } }): boolean => {
  const role = turnOf(table.playing);
  return role !== 'all' && table.crew.all[role].player === 'bot';
};
