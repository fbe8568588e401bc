import { describe, expect, test } from 'vitest';
import { table } from '../../tests/given.ts';
import type { Tech } from '../content/cards.ts';
import { packOf, standardCards, standardPack } from '../content/pack.ts';
import { type Role, roles } from '../content/roles.ts';
import { direct } from '../director/index.ts';
import {
  check,
  decide,
  hasBoard,
  legal,
  newGame,
  type Playing,
  type State,
  seededDice,
  type Table,
} from '../rules/index.ts';
import { crisisWorth } from './effects.ts';
import { taskWorth } from './estimate.ts';
import { expectedUfos, unseenEnemies } from './expectation.ts';
import { type BotName, botNames, bots, type Move, paysToRoll, reasonLine } from './index.ts';
import { pushWorth } from './pushing.ts';
import { techRating } from './techs.ts';

const rules: Table = { director: direct, dice: seededDice };

function started(seed: string): State {
  const told = newGame({ seed, mode: 'virtual', difficulty: 'normal' }, rules);
  if ('refused' in told) throw new Error(told.refused.code);
  return told.state;
}

/** Plays a game to its end with a bot for each role, and gives every move with the state it was made in. */
function moves(seed: string, botOf: (role: Role) => BotName): { before: State; asked: Role; move: Move }[] {
  let state = started(seed);
  const made: { before: State; asked: Role; move: Move }[] = [];
  const chance = seededDice(seed).draws('bots');
  while (state.open.outcome === null) {
    const offers = roles.map((asked) => ({ asked, move: bots[botOf(asked)](state.open, [asked], chance) }));
    const found = offers.find(({ move }) => move !== null);
    if (!found?.move) throw new Error('nobody moves');
    const { asked, move } = found;
    made.push({ before: state, asked, move });
    const decision = decide(state, move.intent, move.as, state.open.at, rules);
    if ('refused' in decision) throw new Error(`${move.intent.type}: ${decision.refused.code}`);
    state = decision.state;
  }
  return made;
}

const first = {
  commander: 'planner',
  'chief-scientist': 'careful',
  'central-officer': 'random',
  'squad-leader': 'planner',
} as const;

describe('every bot', () => {
  test.each(botNames)('%s plays all roles to the end of a game, and never asks for what is refused', (name) => {
    const all = moves('alone', () => name);
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(({ before, move }) => check(before.open, move.intent, move.as) !== null)).toEqual([]);
  });

  test('plays one role beside others, and only its own', () => {
    const all = moves('mixed', (role) => first[role]);
    expect(new Set(all.map(({ asked }) => asked))).toEqual(new Set(roles));
    expect(all.filter(({ asked, move }) => move.as !== asked)).toEqual([]);
  });

  test.each(botNames)('%s says in one line why', (name) => {
    for (const { move } of moves('why', () => name)) expect(reasonLine(move)).toMatch(/^[^\n]{5,80}$/);
  });

  test.each(botNames)('%s leaves the table to people whose cue it is, and does not confirm for them', (name) => {
    const play = table({ begin: 'deploy-interceptors' });
    for (let i = 0; i < 20; i += 1) {
      const move = bots[name](play.state.open, ['central-officer'], seededDice(`x${i}`).draws('x'));
      expect(move?.intent.type).not.toBe('done');
    }
    expect(bots[name](play.state.open, ['squad-leader'], seededDice('x').draws('x'))?.intent.type).not.toBe('assign');
    expect(bots[name](play.state.open, [], seededDice('x').draws('x'))).toBe(null);
  });

  test.each(botNames)('%s has nothing more to say when the game is over', (name) => {
    const play = table({ begin: 'base-destroyed', damage: 8 });
    expect(play.view.outcome).not.toBe(null);
    expect(bots[name](play.state.open, roles, seededDice('x').draws('x'))).toBe(null);
  });

  test('the same table and the same chance give the same move', () => {
    const state = started('seen');
    const begun = decide(state, { type: 'begin' }, 'commander', 0, rules);
    if ('refused' in begun) throw new Error('refused');
    for (const name of botNames) {
      const asked = [1, 2].map(() => bots[name](begun.state.open, roles, seededDice('same').draws('bots')));
      expect(asked[0]).toEqual(asked[1]);
    }
  });
});

