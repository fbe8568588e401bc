import type { Continent } from '../../src/content/continents.ts';
import { type Plan, plans } from '../../src/content/plans.ts';
import type { Schedule } from '../../src/rules/index.ts';
import { ofKind, ufosIn } from './rounds.ts';

/** A game as its players see it: the base continent and the schedules of its first rounds. */
export interface Seen {
  readonly base: Continent;
  readonly rounds: readonly Schedule[];
}

/** Returns the features of a game: the number and targets of its alien cues, as text. */
function marksOf({ base, rounds }: Seen): string[] {
  const all: Record<string, number> = {};
  const marks = rounds.flatMap((schedule, i) => {
    const detected = ofKind(schedule, 'ufos-detected');
    const where: Record<string, number> = {};
    for (const { ufos = {} } of detected) {
      for (const [space, count] of Object.entries(ufos)) where[space] = (where[space] ?? 0) + count;
    }
    const { orbit = 0, ...onEarth } = where;
    for (const [space, count] of Object.entries(onEarth)) all[space] = (all[space] ?? 0) + count;
    const ufos = detected.reduce((sum, cue) => sum + ufosIn(cue), 0);
    const home = onEarth[base] ?? 0;
    return [
      `${i} ufos ${ufos}`,
      `${i} cues ${detected.length} of ${ufos}`,
      `${i} crises ${ofKind(schedule, 'crisis').length}`,
      `${i} enemies ${ofKind(schedule, 'enemy-in-base').length}`,
      `${i} places ${Object.keys(onEarth).length} of ${ufos - orbit}`,
      ...Array<string>(orbit).fill('to orbit'),
      ...Array<string>(home).fill('to the base'),
      ...Array<string>(ufos - orbit - home).fill('elsewhere'),
    ];
  });
  const away = Object.entries(all).flatMap(([space, count]) => (space === base ? [] : [count]));
  return [...marks, `most on one other continent ${Math.max(0, ...away)}`];
}

/** Guesses the plan of a game from the events that its players see. */
export type Guess = (game: Seen) => Plan;

/** Trains a naive Bayes classifier on known games. It guesses the plan that makes a game's features likeliest. */
export function learn(known: ReadonlyMap<Plan, readonly Seen[]>): Guess {
  const tables = plans.map((plan) => {
    const games = known.get(plan) ?? [];
    const met = new Map<string, number>();
    for (const mark of games.flatMap(marksOf)) met.set(mark, (met.get(mark) ?? 0) + 1);
    return { plan, met, games: games.length };
  });
  return (game) => {
    const marks = marksOf(game);
    const scored = tables.map(({ plan, met, games }) => {
      const likelihood = marks.reduce((sum, mark) => sum + Math.log(((met.get(mark) ?? 0) + 0.5) / (games + 5)), 0);
      return { plan, likelihood };
    });
    const [best] = scored.toSorted((a, b) => b.likelihood - a.likelihood);
    return best?.plan ?? plans[0];
  };
}
