import { describe, expect, test } from 'vitest';
import { calm, type Script, type ScriptedCue, scripted } from '../../../tests/tools/given.ts';
import { report, reports, tenThousand } from '../../../tests/tools/rounds.ts';
import { components } from '../../content/components.ts';
import type { CueKind } from '../../content/cues.ts';
import type { Difficulty } from '../../content/difficulties.ts';
import { standardInvasion } from '../../content/invasion.ts';
import { blank } from '../evolve/evolve.ts';
import { seededDice } from '../state/dice.ts';
import type { Report, Schedule } from '../state/schedule.ts';
import type { Open } from '../state/state.ts';
import { scheduleFault } from './schedule.ts';

type Planned = Schedule['cues'][number];

/** A game that has these reports behind it. */
const having = (before: readonly Report[], difficulty: Difficulty = 'normal'): Open => ({
  ...blank.open,
  setup: { ...blank.open.setup, difficulty },
  reports: before,
});

/** A round with every kind of cue in it but those of the final mission. */
const cues: readonly ScriptedCue[] = [
  'new-technology',
  { kind: 'budget', credits: 9 },
  { kind: 'ufos-descend', ufos: { europe: 2 } },
  { kind: 'ufos-detected', ufos: { africa: 1, orbit: 1 } },
  'crisis',
  'enemy-in-base',
  'choose-mission',
  'deploy-squad',
  { kind: 'assign-research', lab: 2 },
  'emergency-funding',
  { kind: 'ufos-detected', ufos: { europe: 1 } },
  { kind: 'assign-research', lab: 1 },
  { kind: 'assign-research', lab: 3 },
  'deploy-satellites',
  'deploy-interceptors',
  'defend-base',
  'ending',
];

const scheduleOf = (script: Script, before: readonly Report[], difficulty: Difficulty = 'normal'): Schedule =>
  scripted(script)(
    { seed: 's', difficulty, plan: 'domination', base: 'europe' },
    before,
    seededDice('s'),
    standardInvasion,
  );

/** Two UFOs in orbit, Asia fallen: UFOs descend, and no cue may send any to Asia. */
const second = [report(1, { orbitUfos: 2, panic: { ...calm, asia: 'orange' } })];
const plan = scheduleOf({ cues, forecasts: [{ from: 2, reveals: 4 }] }, second);
const open = having(second);
const fault = (schedule: Schedule, described = false) => scheduleFault(schedule, open, described);

const indexOf = (kind: CueKind, of = plan): number => of.cues.findIndex((cue) => cue.kind === kind);
const change = (kind: CueKind, to: (cue: Planned) => object, of = plan): Schedule => ({
  ...of,
  cues: of.cues.map((cue, i) => (i === indexOf(kind, of) ? { ...cue, ...to(cue) } : cue)),
});
const without = (kind: CueKind, of = plan): Schedule => ({ ...of, cues: of.cues.filter((cue) => cue.kind !== kind) });
const added = (cue: object, at = 3): Schedule => ({ ...plan, cues: plan.cues.toSpliced(at, 0, cue as Planned) });
const again = (kind: CueKind): Schedule => added(plan.cues[indexOf(kind)] ?? {});
const moved = (kind: CueKind, to: number, of = plan): Schedule => {
  const from = indexOf(kind, of);
  const cue = of.cues[from] as Planned;
  return { ...of, forecasts: [], cues: of.cues.toSpliced(from, 1).toSpliced(to, 0, cue) };
};
const dropped = (cue: Planned, key: keyof Planned): object =>
  Object.fromEntries(Object.entries(cue).filter(([name]) => name !== key));
const bare = (kind: CueKind, key: keyof Planned): Schedule => {
  const i = indexOf(kind);
  return { ...plan, cues: plan.cues.with(i, dropped(plan.cues[i] as Planned, key) as unknown as Planned) };
};

