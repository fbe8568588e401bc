/** An enemy that nobody has seen yet, as bots expect it: its health, and icons that some soldiers fit and some do not. */
export const unseenEnemy = {
  health: 2,
  icons: [
    { skill: 'firepower', special: false },
    { skill: 'critical', special: true },
  ],
} as const;
