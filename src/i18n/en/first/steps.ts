import type { ChecklistKeyOf, PlainStep } from '../../../content/checklists.ts';
import type { StepKind } from '../../../content/steps.ts';

export const steps = {
  'step.of': 'Step {number} of 14',
  'step.forgotten': 'often forgotten',
  'step.end-round': 'End round\u00a0{round}',
  'step.back': 'Back',
  'step.roll': 'Roll',
  'step.audit.name': 'Audit budget',
  'step.audit.count': 'Count the units on the board: labs, orbit, continents, base and missions.',
  'step.audit.stayed': 'Soldiers who stayed on a mission count too.',
  'step.audit.pay': 'Pay one credit for each. Units on cards and in reserve are free.',
  'step.audit.deficit':
    'Deficit: for each credit you are short, one at a time, raise panic by 1 on the most panicked continent (not one that has fallen). Ties: the Commander decides.',
  'step.recruit.name': 'Recruit and build',
  'step.recruit.buy': 'Spend what is left: one credit for each soldier or interceptor from the recruitment pool.',
  'step.recruit.ready': 'They go to reserve and can be used at once.',
  'step.recruit.lost': 'Return what you did not spend. It is lost.',
  'step.crises.name': 'Crises',
  'step.crises.resolve': 'Resolve the crises from the first to the last, and discard each.',
  'step.crises.added': 'If a crisis is added meanwhile, resolve it too.',
  'step.research.name': 'Research',
  'step.orbital-defense.name': 'Orbital defence',
  'step.global-defense.name': 'Global defence',
  'step.base-defense.name': 'Base defence',
  'step.base-destroyed.name': 'Base destroyed?',
  'step.missions.name': 'Missions',
  'step.panic-report.name': 'Panic report',
  'step.mission-report.name': 'Mission completed?',
  'step.refresh.name': 'Refresh',
  'step.refresh.cards': 'Ready all exhausted cards. From here on no card may be used.',
  'step.refresh.units': 'Ready exhausted satellites and scientists in reserve, and only those.',
  'step.refresh.discards': 'Put each discard pile under its deck.',
  'step.return-units.name': 'Return units',
  'step.return-units.all': 'All units on the board and on cards go to reserve.',
  'step.return-units.stay': 'Soldiers on an unfinished mission stay.',
  'step.return-units.exhausted': 'Exhausted units return exhausted and miss the next round.',
  'step.orbit-report.name': 'UFOs in orbit',
} satisfies Readonly<
  Record<`step.${StepKind}.name` | `step.${ChecklistKeyOf<PlainStep>}`, string> & Record<string, string>
>;
