import { describe, expect, test } from 'vitest';
import { botMoves } from '../../tests/tools/bot-moves.ts';
import { table } from '../../tests/tools/given.ts';
import { seenBy } from '../../tests/tools/outlook.ts';
import type { Tech } from '../content/cards/cards.ts';
import { packOf } from '../content/cards/pack.ts';
import type { Role } from '../content/roles.ts';
import { standardCards, standardPack } from '../content/standard/pack.ts';
import { hasBoard, seededDice } from '../rules/index.ts';
import { bots, paysToRoll, plannerWith, weights } from './index.ts';
import { crisisWorth } from './planner/effects.ts';
import { techJudge } from './planner/techs.ts';

describe('the planner', () => {
  const chance = () => seededDice('x').draws('x');
  const next = (play: ReturnType<typeof table>, role: Role) => bots.planner(play.open, [role], chance());

  test('TSK-7 rolls while that gains points, and stops when it does not', () => {
    const calm = table({ begin: 'orbital-defense', ufos: { orbit: 4 }, units: [{ id: 'satellite-1', at: 'orbit' }] });
    expect(next(calm, 'central-officer')?.intent.type).toBe('roll');
    const brave = table({
      begin: 'global-defense',
      ufos: { asia: 1 },
      panic: { asia: 0 },
      units: ['interceptor-1', 'interceptor-2', 'interceptor-3'].map((id) => ({ id, at: 'continent:asia' as const })),
    });
    brave.do({ type: 'take', task: { continent: 'asia' } }, { as: 'commander' });
    for (let i = 0; i < 4; i += 1) {
      brave.do({ type: 'roll', faces: { xcom: [1, 1, 1], alien: 8 } }, { as: 'commander' });
      brave.do('apply', { as: 'commander' });
    }
    expect(brave.board.task?.threat).toBe(5);
    const movesIf = (interceptor: number) =>
      plannerWith({ ...weights, interceptor })(brave.open, ['commander'], chance())?.intent.type;
    expect([0, 100].map(movesIf)).toEqual(['roll', 'stop']);
  });

  test('uses a card that forgives a loss', () => {
    const play = table({
      begin: 'orbital-defense',
      ufos: { orbit: 3 },
      inPlay: ['hardened-shells'],
      units: ['satellite-1', 'satellite-2', 'satellite-3'].map((id) => ({ id, at: 'orbit' as const })),
    });
    play.do({ type: 'roll', faces: { xcom: [1, 1, 1], alien: 1 } }, { as: 'central-officer' });
    expect(next(play, 'central-officer')?.intent).toEqual({ type: 'use', card: 'hardened-shells' });
  });

  test('places soldiers on icons of their speciality', () => {
    const play = table({
      begin: 'base-defense',
      enemies: ['cyberdisc-hunter'],
      units: ['sniper-1', 'heavy-1', 'support-1'].map((id) => ({ id, at: 'base' as const })),
    });
    play.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
    for (let i = 0; i < 2; i += 1) {
      const move = next(play, 'squad-leader');
      if (move) play.do(move.intent, { as: 'squad-leader' });
    }
    expect(play.board.task?.soldiers).toEqual({ 'sniper-1': 0, 'heavy-1': 1 });
  });

  test('defends the continent with the most at stake first', () => {
    const play = table({
      begin: 'global-defense',
      ufos: { asia: 1, africa: 2 },
      panic: { asia: 1, africa: 7 },
      units: [
        { id: 'interceptor-1', at: 'continent:asia' },
        { id: 'interceptor-2', at: 'continent:africa' },
      ],
    });
    expect(next(play, 'commander')?.intent).toEqual({ type: 'take', task: { continent: 'africa' } });
  });

  test('RES-8 repairs the base at the last opportunity', () => {
    const play = table({ begin: 'base-destroyed', damage: 8, inPlay: ['repair-drones'] });
    expect(next(play, 'central-officer')?.intent).toEqual({ type: 'use', card: 'repair-drones' });
  });

  test('exhausts the scientist whose work is worth least', () => {
    const effects = [{ do: 'exhaust-units', kind: 'scientist', count: 1 }] as const;
    const fever = packOf('fever', { ...standardCards, crises: [...standardCards.crises, { id: 'fever', effects }] });
    const labs = [{ tech: 'field-samples' }, { tech: 'ion-lance' }];
    const units = [
      { id: 'scientist-1', at: 'lab:1' },
      { id: 'scientist-2', at: 'lab:2' },
    ] as const;
    const play = table({ begin: 'crises', crisisPool: ['fever'], labs, units }, { pack: fever });
    const options = play.board.choice?.options;
    expect(options).toEqual(['scientist-1', 'scientist-2']);
    const worth = (tech: string) => techJudge(seenBy(play)).rating(standardPack.tech.get(tech) as Tech);
    const spared = worth('field-samples') < worth('ion-lance') ? 'scientist-1' : 'scientist-2';
    expect(next(play, 'commander')?.intent).toEqual({ type: 'choose', option: spared });
  });

  test('chooses the crisis that does the least harm', () => {
    const play = table({ begin: 'crisis', panic: { asia: 7 } });
    const options = play.board.choice?.options ?? [];
    const worth = (crisis: string) => crisisWorth(seenBy(play), crisis);
    expect(options).toHaveLength(2);
    const [better, worse] = options.toSorted((a, b) => worth(b) - worth(a)) as [string, string];
    expect(worth(better)).toBeGreaterThan(worth(worse));
    expect(next(play, 'commander')?.intent).toEqual({ type: 'choose', option: better });
  });
});

test('TSK-7 paysToRoll agrees with whether the planner rolls or stops', () => {
  const pushed = ['pays-1', 'pays-2', 'pays-3', 'pays-4'].flatMap((seed) =>
    botMoves(seed, () => 'planner').filter(({ move }) => move.reason === 'worth' || move.reason === 'risk'),
  );
  expect(pushed.length).toBeGreaterThan(50);
  for (const { before, move } of pushed) {
    if (!hasBoard(before)) throw new Error('a table has a board');
    expect(paysToRoll(before)).toBe(move.intent.type === 'roll');
  }
});
