// Speed of the virtual table: deciding against folding, whole games of bots, saves, memory.
import { type BotName, bots } from '../src/bots/index.ts';
import { roles } from '../src/content/roles.ts';
import { direct } from '../src/director/index.ts';
import { decide, fold, type GameEvent, newGame, type State, seededDice, type Table } from '../src/rules/index.ts';
import { playGame } from '../src/sim/index.ts';
import { makeSave, readSave } from '../src/wire/index.ts';
import { alone } from './alone.ts';
import { type Measure, median, processorMs } from './measure.ts';

const table: Table = { director: direct, dice: seededDice };

/** A recorded game: where it began, what was asked, what happened. */
export interface Recorded {
  readonly start: State;
  readonly asked: readonly {
    readonly intent: Parameters<typeof decide>[1];
    readonly as: Parameters<typeof decide>[2];
  }[];
  readonly log: readonly GameEvent[];
  readonly end: State;
}

/** Plays a game and writes down what was asked. */
export function record(seed: string, name: BotName): Recorded {
  const told = newGame({ seed, difficulty: 'normal', mode: 'virtual' }, table);
  if ('refused' in told) throw new Error(told.refused.code);
  const asked: Recorded['asked'][number][] = [];
  const log = [...told.events];
  const chance = seededDice(seed).draws('bots');
  let { state } = told;
  while (state.open.outcome === null) {
    const move = bots[name](state.open, roles, chance);
    if (move === null) throw new Error(`${seed}: nobody moves`);
    const decision = decide(state, move.intent, move.as, 0, table);
    if ('refused' in decision) throw new Error(decision.refused.code);
    asked.push(move);
    log.push(...decision.events);
    ({ state } = decision);
  }
  return { start: told.state, asked, log, end: state };
}

/** Asks the same again. */
export function ask({ start, asked }: Recorded): void {
  let state = start;
  for (const { intent, as } of asked) {
    const decision = decide(state, intent, as, 0, table);
    if (!('refused' in decision)) ({ state } = decision);
  }
}

/** How many games are recorded, how often they are gone through, and how often before the clock counts. */
const [recorded, rounds, warmUp] = [60, 25, 10] as const;

/** How many times as long deciding and evolving recorded games takes as folding what happened in them. */
export function decidingToFolding(name: BotName): number {
  const games = Array.from({ length: recorded }, (_, i) => record(`bench-${i}`, name));
  const ratios = Array.from({ length: rounds }, () => {
    const folding = processorMs(() => games.forEach(({ log }) => void fold(log)));
    const both = processorMs(() => games.forEach(ask));
    return both / folding;
  });
  return median(ratios.slice(warmUp));
}

const deciding = (name: BotName): Measure => ({
  what: `deciding and evolving against folding, games of ${name} bots`,
  value: alone('bench/games.ts', 'decidingToFolding', name),
  bound: { most: 3 },
  unit: '×',
  how: `${recorded} recorded games, median of ${rounds - warmUp}, processor time`,
});

/** Whole games a second on one core. */
export function gamesPerSecond(name: BotName, count: number): number {
  for (let i = 0; i < count / 4; i += 1) playGame({ seed: `warm-${i}`, difficulty: 'normal' }, bots[name]);
  const ms = processorMs(() => {
    for (let i = 0; i < count; i += 1) playGame({ seed: `speed-${i}`, difficulty: 'normal' }, bots[name]);
  });
  return (count * 1000) / ms;
}

function planners(): Measure {
  const value = alone('bench/games.ts', 'gamesPerSecond', 'planner', 150);
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
  const texts = games.map(({ log, end }) => JSON.stringify(makeSave({ log, state: end })));
  const largest = Math.max(...texts.map((text) => text.length)) / 1000;
  const loading = texts.map((text) => processorMs(() => void readSave(text)));
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

/** Bytes of the heap in use once nothing is left to collect. */
function heapInUse(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc');
  globalThis.gc();
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

function memory(): Measure {
  const count = 300;
  const before = heapInUse();
  // What a host keeps of a table that nobody touches: its state, without the log, which is on file.
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

/** What is promised of the virtual table's speed. */
export const virtualTable = (): Promise<Measure[]> =>
  Promise.resolve([deciding('planner'), deciding('random'), planners(), ...saves(), memory()]);
