/** The four roles; all are always in play (TAB-1). */
export const roles = ['commander', 'chief-scientist', 'central-officer', 'squad-leader'] as const;
export type Role = (typeof roles)[number];
