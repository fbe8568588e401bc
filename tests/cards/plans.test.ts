import { describe, expect, test } from 'vitest';
import type { PartRule, PlanCard } from '../../src/content/cards/cards.ts';
import type { BasePlan } from '../../src/content/plans.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import type { Position } from '../../src/rules/index.ts';
import { type Play, table } from '../tools/given.ts';
import { choose, roll, rollAndApply } from '../tools/hands.ts';
import { completeMission, iconsOf, squad, takeIcons } from './squad.ts';
import { at, panic } from './tasks.ts';

const leader = { as: 'squad-leader' } as const;
const critical = new Set<string>();
const won = new Set<string>();

/** Declares the test of a plan's critical damage. An enemy left in the base moves damage onto the first red space. */
function criticalDamage(plan: BasePlan, does: string, prove: (play: (more?: Position) => Play) => void): void {
  critical.add(plan);
  const play = (more: Position = {}) => {
    const units = [...at('mission', 'heavy-1'), ...(more.units ?? [])];
    const begin = {
      begin: 'base-defense',
      damage: 2,
      enemies: ['muton-grunt'],
      mission: 'lost-patrol',
      panic,
    } as const;
    return table({ ...begin, ...more, units }, { plan });
  };
  test(`TAB-4 ${plan}: ${does}`, () => prove(play));
}

describe('critical damage', () => {
  criticalDamage('domination', 'the most panicked continent rises by one', (play) => {
    expect(play().board.continents.australia.panic).toBe(6);
    const tie = play({ panic: { ...panic, asia: 5 } });
    expect(tie.board.choice).toMatchObject({ role: 'squad-leader', options: ['asia', 'australia'] });
    choose(tie, 'asia');
    expect(tie.board.continents.asia.panic).toBe(6);
    expect(tie.view.step).toBe('missions');
  });

  criticalDamage('infiltration', 'a crisis comes into the pool, for the next round', (play) => {
    const given = play();
    expect(given.board.crisisPool).toHaveLength(1);
    expect(given.passSteps().view.round).toBe(2);
    expect(given.board.crisisPool).toHaveLength(1);
  });

  criticalDamage('misdirection', 'a UFO comes into orbit', (play) => {
    expect(play().board.orbit.ufos).toBe(1);
  });

  criticalDamage('occupation', 'a UFO comes to the base continent', (play) => {
    expect(play().board.continents.europe.ufos).toBe(1);
    expect(play({ panic: { ...panic, europe: 8 } }).board.continents.europe.ufos).toBe(0);
  });

  criticalDamage('onslaught', 'a soldier is killed', (play) => {
    const given = play({ units: at('mission', 'sniper-1') });
    expect(given.board.choice).toMatchObject({ role: 'squad-leader', options: ['heavy-1', 'sniper-1'] });
    choose(given, 'sniper-1');
    expect(given.placeOf('sniper-1')).toBe('pool');
    expect(given.view.step).toBe('missions');
  });

  test('TAB-4 happens before the next enemy deals its damage, and the base is cleared afterwards', () => {
    const units = at('mission', 'heavy-1');
    const begin = { begin: 'base-defense', mission: 'lost-patrol', panic } as const;
    const play = table({ ...begin, units, damage: 2, enemies: ['muton-grunt', 'muton-elite', 'muton-grunt'] });
    const changes = play.log.flatMap((event) => {
      if (event.type === 'damage-changed') return [`damage ${event.damage}`];
      if (event.type === 'panic-changed') return [`${event.continent} ${event.panic}`];
      return event.type === 'cards-moved' ? ['cleared'] : [];
    });
    expect(changes).toEqual([
      'damage 3',
      'australia 6',
      'damage 5',
      'australia 7',
      'damage 6',
      'cleared',
      'cleared',
      'cleared',
    ]);
  });
});

/** Plays up to the final mission, with its squad deployed and its enemies face up. */
function finalMission(plan: BasePlan): Play {
  const cues = ['final-mission', 'deploy-final-squad', 'ending'] as const;
  const play = table({ begin: 'final-mission', budget: 4, panic }, { plan, cues });
  play.do('done');
  const units = squad('final-mission').map(({ id }) => id);
  play.do({ type: 'assign', units, to: 'final-mission' }, leader);
  return play.until('ending').untilStep('missions');
}

/** The three parts of each final mission: the skills of its icons, or an enemy. */
const parts: Readonly<Record<BasePlan, readonly string[]>> = {
  domination: ['positioning', 'enemy', 'critical teamwork'],
  infiltration: ['teamwork* critical', 'positioning* firepower', 'enemy'],
  misdirection: ['enemy', 'critical positioning', 'firepower teamwork'],
  occupation: ['firepower teamwork', 'critical', 'enemy'],
  onslaught: ['enemy', 'firepower* positioning', 'teamwork critical*'],
};

