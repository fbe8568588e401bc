// Compares deciding recorded intents with folding the events they produced.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QuickBotName } from '../src/bots/index.ts';
import { foldEvents } from '../src/rules/index.ts';
import { inOwnProcess } from './alone.ts';
import { type Measure, medianPair, processorMs } from './measure.ts';
import { initialState, type RecordedGame, record, replayIntents } from './recorded.ts';

/** Games recorded, passes over them per timed run, timed runs, and warm-up passes. */
const [gameCount, passes, runs, warmUp] = [60, 10, 8, 60] as const;

/** A recorded game as stored in a file. */
type StoredGame = Pick<RecordedGame, 'asked' | 'log'> & { readonly seed: string };

/** Records games into a file. Returns how many. */
export function recordToFile(name: QuickBotName, file: string): number {
  const games = Array.from({ length: gameCount }, (_, i): StoredGame => {
    const seed = `bench-${i}`;
    const { asked, log } = record(seed, name);
    return { seed, asked, log };
  });
  writeFileSync(file, JSON.stringify(games));
  return games.length;
}

const readGames = (file: string): StoredGame[] => JSON.parse(readFileSync(file, 'utf8')) as StoredGame[];

/**
 * Processor time of one pass over all games, in ms, after a warm-up. Takes the fastest run, because other load can
 * only make a run slower.
 */
function passMs(once: () => void): number {
  for (let i = 0; i < warmUp; i += 1) once();
  const run = () => processorMs(() => Array.from({ length: passes }, once)) / passes;
  return Math.min(...Array.from({ length: runs }, run));
}

/** Processor time of deciding all intents of the games in `file` again, in ms. */
export function decidingMs(file: string): number {
  const games = readGames(file).map(({ seed, asked }) => ({ start: initialState(seed), asked }));
  return passMs(() => games.forEach(replayIntents));
}

/** Processor time of folding all events of the games in `file`, in ms. */
export function foldingMs(file: string): number {
  const logs = readGames(file).map(({ log }) => log);
  return passMs(() => logs.forEach((log) => void foldEvents(log)));
}

/** Returns the ratio of deciding to folding with the games still in memory, in the process that recorded them. */
export function inMemoryRatio(name: QuickBotName): number {
  const games = Array.from({ length: gameCount }, (_, i) => record(`bench-${i}`, name));
  return passMs(() => games.forEach(replayIntents)) / passMs(() => games.forEach(({ log }) => void foldEvents(log)));
}

/**
 * Measures how many times longer it takes to decide and evolve recorded games than to fold their events. Both read
 * the games from a file, each in its own process. In the recording process all games stay in memory. The garbage
 * collector then promotes short-lived objects, which slows down deciding.
 */
export function decidingToFolding(name: QuickBotName): Measure {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-'));
  const file = join(folder, 'games.json');
  try {
    const count = inOwnProcess('bench/folding.ts', 'recordToFile', name, file);
    const { ratio: value } = medianPair(
      () => inOwnProcess('bench/folding.ts', 'decidingMs', file),
      () => inOwnProcess('bench/folding.ts', 'foldingMs', file),
    );
    const together = inOwnProcess('bench/folding.ts', 'inMemoryRatio', name).toFixed(2);
    return {
      what: `deciding and evolving against folding, games of ${name} bots`,
      value,
      bound: { most: 3.8 },
      unit: '×',
      how: `${count} games from a file, each in a process of its own; ${together} × where they were recorded`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
