import { describe, expect, test } from 'vitest';
import { type Play, table } from '../../../tests/tools/given.ts';
import { plans } from '../../content/plans.ts';
import { standardCards, standardPack } from '../../content/standard/pack.ts';
import { assertDefined } from '../state/assert-defined.ts';
import { byCue } from '../state/cause.ts';
import { laidMission } from './mission.ts';

const around = { enemyTypes: ['muton', 'sectoid', 'floater'] } as const;
const lying = (card: string) => ({ card, faceUp: true, successes: 0 });
const enemies = (parts: NonNullable<Play['board']['mission']>['parts']) => parts.flatMap(({ enemy }) => enemy ?? []);

describe('Deploy Squad to Mission', () => {
  test('ACT-SQUAD FIN-8 turns the enemies of the mission face up when the cue opens', () => {
    const deck = table({ begin: 'ending' }, around).state.hidden.decks.enemy;
    const play = table({ begin: 'deploy-squad', mission: 'buried-hangar' }, around);
    expect(enemies(assertDefined(play.board.mission, 'a mission').parts)).toEqual(deck.slice(0, 2).map(lying));
    expect(play.state.hidden.faceDown.mission).toEqual({});
    const turned = play.log.filter(({ type }) => type === 'enemies-turned');
    expect(turned).toMatchObject([
      { why: byCue('deploy-squad'), place: 'mission', enemies: { 1: deck[0], 2: deck[1] } },
    ]);
  });

  test('ACT-SQUAD leaves enemies that are already face up unchanged', () => {
    const position = { begin: 'deploy-squad', mission: 'buried-hangar', missionEnemies: ['muton-elite'] } as const;
    const play = table(position, around);
    const [first, second] = enemies(assertDefined(play.board.mission, 'a mission').parts);
    expect(first).toEqual(lying('muton-elite'));
    expect(second).toMatchObject({ faceUp: true });
    const again = table({ ...position, missionEnemies: ['muton-elite', 'muton-grunt'] }, around);
    expect(again.log.filter(({ type }) => type === 'enemies-turned')).toEqual([]);
  });

  test('ACT-SQUAD leaves the final mission unchanged', () => {
    const position = { begin: 'deploy-squad', mission: 'buried-hangar', finalMission: 'available' } as const;
    const play = table(position, around);
    expect(enemies(assertDefined(play.board.finalMission, 'the final mission').parts)).toEqual([
      { card: null, faceUp: false, successes: 0 },
    ]);
  });

  test('FIN-14 ACT-SQUAD opens without a mission and turns nothing up', () => {
    const play = table({ begin: 'deploy-squad' });
    expect(play.view.cue?.kind).toBe('deploy-squad');
    expect(play.log.filter(({ type }) => type === 'enemies-turned')).toEqual([]);
  });
});

describe('the final mission', () => {
  test('ACT-FINAL FIN-8 is laid with its enemies face down when the cue opens', () => {
    for (const plan of plans) {
      const play = table({ begin: 'final-mission' }, { plan });
      const { card, parts } = assertDefined(play.board.finalMission, 'the final mission');
      expect(card).toBe(plan);
      const printed = assertDefined(standardPack.plan.get(plan), `plan ${plan}`).parts;
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

  test('ACT-FINALSQUAD FIN-8 its enemies are turned face up when the cue of its squad opens', () => {
    const cues = ['final-mission', 'deploy-final-squad', 'ending'] as const;
    const play = table({ begin: 'final-mission' }, { ...around, cues });
    const down = assertDefined(play.state.hidden.faceDown['final-mission'][1], 'a face-down enemy');
    play.do('done', { as: 'squad-leader' });
    expect(enemies(assertDefined(play.board.finalMission, 'the final mission').parts)).toEqual([lying(down)]);
    expect(play.last).toMatchObject([
      { type: 'cue-closed' },
      { type: 'cue-opened' },
      { type: 'enemies-turned', why: byCue('deploy-final-squad'), place: 'final-mission' },
    ]);
  });

  test('ACT-FINAL is not laid again if it is already on the table', () => {
    const cues = ['final-mission', 'deploy-final-squad', 'final-mission', 'ending'] as const;
    const play = table({ begin: 'final-mission' }, { ...around, cues });
    play.do('done');
    expect(play.do('done')).toEqual(['cue-closed', 'cue-opened']);
    expect(play.view.cue?.kind).toBe('final-mission');
    expect(enemies(assertDefined(play.board.finalMission, 'the final mission').parts)).toMatchObject([
      { faceUp: true },
    ]);
  });

  test('TIM-2 ACT-FINAL is laid even if nobody confirms in time', () => {
    const play = table({ begin: 'final-mission' }, { cues: ['final-mission', 'deploy-final-squad', 'ending'] });
    play.wait(play.clock.limit ?? 0);
    expect(play.view.cue?.kind).toBe('deploy-final-squad');
    expect(play.board.finalMission).not.toBe(null);
  });
});

test('ACT-MISSION replacing a mission discards nothing for a space without an enemy', () => {
  const deck = standardCards.enemies.filter(({ type }) => around.enemyTypes.some((one) => one === type));
  const salvage = deck.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
  const position = { begin: 'choose-mission', mission: 'buried-hangar', salvage } as const;
  const play = table(position, around);
  play.do({ type: 'choose', option: play.board.choice?.options[0] ?? '' }, { as: 'squad-leader' });
  expect(play.last[1]).toMatchObject({ type: 'mission-cleared', enemies: [] });
  expect(play.board.decks.enemy.discard).toEqual([]);
});

test('ACT-MISSION CRD-8 enemies are laid from left to right as long as there are any', () => {
  const { parts } = assertDefined(standardPack.mission.get('buried-hangar'), 'mission buried-hangar');
  const complete = [0, 1, 2].map((left) =>
    laidMission('buried-hangar', parts, left).parts.map((part) => part.complete),
  );
  expect(complete).toEqual([
    [false, true, true],
    [false, false, true],
    [false, false, false],
  ]);
});
