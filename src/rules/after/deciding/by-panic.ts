import type { EventOf, GameEvent } from '../../state/events.ts';
import { fallenSpace } from '../../state/panic.ts';
import { continentPlaces, countAt } from '../../state/units.ts';
import type { PanicAt } from '../panic-story.ts';
import { before, mostOf, type Numbered, numbered, summed } from './numbered.ts';
import type { Decision, Turning } from './turning.ts';

/** The round in which panic on the lost continents rose most; the later one of a tie. */
export function byPanic(log: readonly GameEvent[], last: PanicAt | undefined): Decision | null {
  const rises = numbered(log).filter(
    (event): event is Numbered<EventOf<'panic-changed'>> =>
      event.type === 'panic-changed' && event.by > 0 && last?.zones[event.continent] === 'orange',
  );
  const round = mostOf(
    summed(
      rises,
      (rise) => rise.round,
      (rise) => rise.by,
    ),
  );
  const inRound = rises.filter((rise) => rise.round === round);
  const continent = mostOf(
    summed(
      inRound,
      (rise) => rise.continent,
      (rise) => rise.by,
    ),
  );
  const there = inRound.filter((rise) => rise.continent === continent);
  const shares = summed(
    there,
    ({ why }) => JSON.stringify(why),
    ({ by }) => by,
  );
  const largest = [...shares].toSorted(([, one], [, other]) => other - one).map(([why]) => why);
  const byCause = largest.flatMap((cause) => there.find(({ why }) => JSON.stringify(why) === cause) ?? []);
  const first = byCause[0];
  if (round === undefined || continent === undefined || first === undefined) return null;
  const { board } = before(log, first.index);
  const turning: Turning = {
    kind: 'panic',
    continent,
    by: there.reduce((sum, { by }) => sum + by, 0),
    fell: there.some(({ panic }) => panic === fallenSpace),
    causes: byCause.slice(0, 2).map(({ why }) => why),
    ufos: board?.ufos[continent] ?? 0,
    orbit: board?.ufos.orbit ?? 0,
    interceptors: board ? countAt(board, continentPlaces[continent], 'interceptor') : 0,
  };
  return { round, event: first.index, turning };
}
