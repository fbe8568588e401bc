/** The cue of Evolution (EVO-14): the app orders sabotage, and names a number of tokens. */
export const evolutionCues = {
  sabotage: { side: 'alien', role: 'central-officer', awaits: null },
} as const;

/** Time limit of the cue in seconds (EVO-16). The tutorial never has it. */
export const evolutionLimits = {
  sabotage: { tutorial: 30, easy: 22, normal: 17, hard: 14, expert: 11 },
} as const;
