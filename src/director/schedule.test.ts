import { describe, expect, test } from 'vitest';
import { calm } from '../../tests/tools/given.ts';
import { allKinds, planned, type Round, reports, scrambled, tenThousand, ufosIn } from '../../tests/tools/rounds.ts';
import { components } from '../content/components.ts';
import { continents } from '../content/continents.ts';
import { type CueKind, cues, isBaseCue } from '../content/cues.ts';
import { difficulties } from '../content/difficulties.ts';
import { limitMs, pauseMs } from '../content/timings.ts';
import type { Cue, Schedule } from '../rules/index.ts';

/** Counts the schedules that break a rule, and returns the first for the failure message. */
function breaking(breaks: (round: Round) => boolean): { count: number; first: Round | undefined } {
  const broken = tenThousand().filter(breaks);
  return { count: broken.length, first: broken[0] };
}
const none = { count: 0, first: undefined };

const indexes = ({ cues: list }: Schedule, is: (cue: Cue) => boolean): number[] =>
  list.flatMap((cue, index) => (is(cue) ? [index] : []));
const of = (schedule: Schedule, ...kinds: CueKind[]): number[] => indexes(schedule, ({ kind }) => kinds.includes(kind));
const lastReport = ({ before }: Round) => before.at(-1);
const fallen = (round: Round) => continents.filter((continent) => lastReport(round)?.panic[continent] === 'orange');

