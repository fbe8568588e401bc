import { seededDice } from '../../src/rules/index.ts';
import { wrongWith } from './answers.ts';
import { victims } from './games.ts';
import { hostileLine } from './lines.ts';

/** What came of some hostile lines. */
export interface Attacked {
  readonly lines: number;
  /** The longest any line took, in ms. */
  readonly slowest: number;
  /** Lines the engine did not take as it should, and what was wrong. */
  readonly faults: readonly string[];
}

/** So many games are ill-treated at once. */
const games = 40;
/** What is told of a line that was not taken as it should be. */
const longest = 3_000;

/** Sends hostile lines to games of all kinds, each by itself. The same seed sends the same lines. */
export function attack(seed: string, lines: number): Attacked {
  const all = victims(seed, games);
  const before = JSON.stringify(all);
  const chance = seededDice(seed).draws('hostile');
  const faults: string[] = [];
  let slowest = 0;
  for (let i = 0; i < lines; i += 1) {
    const victim = chance.next(all.length);
    const game = all[victim] ?? null;
    const line = hostileLine(game, chance);
    const began = performance.now();
    const wrong = wrongWith(game, line);
    slowest = Math.max(slowest, performance.now() - began);
    if (wrong !== null) faults.push(`${seed}, line ${i + 1}, game ${victim}: ${wrong}: ${line.slice(0, longest)}`);
  }
  if (JSON.stringify(all) !== before) faults.push(`${seed}: a game was changed in place`);
  return { lines, slowest, faults };
}

/** Hostile lines for a process that is alone with them: one line each, none of them blank. */
export function* lonelyLines(seed: string, lines: number): Generator<string> {
  const all = victims(seed, games);
  const chance = seededDice(seed).draws('hostile');
  for (let i = 0; i < lines; ) {
    const line = hostileLine(chance.pick(all), chance)
      .replaceAll(/[\n\r]/g, ' ')
      .toWellFormed();
    if (line.trim() === '') continue;
    i += 1;
    yield line;
  }
}
