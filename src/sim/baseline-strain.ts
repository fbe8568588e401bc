// Measures the strain after each round of bot games.

import type { Bot } from '../bots/index.ts';
import type { Difficulty } from '../content/difficulties.ts';
import { directEvenly, measures } from '../director/index.ts';
import { eventsOf } from '../host/index.ts';
import type { Report } from '../rules/index.ts';
import { playGame } from './game.ts';

/** A round is measured only if at least this percentage of games reach it. */
const leastShare = 5;

/** Plays a game without adaptation. Returns its strain after each round, in tenths. */
function strainsOf(seed: string, difficulty: Difficulty, bot: Bot): number[] {
  const { log } = playGame({ seed, difficulty }, bot, undefined, undefined, directEvenly);
  const reports: Report[] = eventsOf(log).flatMap((event) => (event.type === 'round-ended' ? [event.report] : []));
  return measures(reports).map(({ strain }) => strain);
}

/**
 * Plays games with the seeds. Returns their mean strain after rounds 1, 2, …, in tenths (DIR-10). `progress` is called
 * with the number of games done.
 */
export function baselineStrain(
  difficulty: Difficulty,
  bot: Bot,
  seeds: readonly string[],
  progress: (done: number) => void,
): number[] {
  const games = seeds.map((seed, i) => {
    progress(i);
    return strainsOf(seed, difficulty, bot);
  });
  const longest = Math.max(0, ...games.map((game) => game.length));
  const rounds = Array.from({ length: longest }, (_, i) => games.flatMap((game) => game[i] ?? []));
  const measured = rounds.filter((strains) => strains.length * 100 >= games.length * leastShare);
  return measured.map((strains) => Math.round(strains.reduce((sum, strain) => sum + strain, 0) / strains.length));
}
