import { seededDice } from '../../src/rules/index.ts';
import { faultInAnswer } from './answers.ts';
import { victims } from './games.ts';
import { hostileLine } from './lines.ts';

/** Result of sending hostile lines to the engine. */
export interface AttackResult {
  readonly lines: number;
  /** Time of the slowest line, in ms. */
  readonly slowest: number;
  /** Lines that the engine handled wrongly, and how. */
  readonly faults: readonly string[];
}

/** Number of games under attack. */
const games = 40;
/** Characters of a line that are reported with a fault. */
const longest = 3_000;

/** Sends hostile lines to games of all kinds, each line to an unchanged game. Reproducible by seed. */
export function attack(seed: string, lines: number): AttackResult {
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
    const wrong = faultInAnswer(game, line);
    slowest = Math.max(slowest, performance.now() - began);
    if (wrong !== null) faults.push(`${seed}, line ${i + 1}, game ${victim}: ${wrong}: ${line.slice(0, longest)}`);
  }
  if (JSON.stringify(all) !== before) faults.push(`${seed}: a game was changed in place`);
  return { lines, slowest, faults };
}

/** Yields hostile lines for an engine process: without line breaks, and none of them blank. */
export function* pipeLines(seed: string, lines: number): Generator<string> {
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
