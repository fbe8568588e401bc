// EXALT tokens that the app orders in a round (EVO-17, EVO-22), in tenths like the other numbers of the director.

/** Tokens of the first round, and how many more each later round brings. */
export const tokenGrowth = {
  tutorial: { first: 0, perRound: 0 },
  easy: { first: 8, perRound: 1 },
  normal: { first: 10, perRound: 1 },
  hard: { first: 12, perRound: 1 },
  expert: { first: 14, perRound: 2 },
} as const;

/** Tenths that a plan adds. */
export const tokensOfPlan = {
  domination: 0,
  infiltration: 2,
  misdirection: 0,
  occupation: 0,
  onslaught: -2,
  subversion: 8,
  decapitation: 2,
} as const;

/** Tenths added per step of adaptation. */
export const tokensPerStep = 2;

/** Most tokens of a round in tenths, and most that one cue names. */
export const mostTokens = { round: 30, cue: 2 } as const;
