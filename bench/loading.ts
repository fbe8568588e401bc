// Checks that loading a save takes time proportional to the length of its log (FIN-21).
import { factsOf } from '../src/content/steps.ts';
import type { Game } from '../src/host/index.ts';
import { decide, type Intent } from '../src/rules/index.ts';
import { makeSave, readSave } from '../src/wire/index.ts';
import { newStandardGame, standardTable } from '../tests/tools/standard.ts';
import { inOwnProcess } from './alone.ts';
import { type Measure, median, medianPair, processorMs } from './measure.ts';

/** Rounds of the longer game, which nearly fill a log. The shorter one has half as many. Both are longer than any real game. */
const rounds = 200;

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

/** Plays a companion game of `count` quiet rounds. */
function longGame(count: number): Pick<Game, 'log' | 'state'> {
  const begun = newStandardGame({ seed: 'long', difficulty: 'normal' });
  const log = [...begun.log];
  let { state } = begun;
  while (state.open.reports.length < count) {
    const { phase, step, finalMission } = state.open;
    const asks = step === null ? undefined : factsOf(step).asks;
    const isAsked = asks !== undefined && (asks !== 'finalMissionCompleted' || finalMission === 'available');
    const asked: Intent = isAsked
      ? { type: 'report', entry: { [asks]: quiet[asks] } }
      : { type: phase === 'setup' ? 'begin' : 'done' };
    const { at } = state.open;
    const seat = 'central-officer';
    const decision = decide(state, asked, seat, at, standardTable);
    if ('refused' in decision) throw new Error(decision.refused.code);
    log.push({ row: 'asked', at, seat, intent: asked, events: decision.events });
    ({ state } = decision);
  }
  return { log, state };
}

/** Returns the median processor time of loading a game of `count` rounds, in ms. */
export function loadingMs(count: number): number {
  const text = JSON.stringify(makeSave(longGame(count)));
  return median(
    Array.from({ length: 7 }, () =>
      processorMs(() => {
        const loaded = readSave(text, standardTable);
        if ('refused' in loaded) throw new Error(loaded.refused.detail);
      }),
    ),
  );
}

/** Measures how many times longer a log of twice the length takes to load. */
export function loading(): Promise<Measure> {
  const load = (count: number) => inOwnProcess('bench/loading.ts', 'loadingMs', count);
  const { one, ratio } = medianPair(
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
