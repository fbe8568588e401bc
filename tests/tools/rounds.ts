import { type Continent, continents } from '../../src/content/continents.ts';
import { difficulties } from '../../src/content/difficulties.ts';
import { plans } from '../../src/content/plans.ts';
import { zones } from '../../src/content/tracks.ts';
import { direct } from '../../src/director/index.ts';
import { type Briefing, type Cue, type Draws, type Report, type Schedule, seededDice } from '../../src/rules/index.ts';
import { calm } from './given.ts';

/** Returns the report of a quiet round, with some entries replaced. */
export const report = (round: number, more: Partial<Report> = {}): Report => ({
  round,
  panic: calm,
  missionCompleted: false,
  baseDestroyed: false,
  finalMissionCompleted: false,
  orbitUfos: 0,
  ...more,
});

/** Returns `count` such reports, all with the same entries. */
export const reports = (count: number, more: Partial<Report> = {}): Report[] =>
  Array.from({ length: count }, (_, i) => report(i + 1, more));

/** Returns the director's schedule for a briefing after these reports. The dice have the seed of the briefing. */
export const planned = (briefing: Partial<Briefing>, before: readonly Report[] = []): Schedule => {
  const full: Briefing = { seed: 's', difficulty: 'normal', plan: 'domination', base: 'europe', ...briefing };
  return direct(full, before, seededDice(full.seed));
};

/** Mutation tests set this factor to make samples smaller. */
const thinning = Number(process.env['THINNED_BY'] ?? 1);

/** Returns the schedules of one briefing with `count` different seeds. */
export const many = (count: number, briefing: Partial<Briefing>, before: readonly Report[] = []): Schedule[] =>
  Array.from({ length: Math.ceil(count / thinning) }, (_, i) => planned({ ...briefing, seed: `many-${i}` }, before));

/** Returns the arithmetic mean, or NaN for an empty list. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the cues of one kind. */
export const ofKind = (schedule: Schedule, kind: Cue['kind']): Cue[] =>
  schedule.cues.filter((cue) => cue.kind === kind);
/** Returns the number of UFOs that a cue places or moves. */
export const ufosIn = ({ ufos }: Cue): number => Object.values(ufos ?? {}).reduce((sum, count) => sum + count, 0);
/** Returns the number of UFOs in all UFOs Detected cues of a round. */
export const ufosDetected = (schedule: Schedule): number =>
  ofKind(schedule, 'ufos-detected').reduce((sum, cue) => sum + ufosIn(cue), 0);
/** Returns the number of scrambled cues of a round. */
export const scrambled = (schedule: Schedule): number => schedule.cues.filter((cue) => cue.scrambled).length;

/** Draws a panic report. At most one continent has fallen, since two would end the game. */
function panic(from: Draws): Report['panic'] {
  const some = () => from.pick([zones[0], zones[0], zones[1]]);
  const world: Record<Continent, Report['panic'][Continent]> = {
    'north-america': some(),
    'south-america': some(),
    europe: some(),
    africa: some(),
    asia: some(),
    australia: some(),
  };
  if (from.next(3) === 0) world[from.pick(continents)] = 'orange';
  return world;
}

/** A schedule, with the briefing and reports it was planned from. */
export interface Round {
  readonly briefing: Briefing;
  readonly before: readonly Report[];
  readonly schedule: Schedule;
}

/** Yields random rounds: any plan, difficulty and base, after up to eleven random reports. */
export function* allKinds(count: number): Generator<Round> {
  const dice = seededDice('all kinds of rounds');
  for (let i = 0; i < count / thinning; i += 1) {
    const from = dice.draws(`round-${i}`);
    const briefing: Briefing = {
      seed: `kind-${i}`,
      difficulty: from.pick(difficulties),
      plan: from.pick(plans),
      base: from.pick(continents),
    };
    const before = Array.from({ length: from.next(12) }, (_, round) =>
      report(round + 1, {
        panic: panic(from),
        missionCompleted: from.next(3) === 0,
        orbitUfos: from.pick([0, 0, 1, 2, 3, 5, from.next(25)]),
      }),
    );
    yield { briefing, before, schedule: direct(briefing, before, seededDice(briefing.seed)) };
  }
}

let cached: readonly Round[] | undefined;

/** Returns 10,000 such rounds. They are cached, except in mutation tests, which track the code that each test runs. */
export function tenThousand(): readonly Round[] {
  if (thinning > 1) return [...allKinds(10_000)];
  cached ??= [...allKinds(10_000)];
  return cached;
}
