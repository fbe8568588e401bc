/** The four roles; all are always in play (TAB-1). */
export const roles = ['commander', 'chief-scientist', 'central-officer', 'squad-leader'] as const;
export type Role = (typeof roles)[number];

/** Who plays what when fewer than four sit at the table (TAB-1): one inner list per player. */
export const recommendedSplit: Readonly<Record<1 | 2 | 3 | 4, readonly (readonly Role[])[]>> = {
  1: [roles],
  2: [
    ['commander', 'chief-scientist'],
    ['central-officer', 'squad-leader'],
  ],
  3: [['central-officer', 'commander'], ['chief-scientist'], ['squad-leader']],
  4: [['commander'], ['chief-scientist'], ['central-officer'], ['squad-leader']],
};
