import type { Difficulty } from './difficulties.ts';
import type { Plan } from './plans.ts';

/**
 * The director's numbers. Counts are in tenths: 38 is three, and a fourth in eight rounds of ten. Chances are in
 * thousandths. All are whole, so that every machine computes the same schedule.
 */

/** Tenths in the first round, and tenths more with every round after it. */
export interface Growth {
  readonly first: number;
  readonly perRound: number;
}

/** What every plan sends at a difficulty, before the plan's own mix (DIR-5, DIR-7). */
export interface Pressure {
  readonly ufos: Growth;
  readonly crises: Growth;
  readonly enemies: Growth;
  /** Credits added to the continents' funding (DIR-8). */
  readonly credits: number;
  /** Scanner lights of a round with an empty orbit (DIR-9). */
  readonly lights: number;
}

export const pressure: Readonly<Record<Difficulty, Pressure>> = {
  tutorial: {
    ufos: { first: 16, perRound: 4 },
    crises: { first: 5, perRound: 1 },
    enemies: { first: 8, perRound: 3 },
    credits: 1,
    lights: 3,
  },
  easy: {
    ufos: { first: 23, perRound: 5 },
    crises: { first: 10, perRound: 1 },
    enemies: { first: 18, perRound: 5 },
    credits: 1,
    lights: 3,
  },
  normal: {
    ufos: { first: 23, perRound: 6 },
    crises: { first: 10, perRound: 2 },
    enemies: { first: 26, perRound: 6 },
    credits: 0,
    lights: 3,
  },
  hard: {
    ufos: { first: 24, perRound: 6 },
    crises: { first: 12, perRound: 2 },
    enemies: { first: 27, perRound: 6 },
    credits: 0,
    lights: 2,
  },
  expert: {
    ufos: { first: 27, perRound: 7 },
    crises: { first: 14, perRound: 4 },
    enemies: { first: 27, perRound: 7 },
    credits: 0,
    lights: 2,
  },
};

/** How a plan picks the place of a UFO: weights, compared with one another (DIR-6). */
export interface Targets {
  readonly yellow: number;
  readonly red: number;
  /** Added to the base continent's weight. */
  readonly base: number;
  /** Added to each of `focused` continents drawn once per game. */
  readonly focus: number;
  readonly focused: number;
  /** How strongly a place that already got a UFO this round is avoided: 0 not at all, 100 halves its weight. */
  readonly spread: number;
  /** Of a thousand new UFOs, how many stay in orbit. */
  readonly orbit: number;
}

/** What makes a plan itself (DIR-3, DIR-5…DIR-8, DIR-11). */
export interface Mix {
  readonly targets: Targets;
  /** Tenths added to the difficulty's counts. */
  readonly ufos: number;
  readonly crises: number;
  readonly enemies: number;
  /** UFOs the plan likes to name in one cue, in tenths; fewer make more cues. */
  readonly ufosPerCue: number;
  /**
   * Cues scrambled on average, in thousandths: `own` with an empty orbit, and half of the way from there to
   * `mostScrambled` at `halfAt` UFOs in orbit.
   */
  readonly scramble: { readonly own: number; readonly halfAt: number };
  readonly credits: number;
  /** The round in which the final mission comes at the latest. */
  readonly finalMissionRound: number;
}

export const mixes: Readonly<Record<Plan, Mix>> = {
  domination: {
    targets: { yellow: 10, red: 70, base: 0, focus: 0, focused: 0, spread: 0, orbit: 80 },
    ufos: 3,
    crises: -2,
    enemies: -2,
    ufosPerCue: 32,
    scramble: { own: 0, halfAt: 4 },
    credits: 0,
    finalMissionRound: 9,
  },
  infiltration: {
    targets: { yellow: 40, red: 8, base: 0, focus: 0, focused: 0, spread: 400, orbit: 180 },
    ufos: 3,
    crises: 3,
    enemies: -4,
    ufosPerCue: 12,
    scramble: { own: 0, halfAt: 5 },
    credits: 0,
    finalMissionRound: 9,
  },
  misdirection: {
    targets: { yellow: 20, red: 20, base: 0, focus: 0, focused: 0, spread: 50, orbit: 440 },
    ufos: 5,
    crises: 1,
    enemies: -2,
    ufosPerCue: 15,
    scramble: { own: 700, halfAt: 3 },
    credits: 0,
    finalMissionRound: 10,
  },
  occupation: {
    targets: { yellow: 6, red: 10, base: 60, focus: 40, focused: 2, spread: 0, orbit: 150 },
    ufos: 2,
    crises: 1,
    enemies: 1,
    ufosPerCue: 18,
    scramble: { own: 0, halfAt: 6 },
    credits: 0,
    finalMissionRound: 9,
  },
  onslaught: {
    targets: { yellow: 20, red: 20, base: 0, focus: 0, focused: 0, spread: 100, orbit: 200 },
    ufos: -6,
    crises: -2,
    enemies: 8,
    ufosPerCue: 16,
    scramble: { own: 0, halfAt: 8 },
    credits: 0,
    finalMissionRound: 8,
  },
};

/** Thousandths of a cue that are scrambled on average, however many UFOs are in orbit (DIR-3). */
export const mostScrambled = 2_000;

/** The tables a pack may bring its own of. */
export interface Invasion {
  readonly pressure: Readonly<Record<Difficulty, Pressure>>;
  readonly mixes: Readonly<Record<Plan, Mix>>;
}

export const standardInvasion: Invasion = { pressure, mixes };

/** Never more than this many in a round, whatever the tables say (DIR-5, DIR-7). */
export const most = { ufoCues: 4, crises: 5 } as const;

/** The patience of the aliens: from this round on so many tenths more come with every round, so that no game goes on for ever. */
export const endgame = { from: 7, ufos: 40, crises: 20, enemies: 40 } as const;

/** The most credits that a difficulty, and a plan, may add or take in a pack. */
export const mostCredits = 10;

/** Credits a continent gives by its panic zone, and for a mission completed last round (DIR-8). */
export const funding = { yellow: 2, red: 1, orange: 0, mission: 1 } as const;

/** The final mission never comes before this round (DIR-11). */
export const earliestFinalMission = 4;

/** How the director judges a table, and what a step of adaptation is worth (DIR-10). */
export const adaptation = {
  most: 2,
  /** Tenths of strain for each red continent, each fallen one, and each mission completed so far. */
  red: 10,
  fallen: 30,
  mission: -10,
  /** More than so many tenths below what is usual a table is calm; more than `far` from it the second step is taken. */
  calm: 4,
  far: 9,
  /** Tenths added to the counts of a round with each step. */
  ufos: 4,
  crises: 3,
  enemies: 3,
} as const;
