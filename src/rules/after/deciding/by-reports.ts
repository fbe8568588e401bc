import type { Continent } from '../../../content/continents.ts';
import { zones } from '../../../content/tracks.ts';
import type { GameEvent } from '../../state/events.ts';
import type { Outcome } from '../../state/state.ts';
import type { PanicAt } from '../panic-story.ts';
import { mostOf, numbered, summed } from './numbered.ts';
import type { Decision } from './turning.ts';

const rise = (from: PanicAt, to: PanicAt, one: Continent): number =>
  zones.indexOf(to.zones[one]) - zones.indexOf(from.zones[one]);

/** In companion mode: the round in which the lost continents rose most by zones, or else the last one. */
export function byReports(log: readonly GameEvent[], story: readonly PanicAt[], why: Outcome['why']): Decision {
  const all = numbered(log);
  const lastRound = all.at(-1)?.round ?? 0;
  const lost = Object.entries(story.at(-1)?.zones ?? {}).flatMap(([one, zone]) =>
    zone === 'orange' ? [one as Continent] : [],
  );
  const steps = story.flatMap((to, i) => {
    const from = story[i - 1];
    if (from === undefined || why !== 'panic') return [];
    const risen = lost.filter((one) => rise(from, to, one) > 0);
    const fell = risen.filter((one) => to.zones[one] === 'orange');
    const by = risen.reduce((sum, one) => sum + rise(from, to, one), 0);
    return [{ round: to.round, by, fell, turned: risen.filter((one) => !fell.includes(one)) }];
  });
  const round =
    mostOf(
      summed(
        steps,
        (step) => step.round,
        (step) => step.by,
      ),
    ) ?? lastRound;
  const { fell, turned } = steps.find((step) => step.round === round) ?? { fell: [], turned: [] };
  const told = all.findLastIndex((event) => event.round === round && event.type === 'reported');
  const event = told < 0 || round === lastRound ? all.findLastIndex((one) => one.round === round) : told;
  return { round, event: Math.max(0, event), turning: { kind: 'reported', fell, turned } };
}
