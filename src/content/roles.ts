/** The four roles. All of them are in play in every game (TAB-1). */
export const roles = ['commander', 'chief-scientist', 'central-officer', 'squad-leader'] as const;
/** A player role. */
export type Role = (typeof roles)[number];
