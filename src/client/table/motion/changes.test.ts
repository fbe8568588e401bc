import { describe, expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import type { PieceState } from './pieces.ts';

const table = (pieces: Record<string, PieceState>) => new Map(Object.entries(pieces));
const ufo = (space: string) => ({ [`ufo:${space}:0`]: { at: space, is: '' } });

describe('the changes between two states of the table', () => {
  test('are empty if every piece is the same', () => {
    const here = table({ ...ufo('asia'), round: { is: '1' } });
    expect(changesOf(here, table({ ...ufo('asia'), round: { is: '1' } }))).toEqual([]);
  });

  test('a UFO that leaves orbit as one arrives in Asia flies there; other UFOs appear or disappear', () => {
    const [orbit, asia] = [table(ufo('orbit')), table(ufo('asia'))];
    expect(changesOf(orbit, asia)).toEqual([{ piece: 'ufo:asia:0', was: 'ufo:orbit:0', how: 'came' }]);
    expect(changesOf(table({}), asia)).toEqual([{ piece: 'ufo:asia:0', was: 'ufo:asia:0', how: 'came' }]);
    expect(changesOf(asia, table({}))).toEqual([{ piece: 'ufo:asia:0', was: 'ufo:asia:0', how: 'went' }]);
  });

  test('a UFO that was destroyed as another was placed does not fly there, if the moves are known', () => {
    const [africa, asia] = [table(ufo('africa')), table(ufo('asia'))];
    const moves = [
      { count: 1, from: 'africa', to: 'force' },
      { count: 1, from: 'force', to: 'asia' },
    ] as const;
    expect(changesOf(africa, asia, moves)).toEqual([
      { piece: 'ufo:africa:0', was: 'ufo:africa:0', how: 'went' },
      { piece: 'ufo:asia:0', was: 'ufo:asia:0', how: 'came' },
    ]);
    const flown = { piece: 'ufo:asia:0', was: 'ufo:africa:0', how: 'came' };
    expect(changesOf(africa, asia, [{ count: 1, from: 'africa', to: 'asia' }])).toEqual([flown]);
    const two = table({ ...ufo('africa'), ...ufo('orbit') });
    const landed = table({ ...ufo('asia'), ...ufo('europe') });
    const both = [
      { count: 1, from: 'orbit', to: 'asia' },
      { count: 1, from: 'africa', to: 'force' },
      { count: 1, from: 'force', to: 'europe' },
    ] as const;
    expect(changesOf(two, landed, both)).toMatchObject([
      { piece: 'ufo:africa:0', how: 'went' },
      { piece: 'ufo:asia:0', was: 'ufo:orbit:0', how: 'came' },
      { piece: 'ufo:europe:0', was: 'ufo:europe:0', how: 'came' },
    ]);
  });

  test('a unit moves between places, and a marker slides along its track', () => {
    const unit = (at: string) => table({ 'unit:heavy-1': { at, is: '' } });
    expect(changesOf(unit('reserve'), unit('base'))).toMatchObject([{ how: 'moved', from: 'reserve', to: 'base' }]);
    const panic = (at: string) => table({ 'panic:asia': { at, is: '' } });
    expect(changesOf(panic('3'), panic('4'))).toMatchObject([{ how: 'slid' }]);
  });

  test('cards come from their decks, and a removed enemy goes to the salvage', () => {
    const card = (at: string) => table({ 'card:one': { at, is: '' } });
    const from = (at: string) => changesOf(table({}), card(at))[0]?.from;
    expect(['hand', 'in-play:commander', 'crises', 'mission'].map(from)).toEqual([
      'deck:tech',
      'deck:tech',
      'deck:crisis',
      'deck:mission',
    ]);
    expect(from('final-mission')).toBeUndefined();
    const enemy = table({ 'enemy:base:0': { at: 'base', is: 'muton-grunt,true' } });
    expect(changesOf(table({}), enemy)[0]?.from).toBe('deck:enemy');
    expect(changesOf(enemy, table({}))[0]?.to).toBe('salvage');
  });

  test('a question or a task rises as a whole, and nothing is left of it once it is over', () => {
    for (const piece of ['choice', 'stage']) {
      const there = table({ [piece]: { is: 'mission' } });
      expect(changesOf(table({}), there)).toEqual([{ piece, was: piece, how: 'renewed' }]);
      expect(changesOf(there, table({}))).toEqual([]);
    }
  });

  test('an enemy with another state is turned, a count is changed, and a new cue is renewed', () => {
    const state = (is: string) => table({ 'enemy:base:0': { at: 'base', is }, credits: { is }, now: { is } });
    expect(changesOf(state('1'), state('2')).map(({ how }) => how)).toEqual(['turned', 'changed', 'renewed']);
  });
});