const xcom = [
  'new-technology',
  'budget',
  'deploy-squad',
  'emergency-funding',
  'deploy-satellites',
  'deploy-interceptors',
  'defend-base',
] as const;

test('FIN-21 what a director sends is in order, whatever was reported', () => {
  const wrong = tenThousand().flatMap(({ briefing, before, schedule }) => {
    const says = scheduleFault(schedule, having(before, briefing.difficulty), false);
    return says === null ? [] : [{ says, briefing, before }];
  });
  expect(wrong.slice(0, 1)).toEqual([]);
  expect(tenThousand().length).toBeGreaterThanOrEqual(1_000);
  expect(fault(plan)).toBe(null);
});

describe('FIN-21 no director could have sent', () => {
  const says = 'each kind of cue has its own side, role and details';
  const often = 'each kind of cue comes as often as it may';
  const broken: readonly (readonly [says: string, name: string, schedule: Schedule])[] = [
    ['it is for the next round', 'a plan for another round', { ...plan, round: 3 }],
    [says, 'a crisis of the XCOM side', change('crisis', () => ({ side: 'xcom' }))],
    [says, 'an XCOM cue of the aliens', change('defend-base', () => ({ side: 'alien' }))],
    [says, 'a cue of another role', change('budget', () => ({ role: 'squad-leader' }))],
    [says, 'an ending for one role', change('ending', () => ({ role: 'commander' }))],
    [says, 'credits in another cue', change('deploy-squad', () => ({ credits: 1 }))],
    [says, 'a budget without credits', bare('budget', 'credits')],
    [says, 'a lab in another cue', change('deploy-squad', () => ({ lab: 1 }))],
    [says, 'research without a lab', bare('assign-research', 'lab')],
    [says, 'UFOs in another cue', change('enemy-in-base', () => ({ ufos: { europe: 1 } }))],
    [says, 'a UFO cue without UFOs', bare('ufos-detected', 'ufos')],
    [says, 'a UFO cue of no UFO', change('ufos-detected', () => ({ ufos: {} }))],
    [says, 'UFOs that descend to orbit', change('ufos-descend', ({ ufos }) => ({ ufos: { ...ufos, orbit: 1 } }))],
    ['each lab is called once', 'a lab twice', change('assign-research', ({ lab }) => ({ lab: lab === 1 ? 2 : 1 }))],
    ...xcom.map((kind) => [often, `${kind} twice`, again(kind)] as const),
    ...xcom.slice(2).map((kind) => [often, `no ${kind}`, without(kind)] as const),
    [often, 'two labs', { ...plan, cues: plan.cues.toSpliced(indexOf('assign-research'), 1) }],
    [often, 'an ending on the way', again('ending')],
    [often, 'no ending', without('ending')],
    [often, 'a mission chosen twice', again('choose-mission')],
    [often, 'UFOs that descend twice', again('ufos-descend')],
    [
      often,
      'five enemies',
      { ...plan, cues: plan.cues.toSpliced(3, 0, ...Array(5).fill(plan.cues[indexOf('enemy-in-base')])) },
    ],
    [often, 'six crises', { ...plan, cues: plan.cues.toSpliced(3, 0, ...Array(6).fill(plan.cues[indexOf('crisis')])) }],
    [
      often,
      'five UFO cues',
      { ...plan, cues: plan.cues.toSpliced(3, 0, ...Array(5).fill(plan.cues[indexOf('ufos-detected')])) },
    ],
    ['the opening two come first', 'the budget first', moved('budget', 0)],
    ['the opening two come first', 'a crisis second', moved('crisis', 1)],
    ['UFOs descend right after them', 'UFOs that descend later', moved('ufos-descend', 3)],
    ['the ending comes last', 'a cue after the ending', moved('crisis', plan.cues.length - 1)],
    ['times are those of their tables', 'a longer cue', change('deploy-squad', () => ({ limit: 99_000 }))],
    ['times are those of their tables', 'a cue without a limit', change('deploy-squad', () => ({ limit: null }))],
    ['times are those of their tables', 'an ending without a limit', change('ending', () => ({ limit: null }))],
    ['times are those of their tables', 'another pause', { ...plan, pause: 60_001 }],
    ['times are those of their tables', 'a pause without end', { ...plan, pause: null }],
    [
      'lights show UFO cues still to come',
      'a light for a cue without UFOs',
      { ...plan, forecasts: [{ from: 1, reveals: 2 }] },
    ],
    [
      'lights show UFO cues still to come',
      'a light for a cue that is not there',
      { ...plan, forecasts: [{ from: 1, reveals: 99 }] },
    ],
    ['lights show UFO cues still to come', 'a light on its own cue', { ...plan, forecasts: [{ from: 3, reveals: 3 }] }],
    [
      'lights show UFO cues still to come',
      'two lights for a cue',
      {
        ...plan,
        forecasts: [
          { from: 1, reveals: 3 },
          { from: 2, reveals: 3 },
        ],
      },
    ],
    ['it presses and eases step by step', 'two steps in a round', { ...plan, adaptation: { step: 2, reasons: [] } }],
    ['it presses and eases step by step', 'two steps down', { ...plan, adaptation: { step: -2, reasons: [] } }],
    [
      'credits are those of the continents and the tables',
      'more credits than there are',
      change('budget', () => ({ credits: 31 })),
    ],
    [
      'UFOs come from where they are, to where they can go',
      'more UFOs down than there are in orbit',
      change('ufos-descend', () => ({ ufos: { europe: 3 } })),
    ],
    ['UFOs come from where they are, to where they can go', 'UFOs that all stay in orbit', without('ufos-descend')],
    [
      'UFOs come from where they are, to where they can go',
      'UFOs down on a fallen continent',
      change('ufos-descend', () => ({ ufos: { asia: 2 } })),
    ],
    [
      'UFOs come from where they are, to where they can go',
      'new UFOs on a fallen continent',
      change('ufos-detected', () => ({ ufos: { asia: 1 } })),
    ],
    [
      'UFOs come from where they are, to where they can go',
      'more UFOs than are left',
      change('ufos-detected', () => ({ ufos: { europe: 23 } })),
    ],
    ['a mission is chosen until then', 'no mission to choose', without('choose-mission')],
    [
      'the final mission has its cues only where it is available',
      'a final mission that is locked',
      added({ kind: 'final-mission', side: 'xcom', role: 'squad-leader', scrambled: false, limit: 16_000 }),
    ],
    [
      'the final mission has its cues only where it is available',
      'its squad before it',
      added({ kind: 'deploy-final-squad', side: 'xcom', role: 'squad-leader', scrambled: false, limit: 22_000 }),
    ],
    [
      'its squad is called once it is available',
      'a final mission without a squad',
      { ...plan, finalMission: 'available' },
    ],
  ];

  test.each(broken)('%s: %s', (promise, _, schedule) => {
    expect(fault(schedule)).toBe(promise);
  });

  test('DIR-2 DIR-3 an order of cues that none can have', () => {
    const order = 'cues come in an order they can have';
    // No UFO, enemy or crisis comes after them: there is nothing to scramble.
    for (const kind of [
      'deploy-satellites',
      'deploy-interceptors',
      'defend-base',
      'emergency-funding',
      'deploy-squad',
    ] as const) {
      const late = moved(
        kind,
        plan.cues.length - 2,
        change(kind, () => ({ scrambled: false })),
      );
      expect(fault(late)).toBe(null);
      expect(fault(change(kind, () => ({ scrambled: true }), late))).toBe(order);
    }
    for (const kind of ['deploy-satellites', 'deploy-interceptors', 'defend-base'] as const) {
      const early = moved(
        kind,
        3,
        change(kind, () => ({ scrambled: false })),
      );
      expect(fault(early)).toBe(order);
      expect(fault(change(kind, () => ({ scrambled: true }), early))).toBe(null);
    }
    // Older releases called for these two before their news, too.
    expect(
      fault(
        moved(
          'emergency-funding',
          3,
          change('emergency-funding', () => ({ scrambled: false })),
        ),
      ),
    ).toBe(null);
    expect(fault(moved('choose-mission', 3, moved('deploy-squad', 4)))).toBe(null);
    expect(fault(moved('choose-mission', 4, moved('deploy-squad', 3)))).toBe(order);
    expect(fault(change('assign-research', () => ({ scrambled: true })))).toBe(order);
    expect(fault(change('crisis', () => ({ scrambled: true })))).toBe(order);
  });
});

