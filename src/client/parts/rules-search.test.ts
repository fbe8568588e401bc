import { expect, test } from 'vitest';
import { found, piecesOf } from './rules-search.ts';

const entry = { title: 'Büroklammer', text: ['Ein Stück Draht.', 'Siehe Ёлка.'] };

test('a search finds words anywhere, whatever their case and accents', () => {
  for (const wanted of ['', 'büro', 'BURO', 'draht stuck', 'елка', 'abc-1'])
    expect(found(entry, ['ABC-1'], wanted)).toBe(true);
  for (const wanted of ['faden', 'draht faden', 'abc-2']) expect(found(entry, ['ABC-1'], wanted)).toBe(false);
});

test('a paragraph is taken apart at its links', () => {
  expect(piecesOf('See [[pause]] and [[loss|a lost roll]].')).toEqual([
    { words: 'See ' },
    { to: 'pause', words: null },
    { words: ' and ' },
    { to: 'loss', words: 'a lost roll' },
    { words: '.' },
  ]);
  expect(piecesOf('[[ending]] is last')).toEqual([{ to: 'ending', words: null }, { words: ' is last' }]);
  expect(piecesOf('no [link] here')).toEqual([{ words: 'no [link] here' }]);
});
