import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { table } from '../../tests/tools/given.ts';
import { filesBelow, isTest, textOf } from '../../tests/tools/sources.ts';
import type { Role } from '../content/roles.ts';
import { seededDice } from '../rules/index.ts';
import { bots } from './index.ts';

/** Returns all files of src/bots that a file imports, directly or indirectly. */
function importsOf(path: string, found = new Set<string>()): Set<string> {
  for (const [, to = ''] of textOf(path).matchAll(/from '(\.[^']+)'/g)) {
    const file = join(dirname(path), to);
    if (!file.startsWith('src/bots/') || found.has(file)) continue;
    found.add(file);
    importsOf(file, found);
  }
  return found;
}

test('careful shares no decision code with the planner: it imports only its own files and those of bot/', () => {
  const own = filesBelow('src/bots/careful').filter((path) => !isTest(path));
  expect([...importsOf('src/bots/careful.ts')].toSorted()).toEqual(
    [...own, 'src/bots/bot/bot.ts', 'src/bots/bot/reasons.ts', 'src/bots/bot/targets.ts'].toSorted(),
  );
  expect(importsOf('src/bots/planner.ts').size).toBeGreaterThan(15);
});

describe('careful', () => {
  const next = (play: ReturnType<typeof table>, role: Role) =>
    bots.careful(play.open, [role], seededDice('x').draws('x'))?.intent;

  test('sends one interceptor for each UFO, to the most panicked continent first', () => {
    const play = table({
      begin: 'deploy-interceptors',
      budget: 9,
      ufos: { asia: 1, africa: 2 },
      panic: { asia: 1, africa: 6 },
    });
    const units = ['interceptor-1', 'interceptor-2'];
    expect(next(play, 'commander')).toEqual({ type: 'assign', units, to: 'continent:africa' });
  });

  test('sends soldiers whose skills match the icons of the enemy', () => {
    const play = table({ begin: 'defend-base', budget: 9, enemies: ['cyberdisc-hunter'] });
    expect(next(play, 'squad-leader')).toEqual({ type: 'assign', units: ['sniper-1', 'heavy-1'], to: 'base' });
  });

  test('researches the cheapest tech', () => {
    const play = table({ begin: 'assign-research', hand: ['ion-lance', 'field-samples', 'clean-room'] });
    expect(next(play, 'chief-scientist')).toEqual({ type: 'research', lab: 1, tech: 'field-samples' });
  });

  test('TSK-7 rolls while threat is at most 4, then stops', () => {
    const play = table({ begin: 'orbital-defense', ufos: { orbit: 4 }, units: [{ id: 'satellite-1', at: 'orbit' }] });
    for (let threat = 1; threat <= 4; threat += 1) {
      expect(next(play, 'central-officer')).toEqual({ type: 'roll' });
      play.do({ type: 'roll', faces: { xcom: [1], alien: 8 } });
      play.do('apply');
    }
    expect(next(play, 'central-officer')).toEqual({ type: 'stop' });
  });

  test('TSK-7 rolls for the final mission', () => {
    const units = [{ id: 'assault-1', at: 'final-mission' }] as const;
    const play = table({ begin: 'missions', finalMission: 'available', units });
    play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: 'squad-leader' });
    play.do({ type: 'place', soldier: 'assault-1', icon: 0 }, { as: 'squad-leader' });
    expect(next(play, 'squad-leader')).toEqual({ type: 'roll' });
  });

  test('RES-2 leaves up to three credits for units from the pool', () => {
    const pool = ['interceptor-5', 'interceptor-6', 'sniper-3', 'heavy-3'].map((id) => ({ id, at: 'pool' }) as const);
    const play = table({
      begin: 'deploy-interceptors',
      budget: 5,
      emergency: 0,
      ufos: { asia: 2, africa: 2 },
      units: pool,
    });
    expect(next(play, 'commander')).toEqual({
      type: 'assign',
      units: ['interceptor-1', 'interceptor-2'],
      to: 'continent:africa',
    });
    const unspent = table({ begin: 'deploy-interceptors', budget: 3, emergency: 0, ufos: { asia: 2 }, units: pool });
    expect(next(unspent, 'commander')).toEqual({ type: 'done' });
  });

  test('RES-7 spends no salvage, so that those enemies do not come back', () => {
    const play = table({
      begin: 'base-defense',
      enemies: ['cyberdisc-hunter'],
      salvage: ['sectoid-scout'],
      inPlay: ['stasis-snare'],
    });
    expect(next(play, 'squad-leader')).toEqual({ type: 'done' });
  });

  test('prefers a crisis that costs credits to one that raises panic', () => {
    const play = table({ begin: 'crises', crisisPool: ['hostage-demand'] });
    expect(next(play, 'commander')).toEqual({ type: 'choose', option: '1:lose-credits' });
  });

  test('uses a card that forgives a loss', () => {
    const play = table({
      begin: 'orbital-defense',
      ufos: { orbit: 3 },
      inPlay: ['hardened-shells'],
      units: [{ id: 'satellite-1', at: 'orbit' }],
    });
    play.do({ type: 'roll', faces: { xcom: [1], alien: 1 } });
    expect(next(play, 'central-officer')).toEqual({ type: 'use', card: 'hardened-shells' });
  });
});
