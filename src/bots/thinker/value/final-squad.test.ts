import { expect, test } from 'vitest';
import { table } from '../../../../tests/tools/given.ts';
import { hasBoard, type Position } from '../../../rules/index.ts';
import { finalSquad } from './final-squad.ts';

/** The hardest part of misdirection needs seven successes with a critical and a positioning icon. */
function squadAt(units: NonNullable<Position['units']> = []) {
  const { open } = table(
    { begin: 'new-technology', round: 8, finalMission: 'available', units },
    { plan: 'misdirection' },
  );
  return hasBoard(open) ? finalSquad(open) : expect.fail('no board');
}

test('the squad for the final mission counts the dice for the scarcest icon of the hardest part', () => {
  const { dice, work } = squadAt();
  expect(work).toBe(7);
  expect(squadAt([{ id: 'sniper-1', at: 'pool' }]).dice).toBe(dice - 1);
  expect(squadAt([{ id: 'heavy-1', at: 'pool' }]).dice).toBe(dice);
  expect(squadAt([{ id: 'sniper-1', at: 'reserve', elite: true }]).dice).toBe(dice + 1);
});
