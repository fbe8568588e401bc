import { type Continent, continents } from '../../src/content/continents.ts';
import { difficulties } from '../../src/content/difficulties.ts';
import { plans } from '../../src/content/plans.ts';
import { zones } from '../../src/content/tracks.ts';
import { direct } from '../../src/director/index.ts';
import { type Briefing, type Cue, type Draws, type Report, type Schedule, seededDice } from '../../src/rules/index.ts';
import { calm } from './given.ts';

/** A report of a quiet round, but for what is said. */
export const report = (round: number, more: Partial<Report> = {}): Report => ({
  round,
  panic: calm,
  missionCompleted: false,
  baseDestroyed: false,
  finalMissionCompleted: false,
  orbitUfos: 0,
  ...more,
});

/** As many quiet reports, all with the same news. */
export const reports = (count: number, more: Partial<Report> = {}): Report[] =>
  Array.from({ length: count }, (_, i) => report(i + 1, more));

/** The schedule for a briefing, with the dice of its own seed. */
export const planned = (briefing: Partial<Briefing>, before: readonly Report[] = []): Schedule => {
  const full: Briefing = { seed: 's', difficulty: 'normal', plan: 'domination', base: 'europe', ...briefing };
  return direct(full, before, seededDice(full.seed));
};

/** While mutants are hunted, samples are this many times smaller. */
const thinning = Number(process.env['THINNED_BY'] ?? 1);

/** The same briefing with as many seeds. */
export const many = (count: number, briefing: Partial<Briefing>, before: readonly Report[] = []): Schedule[] =>
  Array.from({ length: Math.ceil(count / thinning) }, (_, i) => planned({ ...briefing, seed: `many-${i}` }, before));

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const ofKind = (schedule: Schedule, kind: Cue['kind']): Cue[] =>
  schedule.cues.filter((cue) => cue.kind === kind);
export const ufosIn = ({ ufos }: Cue): number => Object.values(ufos ?? {}).reduce((sum, count) => sum + count, 0);
export const ufosDetected = (schedule: Schedule): number =>
  ofKind(schedule, 'ufos-detected').reduce((sum, cue) => sum + ufosIn(cue), 0);
export const scrambled = (schedule: Schedule): number => schedule.cues.filter((cue) => cue.scrambled).length;

/** A world as a table might report it: at most one continent fallen, as else the game is over. */
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

export interface Round {
  readonly briefing: Briefing;
  readonly before: readonly Report[];
  readonly schedule: Schedule;
}

/** Rounds of all kinds: every plan, difficulty and base, up to eleven reports with anything in them. */
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

let kept: readonly Round[] | undefined;

/** Ten thousand of them, made once. While mutants are hunted every test makes its own: a mutant asks who met it. */
export function tenThousand(): readonly Round[] {
  if (thinning > 1) return [...allKinds(10_000)];
  kept ??= [...allKinds(10_000)];
  return kept;
}
