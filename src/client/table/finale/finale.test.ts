import { expect, test } from 'vitest';
import { at, leader, type Play, table } from '../../../../tests/tools/given.ts';
import { finalMissionOf } from '../../../../tests/tools/hands.ts';
import type { Part } from '../../../content/cards/cards.ts';
import { hasBoard, type Playing, type Position } from '../../../rules/index.ts';
import { isOver, isStaged, winPercent } from './finale.ts';

const playing = ({ open }: Play): Playing => {
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};
const given = (more: Position = {}): Play =>
  table({ begin: 'missions', finalMission: 'available', units: at('final-mission', 'assault-1'), ...more });

test('RES-9 the final mission is on stage while a squad on it may roll, and until it is left', () => {
  const play = given();
  expect(isStaged(playing(play))).toBe(true);
  play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: leader });
  expect(isStaged(playing(play))).toBe(true);
  play.do('stop', { as: leader });
  expect(isStaged(playing(play))).toBe(false);
  expect(isOver(playing(play))).toBe(false);
});

test('END-1 a lost last chance stays on stage until the end', () => {
  const play = given({
    panic: { europe: 8, asia: 8, africa: 3, australia: 3, 'north-america': 3, 'south-america': 3 },
  });
  expect(isOver(playing(play))).toBe(false);
  play.do({ type: 'take', task: { mission: 'final-mission' } }, { as: leader });
  expect(isOver(playing(play))).toBe(false);
  play.do('stop', { as: leader });
  expect([isOver(playing(play)), isStaged(playing(play))]).toEqual([true, true]);
});

test('RES-9 it is not on stage in another step, without a squad, or while the other mission is played', () => {
  const elsewhere = { begin: 'global-defense', ufos: { africa: 1 } } as const;
  const units = [...at('final-mission', 'assault-1'), ...at('continent:africa', 'interceptor-1')];
  expect(isStaged(playing(given({ ...elsewhere, units })))).toBe(false);
  expect(isStaged(playing(given({ units: [] })))).toBe(false);
  const both = given({
    mission: 'neon-district',
    units: [...at('final-mission', 'assault-1'), ...at('mission', 'heavy-1', 'assault-2')],
  });
  expect(isStaged(playing(both))).toBe(true);
  both.do({ type: 'take', task: { mission: 'mission' } }, { as: leader });
  expect(isStaged(playing(both))).toBe(false);
});

test('only what is certain has a chance of 0 or 100 percent', () => {
  const run: Part = { icons: [{ skill: 'positioning', special: false }] };
  const hard: Part = { ...run, rule: { is: 'needs', successes: 9 } };
  const chance = (parts: readonly [Part, Part, Part], soldier: string) =>
    winPercent(
      playing(
        table(
          { begin: 'missions', finalMission: 'available', units: at('final-mission', soldier) },
          { pack: finalMissionOf(parts) },
        ),
      ),
    );
  expect(chance([hard, hard, hard], 'assault-1')).toBe(1);
  expect(chance([hard, hard, hard], 'heavy-1')).toBe(0);
});
