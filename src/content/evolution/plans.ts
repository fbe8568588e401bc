// The two invasion plans of Evolution (EVO-9). We do not know their printed names, so owners type them. The numbers are
// ours.

/** Starting panic spaces of the two plans, as `startingPanic` of the base game (EVO-8). */
export const evolutionPanic = {
  subversion: { base: 2, others: [0, 0, 1, 2, 3] },
  decapitation: { base: 1, others: [1, 1, 1, 1, 2] },
} as const;

/** Mixes of the two plans. */
export const evolutionMixes = {
  subversion: {
    targets: { yellow: 30, red: 10, base: 0, focus: 0, focused: 0, spread: 200, orbit: 200 },
    ufos: -3,
    crises: 3,
    enemies: -3,
    ufosPerCue: 16,
    scramble: { own: 0, halfAt: 5 },
    credits: 0,
    finalMissionRound: 9,
  },
  decapitation: {
    targets: { yellow: 8, red: 12, base: 80, focus: 0, focused: 0, spread: 0, orbit: 120 },
    ufos: -2,
    crises: -1,
    enemies: 5,
    ufosPerCue: 16,
    scramble: { own: 0, halfAt: 7 },
    credits: 0,
    finalMissionRound: 9,
  },
} as const;
