import { describe, expect, test } from 'vitest';
import { standardCards } from '../../src/content/pack.ts';
import type { Plan } from '../../src/content/plans.ts';
import type { Position } from '../../src/rules/index.ts';
import { type Play, table } from '../given.ts';
import { choose, roll, rollAndApply } from '../hands.ts';
import { completeMission, iconsOf, squad, takeIcons } from './squad.ts';
import { at, panic } from './tasks.ts';

const leader = { as: 'squad-leader' } as const;
const critical = new Set<string>();
const won = new Set<string>();

/** What a plan's critical damage does: an enemy left in the base leads onto the first red space. */
function criticalDamage(plan: Plan, does: string, prove: (play: (more?: Position) => Play) => void): void {
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
    given.do('done', { as: 'squad-leader' });
    expect(given.view.round).toBe(2);
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

  test('TAB-4 comes before the next enemy deals its damage, and the base is cleared after', () => {
    const units = at('mission', 'heavy-1');
    const begin = { begin: 'base-defense', mission: 'lost-patrol', panic } as const;
    const play = table({ ...begin, units, damage: 2, enemies: ['muton-grunt', 'muton-elite', 'muton-grunt'] });
    const told = play.log.flatMap((event) => {
      if (event.type === 'damage-changed') return [`damage ${event.damage}`];
      if (event.type === 'panic-changed') return [`${event.continent} ${event.panic}`];
      return event.type === 'cards-moved' ? ['cleared'] : [];
    });
    expect(told).toEqual([
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

/** The final mission as it comes: laid by its cue, its squad deployed, its enemies turned up. */
function finalMission(plan: Plan): Play {
  const cues = ['final-mission', 'deploy-final-squad', 'ending'] as const;
  const play = table({ begin: 'final-mission', budget: 4, panic }, { plan, cues });
  play.do('done');
  const units = squad('final-mission').map(({ id }) => id);
  play.do({ type: 'assign', units, to: 'final-mission' }, leader);
  return play.until('ending').untilStep('missions');
}

/** Its three parts: the skills of its icons, or an enemy. */
const parts: Readonly<Record<Plan, readonly string[]>> = {
  domination: ['positioning firepower*', 'enemy', 'critical* teamwork'],
  infiltration: ['teamwork* critical', 'positioning* firepower', 'enemy'],
  misdirection: ['enemy', 'critical positioning*', 'firepower* teamwork'],
  occupation: ['firepower teamwork*', 'critical* positioning', 'enemy'],
  onslaught: ['enemy', 'firepower* positioning', 'teamwork critical*'],
};

describe('the final mission', () => {
  for (const plan of ['domination', 'infiltration', 'misdirection', 'occupation', 'onslaught'] as const) {
    test(`END-1 ${plan}: its three parts complete, the game is won at once`, () => {
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

  /** The squad stands before an icon part of the plan's final mission, on its icons. */
  function reached(plan: Plan, part: number, units = squad('final-mission')): Play {
    const play = table({ begin: 'missions', finalMission: 'available', panic, units }, { plan });
    play.do({ type: 'take', task: { mission: 'final-mission' } }, leader);
    while (play.board.task?.part !== part) {
      takeIcons(play);
      rollAndApply(play, Array(play.board.task?.dice).fill(6), 8);
    }
    takeIcons(play);
    return play;
  }

  test('TSK-4 threat is at least two on the first of Domination and the second of Infiltration, three on the last of Onslaught', () => {
    const calmest = [reached('domination', 0), reached('infiltration', 1), reached('onslaught', 2)];
    expect(calmest.map((play) => play.board.task?.threat)).toEqual([2, 2, 3]);
    const play = reached('domination', 0);
    roll(play, [1, 1, 1], 2);
    expect(play.board.task?.roll?.loss).toBe(true);
    const plain = reached('occupation', 0);
    expect(plain.board.task?.threat).toBe(1);
  });

  test('TSK-5 threat that has risen above that counts as it is', () => {
    const play = reached('domination', 0);
    rollAndApply(play, [1, 1, 1]);
    rollAndApply(play, [1, 1, 1]);
    expect(play.board.task?.threat).toBe(3);
  });

  test('RES-9 two successes are needed on the last of Domination, the second of Misdirection, the first of Occupation', () => {
    for (const [plan, part] of [
      ['domination', 2],
      ['misdirection', 1],
      ['occupation', 0],
    ] as const) {
      const play = reached(plan, part);
      const dice = play.board.task?.dice ?? 0;
      const one = Array.from({ length: dice }, (_, i) => (i === 0 ? 6 : 1));
      rollAndApply(play, one);
      expect(play.board.task?.part).toBe(part);
      expect(play.board.finalMission?.parts[part]).toMatchObject({ successes: 1, complete: false });
      rollAndApply(play, one);
      expect(play.board.task?.part).not.toBe(part);
    }
  });

  test('RES-9 one is enough on the others', () => {
    const play = reached('infiltration', 0);
    rollAndApply(play, [6, 1, 1]);
    expect(play.board.task?.part).toBe(1);
  });

  test('TSK-2 elite soldiers add no die on the first of Infiltration and the last of Misdirection', () => {
    const elite = squad('final-mission').map((unit) => ({ ...unit, elite: true }));
    for (const [plan, part] of [
      ['infiltration', 0],
      ['misdirection', 2],
    ] as const) {
      expect(iconsOf(reached(plan, part, elite))).toHaveLength(2);
      expect(reached(plan, part, elite).board.task?.dice).toBe(3);
      expect(reached(plan, part).board.task?.dice).toBe(3);
    }
    expect(reached('domination', 0, elite).board.task?.dice).toBe(5);
  });

  test('TSK-8 a loss kills every soldier on the mission on the second of Occupation and of Onslaught, else those on icons', () => {
    const alive = (play: Play) => play.board.units.filter((unit) => unit.at === 'final-mission').length;
    for (const plan of ['occupation', 'onslaught'] as const) {
      const play = reached(plan, 1);
      rollAndApply(play, [1, 1, 1], 1);
      expect(alive(play)).toBe(0);
    }
    const play = reached('domination', 0);
    rollAndApply(play, [1, 1, 1], 1);
    expect(alive(play)).toBe(2);
  });
});

describe('the plans', () => {
  test('TAB-4 END-1 have all been played', () => {
    const all = standardCards.plans.map(({ id }) => id).toSorted();
    expect([...critical].toSorted()).toEqual(all);
    expect([...won].toSorted()).toEqual(all);
    expect(all).toHaveLength(5);
  });
});
