/** The enemy that bots assume for an unknown card: typical health, and icons that only some soldiers fit. */
export const unseenEnemy = {
  health: 2,
  icons: [
    { skill: 'firepower', special: false },
    { skill: 'critical', special: true },
  ],
} as const;
