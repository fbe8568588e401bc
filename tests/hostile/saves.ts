import { eventsOf, type Game } from '../../src/host/index.ts';
import type { Draws } from '../../src/rules/index.ts';
import { byCard, byIntent, bySetup, byTime } from '../../src/rules/state/cause.ts';
import { digest, makeSave } from '../../src/wire/index.ts';
import { inputOf } from '../../src/wire/saves/input-of.ts';
import { packed } from '../../src/wire/saves/packed.ts';
import { textOf } from '../../src/wire/saves/save.ts';
import { oneIn, upTo } from '../random/positions.ts';
import { garbled, spoiled } from './spoil.ts';

/** Adds a valid digest to the body of a save. */
const signed = (body: object): object => ({ ...body, digest: digest(body) });

/** A decompression bomb: a small save whose log unpacks to 40 MB. */
const bomb = signed({ format: 'sitroom-save', version: 2, at: 0, log: packed(' '.repeat(40_000_000)) });

type Log = readonly unknown[];

/** Number of repetitions of an event or a short run of events, far more than any game has. */
const manyTimes = 400;

const typeOf = (event: unknown): unknown => (event as { type?: unknown }).type;

/** Returns the indexes of the events of a type. */
const indexesOf = (log: Log, type: string): number[] => log.flatMap((event, i) => (typeOf(event) === type ? [i] : []));

/** Returns a log in which one schedule has a cue removed, repeated or changed, or comes from another round. */
function wrongSchedule(log: Log, chance: Draws): Log {
  const places = indexesOf(log, 'secret/schedule-prepared');
  if (places.length === 0) return log;
  const i = chance.pick(places);
  const { schedule, ...event } = log[i] as { schedule: { cues: readonly object[] } };
  const { cues } = schedule;
  const cue = chance.pick(cues);
  const put = (list: readonly object[]) => ({ ...event, schedule: { ...schedule, cues: list } });
  return log.with(
    i,
    chance.pick<() => unknown>([
      () => put(cues.toSpliced(chance.next(cues.length), 1)),
      () => put(cues.toSpliced(chance.next(cues.length), 0, cue)),
      () =>
        put(
          cues.with(chance.next(cues.length), { ...cue, ...chance.pick([...cues, { side: 'alien' }, { limit: 1 }]) }),
        ),
      () => ({ ...event, schedule: spoiled(schedule, chance) }),
      () => log[chance.pick(places)],
    ])(),
  );
}

/** Returns a log with a run of events removed, repeated once, repeated far too often, or reversed. */
function wrongStretch(log: Log, chance: Draws): Log {
  const from = chance.next(log.length);
  const length = 1 + upTo(chance, chance.pick([1, 4, 30]));
  const stretch = log.slice(from, from + length);
  const often = Array.from({ length: manyTimes }, () => stretch.slice(0, 3)).flat();
  const to = chance.next(log.length);
  return chance.pick([
    () => log.toSpliced(from, length),
    () => log.toSpliced(from + length, 0, ...stretch),
    () => log.toSpliced(to, 0, ...stretch),
    () => log.toSpliced(chance.pick([log.length, from]), 0, ...often),
    () => [...log.slice(0, from), ...log.slice(from).toReversed()],
  ])();
}

/** Returns a log whose events have other times or other causes. */
function wrongTimes(log: Log, chance: Draws): Log {
  const from = chance.next(log.length);
  const by = chance.pick([-1, 1, 700, 60_000]);
  const later = (event: unknown) => ({ ...(event as { at: number }), at: (event as { at: number }).at + by });
  const why = (event: unknown) => ({
    ...(event as object),
    why: chance.pick([bySetup, byTime, byIntent('done'), byIntent('begin'), byCard('panic'), 'time', {}]),
  });
  return chance.pick([
    () => [...log.slice(0, from), ...log.slice(from).map(later)],
    () => log.with(from, later(log[from])),
    () => log.with(from, why(log[from])),
    () => log.map(why),
  ])();
}

/** Returns a log with a defect: an event removed, repeated or changed, or a larger change. Sometimes unchanged. */
function wrongLog(log: Log, chance: Draws): Log {
  const i = chance.next(log.length);
  const logs: readonly (() => Log)[] = [
    () => log.toSpliced(i, 1),
    () => log.toSpliced(i, 0, chance.pick(log)),
    () => log.with(i, chance.pick(log)),
    () => log.slice(0, i),
    () => log.with(i, spoiled(log[i], chance)),
    () => log.with(i, spoiled(log[i], chance)),
    () => log.with(i, spoiled(log[i], chance)),
    () => wrongSchedule(log, chance),
    () => wrongSchedule(log, chance),
    () => wrongStretch(log, chance),
    () => wrongStretch(log, chance),
    () => wrongTimes(log, chance),
    () => log,
  ];
  return chance.pick(logs)();
}

/** Returns a save of either version with a defect in its log or its frame, mostly with a valid digest. */
export function forged({ log, state }: Game, chance: Draws): unknown {
  if (oneIn(chance, 200)) return bomb;
  const letters = (text: string): string => (oneIn(chance, 8) ? garbled(packed(text), chance) : packed(text));
  if (oneIn(chance, 2)) {
    const { digest: _, ...save } = makeSave({ log, state });
    const inputs = wrongLog(log.map(inputOf), chance);
    const columns = spoiled(JSON.parse(textOf(log)), chance);
    const change = chance.pick([
      () => ({ inputs: letters(JSON.stringify(inputs)) }),
      () => ({ events: letters(JSON.stringify(columns)) }),
      () => spoiled(save, chance) as object,
    ]);
    const of = oneIn(chance, 4) ? { edition: save.edition + chance.pick([-1, 1]) } : {};
    return signed({ ...save, ...of, ...change() });
  }
  const events = wrongLog(eventsOf(log), chance);
  const head = { format: 'sitroom-save', at: state.open.at };
  if (oneIn(chance, 2)) return signed({ ...head, version: chance.pick([2, 4]), log: letters(JSON.stringify(events)) });
  const body = { ...head, version: 1, log: events };
  const save = signed(oneIn(chance, 20) ? { ...(spoiled(body, chance) as object) } : body);
  return oneIn(chance, 20) ? { ...save, digest: 'of something else' } : save;
}
