import type { Game } from '../../src/host/index.ts';
import type { Draws } from '../../src/rules/index.ts';
import { digest } from '../../src/wire/index.ts';
import { packed } from '../../src/wire/saves/packed.ts';
import { once, upTo } from '../random/positions.ts';
import { garbled, spoiled } from './spoil.ts';

const signed = (body: object): object => ({ ...body, digest: digest(body) });

/** A few letters that would become more than any game. */
const bomb = signed({ format: 'sitroom-save', version: 2, at: 0, log: packed(' '.repeat(40_000_000)) });

type Log = readonly unknown[];

/** How often an event, or a row of them, is told again: more often than any table could bear. */
const manyTimes = 400;

const typeOf = (event: unknown): unknown => (event as { type?: unknown }).type;

/** Where events of that type stand in a log. */
const placesOf = (log: Log, type: string): number[] => log.flatMap((event, i) => (typeOf(event) === type ? [i] : []));

/** A log with a piece of one of its schedules spoiled, doubled, or taken from another round. */
function wrongSchedule(log: Log, chance: Draws): Log {
  const places = placesOf(log, 'secret/schedule-prepared');
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

/** A log without some of its steps or cues, or with a stretch of it told twice, or far too often. */
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

/** A log whose events are at other times, or for other reasons. */
function wrongTimes(log: Log, chance: Draws): Log {
  const from = chance.next(log.length);
  const by = chance.pick([-1, 1, 700, 60_000]);
  const later = (event: unknown) => ({ ...(event as { at: number }), at: (event as { at: number }).at + by });
  const why = (event: unknown) => ({
    ...(event as object),
    why: chance.pick(['new', 'time', 'done', 'begin', 'correct']),
  });
  return chance.pick([
    () => [...log.slice(0, from), ...log.slice(from).map(later)],
    () => log.with(from, later(log[from])),
    () => log.with(from, why(log[from])),
    () => log.map(why),
  ])();
}

/** A game's log with something wrong in it: an event cut out, doubled, moved or changed, or more than that. */
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

/** A save of either version with something wrong in its log, or about it, by somebody who knows how to write its digest. */
export function forged({ log, state }: Game, chance: Draws): unknown {
  if (once(chance, 200)) return bomb;
  const events = wrongLog(log, chance);
  const head = { format: 'sitroom-save', at: state.open.at };
  if (once(chance, 2)) {
    const letters = packed(JSON.stringify(events));
    return signed({ ...head, version: 2, log: once(chance, 8) ? garbled(letters, chance) : letters });
  }
  const body = { ...head, version: 1, log: events };
  const save = signed(once(chance, 20) ? { ...(spoiled(body, chance) as object) } : body);
  return once(chance, 20) ? { ...save, digest: 'of something else' } : save;
}
