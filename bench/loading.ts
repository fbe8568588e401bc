// Loading takes time in proportion to the length of a log (FIN-21).
import { factsOf } from '../src/content/steps.ts';
import type { Game } from '../src/host/index.ts';
import { decide, type Intent, newGame } from '../src/rules/index.ts';
import { makeSave, readSave } from '../src/wire/index.ts';
import { standardTable } from '../tests/tools/standard.ts';
import { alone } from './alone.ts';
import { inTurns, type Measure, median, processorMs } from './measure.ts';

/** Rounds of the longer game; the other one has half of them. No evening is as long. */
const rounds = 600;

const calm = {
  'north-america': 'yellow',
  'south-america': 'yellow',
  europe: 'yellow',
  africa: 'yellow',
  asia: 'yellow',
  australia: 'yellow',
} as const;
const quiet = {
  baseDestroyed: false,
  finalMissionCompleted: false,
  panic: calm,
  missionCompleted: false,
  orbitUfos: 1,
};

/** A companion game of so many quiet rounds. */
function longGame(count: number): Pick<Game, 'log' | 'state'> {
  const told = newGame({ seed: 'long', difficulty: 'normal' }, standardTable);
  if ('refused' in told) throw new Error(told.refused.code);
  let { state } = told;
  const log = [...told.events];
  while (state.open.reports.length < count) {
    const { phase, step, finalMission } = state.open;
    const asks = step === null ? undefined : factsOf(step).asks;
    const isAsked = asks !== undefined && (asks !== 'finalMissionCompleted' || finalMission === 'available');
    const asked: Intent = isAsked
      ? { type: 'report', entry: { [asks]: quiet[asks] } }
      : { type: phase === 'setup' ? 'begin' : 'done' };
    const decision = decide(state, asked, 'central-officer', state.open.at, standardTable);
    if ('refused' in decision) throw new Error(decision.refused.code);
    for (const event of decision.events) log.push(event);
    ({ state } = decision);
  }
  return { log, state };
}

/** Processor time of loading a game of so many rounds, in ms. */
export function loadingMs(count: number): number {
  const text = JSON.stringify(makeSave(longGame(count)));
  return median(
    Array.from({ length: 7 }, () =>
      processorMs(() => {
        const loaded = readSave(text);
        if ('refused' in loaded) throw new Error(loaded.refused.detail);
      }),
    ),
  );
}

/** How many times as long a log of twice the length takes. */
export function loading(): Promise<Measure> {
  const load = (count: number) => alone('bench/loading.ts', 'loadingMs', count);
  const { one, ratio } = inTurns(
    () => load(rounds),
    () => load(rounds / 2),
  );
  return Promise.resolve({
    what: 'loading a log of twice the length',
    value: ratio,
    bound: { most: 2.3 },
    unit: '×',
    how: `${rounds} quiet rounds in ${Math.round(one)} ms, each length in a process of its own`,
  });
}
