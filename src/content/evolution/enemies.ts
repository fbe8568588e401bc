/** Enemy types that Evolution adds at each difficulty (EVO-6). */
export const evolutionEnemies = {
  tutorial: [],
  easy: ['drone', 'seeker'],
  normal: ['drone', 'seeker', 'mechtoid'],
  hard: ['seeker', 'mechtoid'],
  expert: ['seeker', 'mechtoid'],
} as const;
