import { expect, test } from 'vitest';
import { front } from './wave.ts';

const dotsOf = (path: string): number => path.split('M').length - 1;

test('behind the front every third dot is larger, and beyond it a fallen land is still rings', () => {
  const row = (from: number, count: number) => Array.from({ length: count }, (_, i) => [from + i * 10, 0]).flat();
  const near = { dots: row(0, 9), fallen: true };
  const onFront = { dots: row(1000, 2), fallen: false };
  const beyond = { dots: row(2000, 4), fallen: false };
  const burning = { dots: row(3000, 5), fallen: true };
  const { lights, large, crest, dark, burnt } = front([near, onFront, beyond, burning], { x: 0, y: 0 });
  expect([lights, large, crest, dark, burnt].map(dotsOf)).toEqual([6, 3, 2, 4, 5]);
  expect(burnt).toContain('a1.5');
});