describe('FIN-21 what directors of older releases sent stays valid:', () => {
  const late = reports(8, { missionCompleted: true });
  const calmCues = cues.filter((cue) => typeof cue === 'string' || cue.kind !== 'ufos-descend');
  const final = scheduleOf(
    { cues: calmCues.toSpliced(8, 0, 'deploy-final-squad'), finalMission: () => 'available' },
    late,
  );
  const isFine = (schedule: Schedule, before: readonly Report[], difficulty: Difficulty = 'normal') =>
    scheduleFault(schedule, having(before, difficulty), false);

  test('DIR-1 no mission to choose once the final mission is available', () => {
    expect(isFine(final, late)).toBe(null);
    expect(isFine(without('choose-mission', final), late)).toBe(null);
    expect(isFine(without('deploy-final-squad', final), late)).toBe('its squad is called once it is available');
  });

  test('DIR-4 fewer UFOs that descend than there are in orbit, though some', () => {
    expect(fault(change('ufos-descend', () => ({ ufos: { europe: 1 } })))).toBe(null);
  });

  test('FIN-20 an ending with a limit where pause is unlimited, and one without', () => {
    for (const [difficulty, limit] of [
      ['tutorial', 60_000],
      ['easy', 40_000],
    ] as const) {
      const easy = scheduleOf({ cues: calmCues }, [], difficulty);
      for (const one of [limit, null]) {
        expect(
          isFine(
            change('ending', () => ({ limit: one }), easy),
            [],
            difficulty,
          ),
        ).toBe(null);
      }
      const other = change('ending', () => ({ limit: limit + 1 }), easy);
      expect(isFine(other, [], difficulty)).toBe('times are those of their tables');
    }
  });

  test('DIR-11 the final mission before its squad', () => {
    const comes = scheduleOf(
      { cues: calmCues.toSpliced(7, 0, 'final-mission', 'deploy-final-squad'), finalMission: () => 'available' },
      late,
    );
    expect(isFine(comes, late)).toBe(null);
    expect(isFine(moved('deploy-final-squad', 3, comes), late)).toBe('cues come in an order they can have');
  });
});

test('FIN-13 a described table plays its first round from a cue on, or with one that was put first', () => {
  const rest = { ...plan, forecasts: [], cues: plan.cues.slice(indexOf('crisis')) };
  expect(fault(rest, true)).toBe(null);
  expect(fault(rest)).not.toBe(null);
  const put = (cue: object) => ({ ...rest, cues: [cue as Planned, ...rest.cues] });
  const descend = { kind: 'ufos-descend', side: 'alien', role: 'central-officer', scrambled: false, limit: 15_000 };
  expect(fault(put(descend), true)).toBe(null);
  expect(fault(put({ ...descend, ufos: { europe: components.ufos } }), true)).toBe(null);
  expect(fault(put({ ...descend, ufos: { europe: 13, africa: 12 } }), true)).not.toBe(null);
  expect(fault(put({ ...descend, side: 'xcom' }), true)).not.toBe(null);
  expect(fault({ ...plan, cues: [] }, true)).toBe('the ending comes last');
});
