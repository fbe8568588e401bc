import { describe, expect, test } from 'vitest';
import { table } from '../../tests/tools/given.ts';
import { hasBoard, type Playing } from '../rules/index.ts';
import { leaveOf, withoutCards } from './leave.ts';

function given(...inPlay: string[]): Playing {
  const { open } = table({ begin: 'ending', inPlay });
  if (!hasBoard(open)) throw new Error('no board');
  return open;
}
const use = (card: string) => ({ intent: { type: 'use', card } }) as const;
const officerTraining = 'officer-training';

describe('bots ask before they move what is a person’s', () => {
  test('a card that takes a soldier needs leave of the person who plays the Squad Leader', () => {
    const playing = given(officerTraining);
    expect(leaveOf(playing, use(officerTraining), ['squad-leader', 'central-officer'])).toEqual(['squad-leader']);
    expect(leaveOf(playing, use(officerTraining), ['chief-scientist'])).toEqual([]);
  });

  test('a card that moves any unit needs leave of all people', () => {
    const people = ['commander', 'squad-leader'] as const;
    expect(leaveOf(given(), use('transfer-order'), people)).toEqual(people);
  });

  test('a card that moves no unit needs none, nor does a move without a card', () => {
    expect(leaveOf(given(), use('decoy-signal'), ['commander'])).toEqual([]);
    expect(leaveOf(given(), { intent: { type: 'done' } }, ['commander'])).toEqual([]);
  });

  test('who may not use a card plays as if it were not there', () => {
    const playing = given(officerTraining);
    const cards = withoutCards(playing, [officerTraining]).board.inPlay.map(({ card }) => card);
    expect(cards).not.toContain(officerTraining);
    expect(withoutCards(playing, [])).toBe(playing);
  });
});
