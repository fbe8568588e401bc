import { describe, expect, test } from 'vitest';
import { type Play, table } from '../../../tests/tools/given.ts';
import { plans } from '../../content/plans.ts';
import { standardCards, standardPack } from '../../content/standard/pack.ts';
import { sure } from '../state/sure.ts';
import { laid } from './mission.ts';

const around = { enemyTypes: ['muton', 'sectoid', 'floater'] } as const;
const lying = (card: string) => ({ card, faceUp: true, successes: 0 });
const enemies = (parts: NonNullable<Play['board']['mission']>['parts']) => parts.flatMap(({ enemy }) => enemy ?? []);

describe('Deploy Squad to Mission', () => {
  test('ACT-SQUAD FIN-8 turns the enemies of the mission face up when the cue opens', () => {
    const deck = table({ begin: 'ending' }, around).state.hidden.decks.enemy;
    const play = table({ begin: 'deploy-squad', mission: 'buried-hangar' }, around);
    expect(enemies(sure(play.board.mission).parts)).toEqual(deck.slice(0, 2).map(lying));
    expect(play.state.hidden.faceDown.mission).toEqual({});
    const turned = play.log.filter(({ type }) => type === 'enemies-turned');
    expect(turned).toMatchObject([{ why: 'deploy-squad', place: 'mission', enemies: { 1: deck[0], 2: deck[1] } }]);
  });

  test('ACT-SQUAD those that lie face up already stay as they are', () => {
    const position = { begin: 'deploy-squad', mission: 'buried-hangar', missionEnemies: ['muton-elite'] } as const;
    const play = table(position, around);
    const [first, second] = enemies(sure(play.board.mission).parts);
    expect(first).toEqual(lying('muton-elite'));
    expect(second).toMatchObject({ faceUp: true });
    const again = table({ ...position, missionEnemies: ['muton-elite', 'muton-grunt'] }, around);
    expect(again.log.filter(({ type }) => type === 'enemies-turned')).toEqual([]);
  });

  test('ACT-SQUAD leaves the final mission as it is', () => {
    const position = { begin: 'deploy-squad', mission: 'buried-hangar', finalMission: 'available' } as const;
    const play = table(position, around);
    expect(enemies(sure(play.board.finalMission).parts)).toEqual([{ card: null, faceUp: false, successes: 0 }]);
  });

  test('FIN-14 ACT-SQUAD with no mission the cue comes and turns nothing', () => {
    const play = table({ begin: 'deploy-squad' });
    expect(play.view.cue?.kind).toBe('deploy-squad');
    expect(play.log.filter(({ type }) => type === 'enemies-turned')).toEqual([]);
  });
});

describe('the final mission', () => {
  test('ACT-FINAL FIN-8 lays the plan’s final mission when the cue opens, its enemies face down', () => {
    for (const plan of plans) {
      const play = table({ begin: 'final-mission' }, { plan });
      const { card, parts } = sure(play.board.finalMission);
      expect(card).toBe(plan);
      const printed = sure(standardPack.plan.get(plan)).parts;
      expect(parts).toEqual(
        printed.map((part) => ({
          ...('enemy' in part ? { enemy: { card: null, faceUp: false, successes: 0 } } : part),
          successes: 0,
          complete: false,
        })),
      );
      expect(Object.keys(play.state.hidden.faceDown['final-mission'])).toHaveLength(1);
      expect(play.view.finalMission).toBe('available');
    }
  });

  test('ACT-FINALSQUAD FIN-8 turns its enemies face up when the cue opens', () => {
    const cues = ['final-mission', 'deploy-final-squad', 'ending'] as const;
    const play = table({ begin: 'final-mission' }, { ...around, cues });
    const down = sure(play.state.hidden.faceDown['final-mission'][1]);
    play.do('done', { as: 'squad-leader' });
    expect(enemies(sure(play.board.finalMission).parts)).toEqual([lying(down)]);
    expect(play.last).toMatchObject([
      { type: 'cue-closed' },
      { type: 'cue-opened' },
      { type: 'enemies-turned', why: 'deploy-final-squad', place: 'final-mission' },
    ]);
  });

  test('ACT-FINAL one that lies there already is not laid again', () => {
    const cues = ['final-mission', 'deploy-final-squad', 'final-mission', 'ending'] as const;
    const play = table({ begin: 'final-mission' }, { ...around, cues });
    play.do('done');
    expect(play.do('done')).toEqual(['cue-closed', 'cue-opened']);
    expect(play.view.cue?.kind).toBe('final-mission');
    expect(enemies(sure(play.board.finalMission).parts)).toMatchObject([{ faceUp: true }]);
  });

  test('TIM-2 ACT-FINAL it lies there also when nobody confirms in time', () => {
    const play = table({ begin: 'final-mission' }, { cues: ['final-mission', 'deploy-final-squad', 'ending'] });
    play.wait(play.clock.limit ?? 0);
    expect(play.view.cue?.kind).toBe('deploy-final-squad');
    expect(play.board.finalMission).not.toBe(null);
  });
});

test('ACT-MISSION a space without an enemy leaves nothing to discard when the mission is replaced', () => {
  const deck = standardCards.enemies.filter(({ type }) => around.enemyTypes.some((one) => one === type));
  const salvage = deck.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  const position = { begin: 'choose-mission', mission: 'buried-hangar', salvage } as const;
  const play = table(position, around);
  play.do({ type: 'choose', option: play.board.choice?.options[0] ?? '' }, { as: 'squad-leader' });
  expect(play.last[1]).toMatchObject({ type: 'mission-cleared', enemies: [] });
  expect(play.board.decks.enemy.discard).toEqual([]);
});

test('ACT-MISSION CRD-8 enemies are laid from left to right as long as there are any', () => {
  const { parts } = sure(standardPack.mission.get('buried-hangar'));
  const complete = [0, 1, 2].map((left) => laid('buried-hangar', parts, left).parts.map((part) => part.complete));
  expect(complete).toEqual([
    [false, true, true],
    [false, false, true],
    [false, false, false],
  ]);
});