describe('10,000 random schedules', () => {
  test('TIM-1 TIM-4 DIR-1 begin with the opening cues and end with Ending Timed Phase, once each', () => {
    const wrong = ({ schedule }: Round) =>
      of(schedule, 'new-technology').join() !== '0' ||
      of(schedule, 'budget').join() !== '1' ||
      of(schedule, 'ending').join() !== String(schedule.cues.length - 1);
    expect(breaking(wrong)).toEqual(none);
  });

  test('DIR-1 have every other XCOM cue exactly once, with one for each lab', () => {
    const once: CueKind[] = [
      'choose-mission',
      'deploy-squad',
      'emergency-funding',
      'deploy-satellites',
      'deploy-interceptors',
      'defend-base',
    ];
    const wrong = ({ schedule }: Round) => {
      const labs = schedule.cues.flatMap(({ lab }) => lab ?? []);
      return once.some((kind) => of(schedule, kind).length !== 1) || labs.toSorted((a, b) => a - b).join() !== '1,2,3';
    };
    expect(breaking(wrong)).toEqual(none);
    const orders = new Set(tenThousand().map(({ schedule }) => schedule.cues.flatMap(({ lab }) => lab ?? []).join()));
    expect(orders.size).toBe(6);
  });

  test('DIR-1 FIN-14 have the final mission cue in its first round, and its squad from then on', () => {
    const wrong = ({ briefing, before, schedule }: Round) => {
      const isThere = schedule.finalMission === 'available';
      const wasThere = before.length > 0 && planned(briefing, before.slice(0, -1)).finalMission === 'available';
      return (
        of(schedule, 'deploy-final-squad').length !== (isThere ? 1 : 0) ||
        of(schedule, 'final-mission').length !== (isThere && !wasThere ? 1 : 0)
      );
    };
    expect(breaking(wrong)).toEqual(none);
    expect(tenThousand().some(({ schedule }) => of(schedule, 'final-mission').length > 0)).toBe(true);
  });

  test("DIR-1 give each cue its kind's side, role and fields, and no others", () => {
    const wrong = ({ schedule }: Round) =>
      schedule.cues.some((cue) => {
        const { side, role } = isBaseCue(cue.kind) ? cues[cue.kind] : cue;
        const brings = cue.kind === 'ufos-detected' || cue.kind === 'ufos-descend';
        return (
          cue.side !== side ||
          cue.role !== role ||
          (cue.lab !== undefined) !== (cue.kind === 'assign-research') ||
          (cue.credits !== undefined) !== (cue.kind === 'budget') ||
          (cue.ufos !== undefined) !== brings ||
          (brings && ufosIn(cue) === 0)
        );
      });
    expect(breaking(wrong)).toEqual(none);
  });

  test('DIR-2 put unscrambled informed cues after all they respond to, and the final squad after its mission', () => {
    const ufos: CueKind[] = ['ufos-detected', 'ufos-descend'];
    const news: Partial<Record<CueKind, CueKind[]>> = {
      'deploy-satellites': ufos,
      'deploy-interceptors': ufos,
      'emergency-funding': [...ufos, 'crisis'],
      'defend-base': ['enemy-in-base'],
      'deploy-squad': ['choose-mission', 'enemy-in-base'],
      'deploy-final-squad': ['final-mission'],
    };
    const wrong = ({ schedule }: Round) =>
      schedule.cues.some((cue, i) => !cue.scrambled && of(schedule, ...(news[cue.kind] ?? [])).some((j) => j > i));
    expect(breaking(wrong)).toEqual(none);
  });

  test('DIR-3 never have Deploy Squad before Choose Mission, or anything before the opening cues', () => {
    const wrong = ({ schedule }: Round) => {
      const [squad = 0] = of(schedule, 'deploy-squad');
      return of(schedule, 'choose-mission').some((index) => index > squad) || schedule.cues[1]?.kind !== 'budget';
    };
    expect(breaking(wrong)).toEqual(none);
  });

  test('DIR-3 FIN-14 scramble each informed cue at times, before a cue it would have responded to', () => {
    const toOrbit = ({ ufos }: Cue) => ufos?.orbit !== undefined;
    const toContinents = ({ ufos = {} }: Cue) => continents.some((continent) => ufos[continent]);
    const news: Partial<Record<CueKind, (later: Cue) => boolean>> = {
      'deploy-satellites': toOrbit,
      'deploy-interceptors': toContinents,
      'emergency-funding': ({ kind }) => kind === 'ufos-detected' || kind === 'crisis',
      'defend-base': ({ kind }) => kind === 'enemy-in-base',
      'deploy-squad': ({ kind }) => kind === 'enemy-in-base',
    };
    const nothing = () => false;
    const wrong = ({ schedule }: Round) =>
      schedule.cues.some((cue, i) => cue.scrambled && !schedule.cues.slice(i + 1).some(news[cue.kind] ?? nothing));
    expect(breaking(wrong)).toEqual(none);
    const met = new Set(
      tenThousand().flatMap(({ schedule }) => schedule.cues.flatMap((cue) => (cue.scrambled ? cue.kind : []))),
    );
    expect(met).toEqual(new Set(Object.keys(news)));
  });

  test('DIR-3 FIN-14 scramble nothing while orbit is empty, except with Misdirection', () => {
    const wrong = (round: Round) =>
      round.briefing.plan !== 'misdirection' && !lastReport(round)?.orbitUfos && scrambled(round.schedule) > 0;
    expect(breaking(wrong)).toEqual(none);
  });

  test('DIR-4 FIN-14 bring all UFOs in orbit down in the third cue, even in a scrambled round', () => {
    const wrong = (round: Round) => {
      const orbit = lastReport(round)?.orbitUfos ?? 0;
      const where = of(round.schedule, 'ufos-descend');
      if (orbit === 0) return where.length > 0;
      const cue = round.schedule.cues[2];
      return where.join() !== '2' || cue === undefined || ufosIn(cue) !== orbit || cue.ufos?.orbit !== undefined;
    };
    expect(breaking(wrong)).toEqual(none);
    expect(tenThousand().some(({ schedule }) => schedule.cues[2]?.ufos && scrambled(schedule) > 0)).toBe(true);
  });

  test('DIR-5 have one to four UFOs Detected cues while UFOs are left to place', () => {
    const wrong = (round: Round) => {
      const cueCount = of(round.schedule, 'ufos-detected').length;
      const free = components.ufos - (lastReport(round)?.orbitUfos ?? 0);
      return free === 0 ? cueCount > 0 : cueCount < 1 || cueCount > 4;
    };
    expect(breaking(wrong)).toEqual(none);
  });

  test('DIR-9 FIN-14 light up before the UFOs Detected cue shown, once at most, and not with many UFOs in orbit', () => {
    const wrong = (round: Round) => {
      const { cues: list, forecasts } = round.schedule;
      const shown = forecasts.map(({ reveals }) => reveals);
      return (
        forecasts.some(
          ({ from, reveals }) => from < 1 || from >= reveals || list[reveals - 1]?.kind !== 'ufos-detected',
        ) ||
        new Set(shown).size !== shown.length ||
        ((lastReport(round)?.orbitUfos ?? 0) >= 3 && forecasts.length > 0)
      );
    };
    expect(breaking(wrong)).toEqual(none);
    const withDescent = ({ schedule }: Round) => of(schedule, 'ufos-descend').length > 0;
    expect(tenThousand().some((round) => withDescent(round) && round.schedule.forecasts.length > 0)).toBe(true);
  });

  test('DIR-10 FIN-14 change adaptation by at most one step a round within ±2, with a reason', () => {
    const wrong = ({ briefing, before, schedule }: Round) => {
      const previous = before.length === 0 ? 0 : planned(briefing, before.slice(0, -1)).adaptation.step;
      const { step, reasons } = schedule.adaptation;
      const moved = step - previous;
      return Math.abs(moved) > 1 || Math.abs(step) > 2 || (moved !== 0 && reasons.length === 0);
    };
    expect(breaking(wrong)).toEqual(none);
  });

  test('DIR-12 never ask for more than 24 UFOs, or for more enemies than base places', () => {
    const wrong = (round: Round) => {
      const placed = round.schedule.cues
        .filter(({ kind }) => kind === 'ufos-detected')
        .reduce((sum, cue) => sum + ufosIn(cue), 0);
      const enemies = of(round.schedule, 'enemy-in-base').length;
      return placed + (lastReport(round)?.orbitUfos ?? 0) > components.ufos || enemies > components.basePlaces;
    };
    expect(breaking(wrong)).toEqual(none);
  });

  test('DIR-12 never target a fallen continent', () => {
    const wrong = (round: Round) =>
      round.schedule.cues.some(({ ufos = {} }) => fallen(round).some((continent) => continent in ufos));
    expect(breaking(wrong)).toEqual(none);
    expect(tenThousand().some((round) => fallen(round).length > 0)).toBe(true);
  });

  test('FIN-2 FIN-20 have limits by kind and difficulty, and none for the ending if the pause is unlimited', () => {
    const limitsOf = new Map<string, Set<number | null>>();
    for (const { briefing, schedule } of tenThousand()) {
      expect(schedule.pause).toBe(pauseMs(briefing.difficulty));
      for (const { kind, limit } of schedule.cues) {
        const key = `${kind} ${briefing.difficulty}`;
        limitsOf.set(key, (limitsOf.get(key) ?? new Set()).add(limit));
      }
    }
    expect([...limitsOf.values()].every((limits) => limits.size === 1)).toBe(true);
    for (const kind of ['ending', 'budget'] as const) {
      const planned = difficulties.map((difficulty) => [...(limitsOf.get(`${kind} ${difficulty}`) ?? [])]);
      expect(planned).toEqual(difficulties.map((difficulty) => [limitMs(kind, difficulty)]));
    }
  });

  test('are for the round after the reports', () => {
    expect(breaking(({ before, schedule }) => schedule.round !== before.length + 1)).toEqual(none);
  });
});

