import { expect, test } from 'vitest';
import { type Play, table } from '../../../tests/tools/given.ts';
import { seenBy } from '../../../tests/tools/outlook.ts';
import type { Tech } from '../../content/cards/cards.ts';
import { standardPack } from '../../content/standard/pack.ts';
import type { Position } from '../../rules/index.ts';
import { techJudge } from './techs.ts';

const judge = (play: Play) => techJudge(seenBy(play));
const worth = (tech: string, position: Partial<Position> = {}) =>
  judge(table({ begin: 'assign-research', ...position })).worth(standardPack.tech.get(tech) as Tech);

test('a tech for orbital defence is worth more while UFOs are in orbit', () => {
  expect(worth('gunnery-uplink', { ufos: { orbit: 3 } })).toBeGreaterThan(worth('gunnery-uplink', { ufos: {} }));
});

test('a tech that destroys UFOs is worth more where panic is high', () => {
  const calm = worth('ion-lance', { ufos: { asia: 1 }, panic: { asia: 0 } });
  expect(worth('ion-lance', { ufos: { asia: 1 }, panic: { asia: 7 } })).toBeGreaterThan(calm);
});

test('a second tech for the same task is worth less', () => {
  expect(worth('tracking-computer', { inPlay: ['missile-pods'] })).toBeLessThan(worth('tracking-computer'));
});

test('a tech that helps every round is worth less late in the game', () => {
  expect(worth('world-broadcast', { round: 6 })).toBeLessThan(worth('world-broadcast', { round: 1 }));
});

test('a tech that costs salvage is worth more if there is salvage', () => {
  const ionLance = standardPack.tech.get('ion-lance') as Tech;
  const paid: Tech = { ...ionLance, price: { salvage: 1 } };
  const worthWith = (salvage: Position['salvage'] & {}) =>
    judge(table({ begin: 'assign-research', ufos: { asia: 1 }, panic: { asia: 7 }, salvage })).worth(paid);
  expect(worthWith(['sectoid-scout'])).toBeGreaterThan(worthWith([]));
});

test('of two techs with the same effect, the cheaper one rates higher', () => {
  const play = judge(table({ begin: 'assign-research' }));
  const tech = standardPack.tech.get('beam-rifles') as Tech;
  expect(play.rating(tech)).toBeGreaterThan(play.rating({ ...tech, cost: 3 }));
});
