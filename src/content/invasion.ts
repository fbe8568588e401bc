import type { Difficulty } from './difficulties.ts';
import type { BasePlan, Plan } from './plans.ts';

// The director's numbers. Counts are in tenths: 38 means three, and a fourth in 80 % of rounds. Chances are in
// thousandths. All numbers are integers, so every machine computes the same schedule.

/** A count that grows linearly: tenths in the first round, and tenths added per later round. */
export interface Growth {
  readonly first: number;
  readonly perRound: number;
}

/** Numbers of a difficulty that the director plans with, before the plan's mix is applied (DIR-5, DIR-7). */
export interface Pressure {
  readonly ufos: Growth;
  readonly crises: Growth;
  readonly enemies: Growth;
  /** Credits added to the continents' funding (DIR-8). */
  readonly credits: number;
  /** Scanner lights in a round with an empty orbit (DIR-9). */
  readonly lights: number;
}

/** Pressure of the standard set, by difficulty. */
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

/** Relative weights by which a plan chooses where a UFO appears (DIR-6). */
export interface Targets {
  readonly yellow: number;
  readonly red: number;
  /** Added to the base continent's weight. */
  readonly base: number;
  /** Added to each focused continent. */
  readonly focus: number;
  /** Number of focused continents, drawn once per game. */
  readonly focused: number;
  /** Divides the weight of a place by 1 + spread / 100 per UFO already sent there this round. */
  readonly spread: number;
  /** Share of new UFOs that stay in orbit, in thousandths. */
  readonly orbit: number;
}

/** Changes that a plan makes to the director's schedule (DIR-3, DIR-5…DIR-8, DIR-11). */
export interface Mix {
  readonly targets: Targets;
  /** Tenths added to the difficulty's counts. */
  readonly ufos: number;
  readonly crises: number;
  readonly enemies: number;
  /** Preferred number of UFOs in one cue, in tenths. A lower number makes more cues. */
  readonly ufosPerCue: number;
  /**
   * Mean number of scrambled cues, in thousandths: `own` with an empty orbit, and halfway from there to `mostScrambled`
   * with `halfAt` UFOs in orbit.
   */
  readonly scramble: { readonly own: number; readonly halfAt: number };
  /** Credits added to the continents' funding (DIR-8). */
  readonly credits: number;
  /** Round in which the final mission becomes available. Each completed mission brings it one round forward. */
  readonly finalMissionRound: number;
}

/** Mixes of the standard set, by plan. */
export const mixes: Readonly<Record<BasePlan, Mix>> = {
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

/** Upper limit of the mean number of scrambled cues, in thousandths (DIR-3). */
export const mostScrambled = 2_000;

/** The director's tables, which a pack can replace. */
export interface Invasion {
  readonly pressure: Readonly<Record<Difficulty, Pressure>>;
  readonly mixes: Readonly<Record<BasePlan, Mix>>;
}

/** Returns the mix of a plan of the base game. Expansions hold the mixes of their own plans. */
export function mixOf({ mixes: ofPlans }: Pick<Invasion, 'mixes'>, plan: Plan): Mix {
  const found: Readonly<Partial<Record<Plan, Mix>>> = ofPlans;
  const mix = found[plan];
  if (mix === undefined) throw new Error(`the plan ${plan} is not one of the base game`);
  return mix;
}

/** The director's tables of the standard set. */
export const standardInvasion: Invasion = { pressure, mixes };

/** Upper limits per round, regardless of the tables (DIR-5, DIR-7). */
export const most = { ufoCues: 4, crises: 5 } as const;

/** Tenths added per round from round `from` on, so that every game ends. */
export const endgame = { from: 7, ufos: 40, crises: 20, enemies: 40 } as const;

/** Largest number of credits that a pack's difficulty or plan may add or remove. */
export const mostCredits = 10;

/** Credits from each continent by panic zone, and for a mission completed last round (DIR-8). */
export const funding = { yellow: 2, red: 1, orange: 0, mission: 1 } as const;

/** First round in which the final mission can be available (DIR-11). */
export const earliestFinalMission = 4;

/** How the director measures strain, and what each step of adaptation changes (DIR-10). */
export const adaptation = {
  /** Largest step in either direction. */
  most: 2,
  /** Tenths of strain per red continent, per fallen continent, and per mission completed so far. */
  red: 10,
  fallen: 30,
  mission: -10,
  /** Distances from the usual strain, in tenths: beyond `calm` a first step follows, beyond `far` a second. */
  calm: 4,
  far: 9,
  /** Tenths added to a round's counts per step. */
  ufos: 4,
  crises: 3,
  enemies: 3,
} as const;
