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

/** Open half of a game with these reports. */
const openWith = (before: readonly Report[], difficulty: Difficulty = 'normal'): Open => ({
  ...blank.open,
  setup: { ...blank.open.setup, difficulty },
  reports: before,
});

/** A round with every kind of cue except those of the final mission. */
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

/** Reports of a first round that left two UFOs in orbit, which must descend, and Asia fallen, where none may go. */
const second = [report(1, { orbitUfos: 2, panic: { ...calm, asia: 'orange' } })];
const plan = scheduleOf({ cues, forecasts: [{ from: 2, reveals: 4 }] }, second);
const open = openWith(second);
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

test('FIN-21 accepts every schedule of the director, whatever was reported', () => {
  const wrong = tenThousand().flatMap(({ briefing, before, schedule }) => {
    const says = scheduleFault(schedule, openWith(before, briefing.difficulty), false);
    return says === null ? [] : [{ says, briefing, before }];
  });
  expect(wrong.slice(0, 1)).toEqual([]);
  expect(tenThousand().length).toBeGreaterThanOrEqual(1_000);
  expect(fault(plan)).toBe(null);
});

describe('FIN-21 rejects a schedule that breaks a rule:', () => {
  const says = 'each kind of cue has its own side, role and details';
  const count = 'each kind of cue comes as often as it may';
  const broken: readonly (readonly [says: string, name: string, schedule: Schedule])[] = [
    ['it is for the next round', 'a plan for another round', { ...plan, round: 3 }],
    [says, 'a crisis on the XCOM side', change('crisis', () => ({ side: 'xcom' }))],
    [says, 'an XCOM cue on the alien side', change('defend-base', () => ({ side: 'alien' }))],
    [says, 'a cue with the wrong role', change('budget', () => ({ role: 'squad-leader' }))],
    [says, 'an ending for one role', change('ending', () => ({ role: 'commander' }))],
    [says, 'credits in another cue', change('deploy-squad', () => ({ credits: 1 }))],
    [says, 'a budget without credits', bare('budget', 'credits')],
    [says, 'a lab in another cue', change('deploy-squad', () => ({ lab: 1 }))],
    [says, 'research without a lab', bare('assign-research', 'lab')],
    [says, 'UFOs in another cue', change('enemy-in-base', () => ({ ufos: { europe: 1 } }))],
    [says, 'a UFO cue without UFOs', bare('ufos-detected', 'ufos')],
    [says, 'a UFO cue with an empty list', change('ufos-detected', () => ({ ufos: {} }))],
    [says, 'UFOs that descend to orbit', change('ufos-descend', ({ ufos }) => ({ ufos: { ...ufos, orbit: 1 } }))],
    ['each lab is called once', 'a lab twice', change('assign-research', ({ lab }) => ({ lab: lab === 1 ? 2 : 1 }))],
    ...xcom.map((kind) => [count, `${kind} twice`, again(kind)] as const),
    ...xcom.slice(2).map((kind) => [count, `no ${kind}`, without(kind)] as const),
    [count, 'only two labs', { ...plan, cues: plan.cues.toSpliced(indexOf('assign-research'), 1) }],
    [count, 'an ending in the middle', again('ending')],
    [count, 'no ending', without('ending')],
    [count, 'a mission chosen twice', again('choose-mission')],
    [count, 'UFOs that descend twice', again('ufos-descend')],
    [
      count,
      'five enemies',
      { ...plan, cues: plan.cues.toSpliced(3, 0, ...Array(5).fill(plan.cues[indexOf('enemy-in-base')])) },
    ],
    [count, 'six crises', { ...plan, cues: plan.cues.toSpliced(3, 0, ...Array(6).fill(plan.cues[indexOf('crisis')])) }],
    [
      count,
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
    ['times are those of their tables', 'a wrong pause time', { ...plan, pause: 60_001 }],
    ['times are those of their tables', 'unlimited pause time', { ...plan, pause: null }],
    [
      'scanner lights are in order, and each goes on before the UFO cue that it alone reveals',
      'a light for a cue without UFOs',
      { ...plan, forecasts: [{ from: 1, reveals: 2 }] },
    ],
    [
      'scanner lights are in order, and each goes on before the UFO cue that it alone reveals',
      'a light for a cue that does not exist',
      { ...plan, forecasts: [{ from: 1, reveals: 99 }] },
    ],
    [
      'scanner lights are in order, and each goes on before the UFO cue that it alone reveals',
      'a light on its own cue',
      { ...plan, forecasts: [{ from: 3, reveals: 3 }] },
    ],
    [
      'scanner lights are in order, and each goes on before the UFO cue that it alone reveals',
      'two lights for a cue',
      {
        ...plan,
        forecasts: [
          { from: 1, reveals: 3 },
          { from: 2, reveals: 3 },
        ],
      },
    ],
    ['it presses and eases step by step', 'two steps up in a round', { ...plan, adaptation: { step: 2, reasons: [] } }],
    [
      'it presses and eases step by step',
      'two steps down in a round',
      { ...plan, adaptation: { step: -2, reasons: [] } },
    ],
    [
      'credits are those of the continents and the tables',
      'more credits than there are',
      change('budget', () => ({ credits: 31 })),
    ],
    [
      'UFOs come from where they are, to where they can go',
      'more UFOs descending than are in orbit',
      change('ufos-descend', () => ({ ufos: { europe: 3 } })),
    ],
    [
      'UFOs come from where they are, to where they can go',
      'UFOs in orbit that do not descend',
      without('ufos-descend'),
    ],
    [
      'UFOs come from where they are, to where they can go',
      'UFOs descending to a fallen continent',
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
      'a cue for a locked final mission',
      added({ kind: 'final-mission', side: 'xcom', role: 'squad-leader', scrambled: false, limit: 16_000 }),
    ],
    [
      'the final mission has its cues only where it is available',
      'a squad for a locked final mission',
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

  test('DIR-2 DIR-3 cues that come too early, or scrambled ones that have lost no information', () => {
    const order = 'cues come in an order they can have';
    // No cue that informs them comes later, so there is nothing to scramble.
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
    // Older releases could place these two before the cues that inform them.
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

describe('FIN-21 accepts what directors of older releases sent:', () => {
  const late = reports(8, { missionCompleted: true });
  const calmCues = cues.filter((cue) => typeof cue === 'string' || cue.kind !== 'ufos-descend');
  const final = scheduleOf(
    { cues: calmCues.toSpliced(8, 0, 'deploy-final-squad'), finalMission: () => 'available' },
    late,
  );
  const isFine = (schedule: Schedule, before: readonly Report[], difficulty: Difficulty = 'normal') =>
    scheduleFault(schedule, openWith(before, difficulty), false);

  test('DIR-9 a light that reveals UFOs Descend', () => {
    expect(fault({ ...plan, forecasts: [{ from: 2, reveals: 3 }] })).toBe(null);
  });

  test('DIR-1 no mission to choose once the final mission is available', () => {
    expect(isFine(final, late)).toBe(null);
    expect(isFine(without('choose-mission', final), late)).toBe(null);
    expect(isFine(without('deploy-final-squad', final), late)).toBe('its squad is called once it is available');
  });

  test('DIR-4 fewer UFOs descending than are in orbit, but at least one', () => {
    expect(fault(change('ufos-descend', () => ({ ufos: { europe: 1 } })))).toBe(null);
  });

  test('FIN-20 an ending with a limit although pause time is unlimited', () => {
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

test('FIN-13 a described table can start its first round at a later cue or with an inserted one', () => {
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