test('the same briefing and reports give the same schedule, another seed gives another', () => {
  const some = [...allKinds(500)];
  const again = some.map(({ briefing, before }) => JSON.stringify(planned(briefing, before)));
  expect(again).toEqual(some.map(({ schedule }) => JSON.stringify(schedule)));
  const other = some.map(({ briefing, before }) => JSON.stringify(planned({ ...briefing, seed: 'other' }, before)));
  const equal = other.filter((text, i) => text === again[i]).length;
  expect(equal).toBeLessThan(5);
});

test('DIR-9 FIN-14 forecasts are listed in the order in which their lights go on', () => {
  const wrong = ({ schedule: { forecasts } }: Round) =>
    forecasts.some(({ from, reveals }, i) => {
      const before = forecasts[i - 1];
      return before && (before.from > from || (before.from === from && before.reveals > reveals));
    });
  expect(breaking(wrong)).toEqual(none);
});

test('DIR-12 with every continent fallen no UFO descends, and new ones stay in orbit', () => {
  const panic = { ...calm };
  for (const continent of continents) panic[continent] = 'orange';
  const { cues: list } = planned({}, reports(1, { panic, orbitUfos: 5 }));
  expect(list.some(({ kind }) => kind === 'ufos-descend')).toBe(false);
  expect(new Set(list.flatMap(({ ufos = {} }) => Object.keys(ufos)))).toEqual(new Set(['orbit']));
});

test('DIR-12 with all 24 UFOs in orbit no new one comes, and those descend', () => {
  const { cues: list } = planned({ plan: 'misdirection' }, reports(1, { orbitUfos: 24 }));
  expect(list.some(({ kind }) => kind === 'ufos-detected')).toBe(false);
  expect(list[2]?.kind).toBe('ufos-descend');
});
