// The file of collected tables.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { difficulties } from '../../../src/content/difficulties.ts';
import { type Table, tablesOf } from './play.ts';

/** Plays for some minutes and adds the tables to a file. */
export function addTables(path: string, from: number, minutes: number): void {
  const until = performance.now() + 60_000 * minutes;
  for (let game = from; performance.now() < until; game += 1) {
    const found = difficulties.flatMap((difficulty) => tablesOf(difficulty, game));
    appendFileSync(path, found.map((table) => `${JSON.stringify(table)}\n`).join(''));
    console.log(`game ${game}: ${found.length} tables`);
  }
}

/** Reads the tables of a file. A line that was cut short is left out. */
export function tablesIn(path: string): readonly Table[] {
  if (!existsSync(path)) throw new Error(`${path} is missing: play with --minutes first`);
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : [JSON.parse(line) as Table];
      } catch {
        return [];
      }
    });
}
