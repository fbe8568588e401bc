// Benchmarks of the virtual table without a browser: bot games, saves, memory.
import { bots, type QuickBotName } from '../src/bots/index.ts';
import { playGame } from '../src/sim/index.ts';
import { makeSave, readSave } from '../src/wire/index.ts';
import { standardTable } from '../tests/tools/standard.ts';
import { inOwnProcess } from './alone.ts';
import { decidingToFolding } from './folding.ts';
import { type Measure, median, processorMs } from './measure.ts';
import { record } from './recorded.ts';

/** Returns how many bot games at normal one core plays per second of processor time, over `count` games. */
export function gamesPerSecond(name: QuickBotName, count: number): number {
  for (let i = 0; i < count / 4; i += 1) playGame({ seed: `warm-${i}`, difficulty: 'normal' }, bots[name]);
  const ms = processorMs(() => {
    for (let i = 0; i < count; i += 1) playGame({ seed: `speed-${i}`, difficulty: 'normal' }, bots[name]);
  });
  return (count * 1000) / ms;
}

function planners(): Measure {
  const value = inOwnProcess('bench/games.ts', 'gamesPerSecond', 'planner', 150);
  return {
    what: 'whole games of a planner team, a second and core',
    value,
    bound: { least: 50 },
    unit: '/s',
    how: '150 games at normal, processor time',
  };
}

function saves(): Measure[] {
  const games = Array.from({ length: 40 }, (_, i) => record(`save-${i}`, 'planner'));
  const texts = games.map(({ game }) => JSON.stringify(makeSave(game)));
  const largest = Math.max(...texts.map((text) => text.length)) / 1000;
  const loading = texts.map((text) => processorMs(() => void readSave(text, standardTable)));
  return [
    {
      what: 'the largest save of a whole game',
      value: largest,
      bound: { most: 50 },
      unit: 'kB',
      how: 'of 40 games of planners',
    },
    {
      what: 'loading and folding a whole game',
      value: median(loading.slice(10)),
      bound: { most: 10 },
      unit: 'ms',
      how: 'median of 30, processor time',
    },
  ];
}

/** Returns the used heap in bytes after a full garbage collection. Throws without `--expose-gc`. */
function heapInUse(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

function memory(): Measure {
  const count = 300;
  const before = heapInUse();
  // A host keeps only the state of an idle table in memory. The log is on disk.
  const atRest = Array.from({ length: count }, (_, i) =>
    structuredClone({ ...record(`rest-${i}`, 'random').end.open, pack: null }),
  );
  const value = (heapInUse() - before) / count / 1000;
  if (atRest.length !== count) throw new Error('tables went missing');
  return {
    what: 'memory of a table at rest',
    value,
    bound: { most: 100 },
    unit: 'kB',
    how: `heap of ${count} states, nothing shared between them`,
  };
}

/** Runs all benchmarks of the virtual table that need no browser. */
export const virtualTable = (): Promise<Measure[]> =>
  Promise.resolve([decidingToFolding('planner'), decidingToFolding('random'), planners(), ...saves(), memory()]);