describe('the planner', () => {
  const chance = () => seededDice('x').draws('x');
  const next = (play: ReturnType<typeof table>, role: Role) => bots.planner(play.state.open, [role], chance());

  test('TSK-7 pushes while that pays, and stops when it does not', () => {
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
    expect(next(brave, 'commander')?.intent.type).toBe('stop');
  });

  test('forgives a loss when it can', () => {
    const play = table({
      begin: 'orbital-defense',
      ufos: { orbit: 3 },
      inPlay: ['hardened-shells'],
      units: ['satellite-1', 'satellite-2', 'satellite-3'].map((id) => ({ id, at: 'orbit' as const })),
    });
    play.do({ type: 'roll', faces: { xcom: [1, 1, 1], alien: 1 } }, { as: 'central-officer' });
    expect(next(play, 'central-officer')?.intent).toEqual({ type: 'use', card: 'hardened-shells' });
  });

  test('puts soldiers where their speciality counts', () => {
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

  test('defends the continent with most at stake first', () => {
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

  test('RES-8 repairs the base at the last chance', () => {
    const play = table({ begin: 'base-destroyed', damage: 8, inPlay: ['repair-drones'] });
    expect(next(play, 'central-officer')?.intent).toEqual({ type: 'use', card: 'repair-drones' });
  });

  test('exhausts whose work is worth least', () => {
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
    const worth = (tech: string) => techRating(play.state.open as Playing, standardPack.tech.get(tech) as Tech);
    const spared = worth('field-samples') < worth('ion-lance') ? 'scientist-1' : 'scientist-2';
    expect(next(play, 'commander')?.intent).toEqual({ type: 'choose', option: spared });
  });

  test('chooses the crisis that does least', () => {
    const play = table({ begin: 'crisis', panic: { asia: 7 } });
    const options = play.board.choice?.options ?? [];
    const worth = (crisis: string) => crisisWorth(play.state.open as Playing, crisis);
    expect(options).toHaveLength(2);
    const [better, worse] = options.toSorted((a, b) => worth(b) - worth(a)) as [string, string];
    expect(worth(better)).toBeGreaterThan(worth(worse));
    expect(next(play, 'commander')?.intent).toEqual({ type: 'choose', option: better });
  });
});

test('RES-3 a crisis that discards a crisis is worth the worst of the others, and is reckoned to an end', () => {
  const effects = [{ do: 'discard-crises' }] as const;
  const crises = [...standardCards.crises, { id: 'echo', effects }, { id: 'echo-again', effects }];
  const pack = packOf('echo', { ...standardCards, crises });
  const open = (...crisisPool: readonly string[]) =>
    table({ begin: 'ending', crisisPool }, { pack }).state.open as Playing;
  expect(crisisWorth(open('echo', 'echo-again'), 'echo')).toBe(0);
  const home = open('echo', 'home-front', 'echo-again');
  expect(crisisWorth(home, 'home-front')).toBeLessThan(0);
  expect(crisisWorth(home, 'echo')).toBe(-crisisWorth(home, 'home-front'));
});

test('what may still come is reckoned by the numbers of the pack that is played', () => {
  const none = { first: 0, perRound: 0 };
  const { pressure, mixes } = standardPack.invasion;
  const calm = { ...pressure.normal, ufos: none, enemies: none };
  const plain = { ...mixes.domination, ufos: 0, enemies: 0 };
  const quiet = { pressure: { ...pressure, normal: calm }, mixes: { ...mixes, domination: plain } };
  const still = packOf('quiet', standardCards, { invasion: quiet });
  const reckoned = (pack: typeof still) => {
    const playing = table({ begin: 'new-technology', ufos: { orbit: 1 } }, { pack }).state.open as Playing;
    return { orbit: expectedUfos(playing)('orbit'), enemies: unseenEnemies(playing) };
  };
  expect(reckoned(still)).toEqual({ orbit: 1, enemies: 0 });
  expect(reckoned(standardPack).orbit).toBeGreaterThan(1);
  expect(reckoned(standardPack).enemies).toBeGreaterThan(0);
});

test('TSK-7 plans are made with the very worth that pushes have, as long as no enemy makes them harder', () => {
  let compared = 0;
  for (const dice of [0, 1, 2, 5]) {
    for (const needed of [0, 1, 3, 6]) {
      for (const threat of [1, 3, 5]) {
        for (const stakes of [
          { success: 1, done: 2, loss: 1.5 },
          { success: 0, done: 9, loss: 3 },
          { success: 2, done: 0, loss: 40 },
        ]) {
          expect(taskWorth(dice, needed, stakes, threat)).toBeCloseTo(pushWorth({ dice, needed, threat }, stakes), 9);
          compared += 1;
        }
      }
    }
  }
  expect(compared).toBe(144);
});

test('legal moves are all the random bot ever makes', () => {
  for (const { before, move } of moves('legal', () => 'random').slice(0, 150)) {
    expect(legal(before.open, move.as)).toContainEqual(move.intent);
  }
});

test('TSK-7 rolling is said to pay where the planner rolls, and not where it stops', () => {
  const pushed = ['pays-1', 'pays-2'].flatMap((seed) =>
    moves(seed, () => 'planner').filter(({ move }) => move.reason === 'worth' || move.reason === 'risk'),
  );
  expect(new Set(pushed.map(({ move }) => move.intent.type))).toEqual(new Set(['roll', 'stop']));
  for (const { before, move } of pushed) {
    if (!hasBoard(before.open)) throw new Error('a table has a board');
    expect(paysToRoll(before.open)).toBe(move.intent.type === 'roll');
  }
});
