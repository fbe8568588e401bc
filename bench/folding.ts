// Deciding and evolving against folding, on recorded games.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QuickBotName } from '../src/bots/index.ts';
import { fold } from '../src/rules/index.ts';
import { alone } from './alone.ts';
import { inTurns, type Measure, processorMs } from './measure.ts';
import { ask, begun, type Recorded, record } from './recorded.ts';

/** How many games are recorded, how often they are gone through in one go, in how many goes, and how often before. */
const [recorded, rounds, goes, warmUp] = [60, 10, 8, 60] as const;

/** A recorded game as a file keeps it. */
type Kept = Pick<Recorded, 'asked' | 'log'> & { readonly seed: string };

/** Records games and keeps them in a file; says how many. */
export function keep(name: QuickBotName, file: string): number {
  const games = Array.from({ length: recorded }, (_, i): Kept => {
    const seed = `bench-${i}`;
    const { asked, log } = record(seed, name);
    return { seed, asked, log };
  });
  writeFileSync(file, JSON.stringify(games));
  return games.length;
}

const kept = (file: string): Kept[] => JSON.parse(readFileSync(file, 'utf8')) as Kept[];

/**
 * Processor time of going through all games once, when what is to be warm is warm, in the quickest go: what disturbs
 * one only ever makes it slower.
 */
function roundMs(once: () => void): number {
  for (let i = 0; i < warmUp; i += 1) once();
  const go = () => processorMs(() => Array.from({ length: rounds }, once)) / rounds;
  return Math.min(...Array.from({ length: goes }, go));
}

/** Asks all that was asked in the kept games again. */
export function decidingMs(file: string): number {
  const games = kept(file).map(({ seed, asked }) => ({ start: begun(seed), asked }));
  return roundMs(() => games.forEach(ask));
}

/** Folds all that happened in the kept games. */
export function foldingMs(file: string): number {
  const logs = kept(file).map(({ log }) => log);
  return roundMs(() => logs.forEach((log) => void fold(log)));
}

/** Both with the games still in memory, in the process that has played and recorded them. */
export function inMemory(name: QuickBotName): number {
  const games = Array.from({ length: recorded }, (_, i) => record(`bench-${i}`, name));
  return roundMs(() => games.forEach(ask)) / roundMs(() => games.forEach(({ log }) => void fold(log)));
}

/**
 * How many times as long deciding and evolving recorded games takes as folding what happened in them. Both get the games
 * as a file keeps them, each in a process of its own: where games are recorded all of them stay in memory, from which the
 * collector learns to keep what is thrown away a moment later, and deciding pays for it.
 */
export function decidingToFolding(name: QuickBotName): Measure {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-'));
  const file = join(folder, 'games.json');
  try {
    const count = alone('bench/folding.ts', 'keep', name, file);
    const { ratio: value } = inTurns(
      () => alone('bench/folding.ts', 'decidingMs', file),
      () => alone('bench/folding.ts', 'foldingMs', file),
    );
    const together = alone('bench/folding.ts', 'inMemory', name).toFixed(2);
    return {
      what: `deciding and evolving against folding, games of ${name} bots`,
      value,
      bound: { most: 3 },
      unit: '×',
      how: `${count} games from a file, each in a process of its own; ${together} × where they were recorded`,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