describe('the final mission', () => {
  for (const plan of ['domination', 'infiltration', 'misdirection', 'occupation', 'onslaught'] as const) {
    test(`END-1 ${plan}: completing its three parts wins the game at once`, () => {
      won.add(plan);
      const play = finalMission(plan);
      const laid = play.board.finalMission?.parts.map(({ icons }) =>
        icons ? icons.map(({ skill, special }) => skill + (special ? '*' : '')).join(' ') : 'enemy',
      );
      expect(laid).toEqual(parts[plan]);
      completeMission(play, 'final-mission');
      expect(play.view.outcome).toMatchObject({ won: true, why: 'final-mission' });
    });
  }

  /** Plays up to a part of the plan's final mission, with the squad on its icons. */
  function reached(plan: BasePlan, part: number, units = squad('final-mission')): Play {
    const play = table({ begin: 'missions', finalMission: 'available', panic, units }, { plan });
    play.do({ type: 'take', task: { mission: 'final-mission' } }, leader);
    while (play.board.task?.part !== part) {
      takeIcons(play);
      rollAndApply(play, Array(play.board.task?.dice).fill(6), 8);
    }
    takeIcons(play);
    return play;
  }

  /** Returns the parts of all plans that have this rule. */
  const ruled = <R extends PartRule['is']>(is: R) =>
    standardCards.plans.flatMap((plan: PlanCard) =>
      plan.parts.flatMap((printed, part) => {
        const rule = 'icons' in printed ? printed.rule : undefined;
        return rule?.is === is ? [{ plan: plan.id, part, rule: rule as Extract<PartRule, { is: R }> }] : [];
      }),
    );
  const dice = (play: Play) => play.board.task?.dice ?? 0;

  test.each(ruled('threat'))('TSK-4 $plan: part $part has a minimum threat', ({ plan, part, rule }) => {
    expect(reached(plan, part).board.task?.threat).toBe(rule.atLeast);
    const lost = reached(plan, part);
    roll(lost, Array(dice(lost)).fill(1), rule.atLeast);
    expect(lost.board.task?.roll?.loss).toBe(true);
    const kept = reached(plan, part);
    roll(kept, Array(dice(kept)).fill(1), rule.atLeast + 1);
    expect(kept.board.task?.roll?.loss).toBe(false);
  });

  test('TSK-4 TSK-5 threat begins at one without such a rule, and rises above a minimum as usual', () => {
    expect(reached('occupation', 0).board.task?.threat).toBe(1);
    const play = reached('domination', 0);
    for (let rolls = 0; rolls < 4; rolls += 1) rollAndApply(play, Array(dice(play)).fill(1));
    expect(play.board.task?.threat).toBe(5);
  });

  test.each(ruled('needs'))(
    'RES-9 $plan: part $part needs the number of successes of its rule',
    ({ plan, part, rule }) => {
      const play = reached(plan, part);
      for (let successes = 1; successes <= rule.successes; successes += 1) {
        expect(play.board.task?.part).toBe(part);
        rollAndApply(
          play,
          Array.from({ length: dice(play) }, (_, i) => (i === 0 ? 6 : 1)),
        );
      }
      // Completing the last part removes the final mission from the table.
      expect(play.board.finalMission?.parts[part]?.complete ?? play.view.outcome?.won).toBe(true);
    },
  );

  test('RES-9 a part without such a rule needs one success', () => {
    const play = reached('domination', 0);
    rollAndApply(play, [6, ...Array<number>(dice(play) - 1).fill(1)]);
    expect(play.board.task?.part).toBe(1);
  });

  test.each(ruled('no-elite'))('TSK-2 $plan: elite soldiers add no die on part $part', ({ plan, part }) => {
    const elite = squad('final-mission').map((unit) => ({ ...unit, elite: true }));
    expect(iconsOf(reached(plan, part, elite))).toHaveLength(2);
    expect(dice(reached(plan, part, elite))).toBe(dice(reached(plan, part)));
    expect(dice(reached('infiltration', 0, elite))).toBe(5);
  });

  const alive = (play: Play) => play.board.units.filter((unit) => unit.at === 'final-mission').length;

  test.each(ruled('kills-all'))('TSK-8 $plan: a loss on part $part kills every soldier there', ({ plan, part }) => {
    const play = reached(plan, part);
    rollAndApply(play, Array(dice(play)).fill(1), 1);
    expect(alive(play)).toBe(0);
  });

  test('TSK-8 a loss on another part kills the soldiers on icons', () => {
    const play = reached('infiltration', 0);
    rollAndApply(play, [1, 1, 1], 1);
    expect(alive(play)).toBe(2);
  });
});

describe('all plans', () => {
  test('TAB-4 END-1 have all been tested above', () => {
    const all = standardCards.plans.map(({ id }) => id).toSorted();
    expect([...critical].toSorted()).toEqual(all);
    expect([...won].toSorted()).toEqual(all);
    expect(all).toHaveLength(5);
  });
});
