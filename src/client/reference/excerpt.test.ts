import { expect, test } from 'vitest';
import { referenceTexts as english } from '../../i18n/en/reference/index.ts';
import { referenceTexts as chinese } from '../../i18n/zh-Hant/reference/index.ts';
import { excerptOf } from './excerpt.ts';

const said = (extracts: ReturnType<typeof excerptOf>): string => extracts.map(({ words }) => words).join('');

test('an excerpt marks the words that fit, and leaves out what is far behind them', () => {
  const text = `${'The panic of Asia rises. '.repeat(4)}An interceptor waits there. ${'Nothing else happens. '.repeat(9)}`;
  const extracts = excerptOf({ title: 'A', text: [text] }, english, (word) => word === 'interceptor');
  expect(extracts.filter(({ fits }) => fits)).toEqual([{ words: 'interceptor', fits: true }]);
  expect(said(extracts)).toMatch(/^… An interceptor waits there\. Nothing else.* …$/);
  expect(said(extracts).length).toBeLessThan(120);
});

test('no excerpt is longer than a few lines, in letters or in Chinese signs', () => {
  for (const entry of Object.values(english))
    expect(said(excerptOf(entry, english, () => true)).length).toBeLessThan(120);
  for (const entry of Object.values(chinese))
    expect(said(excerptOf(entry, chinese, () => true)).length).toBeLessThan(120);
});

test('an excerpt without a fitting word is the beginning, and says where more follows', () => {
  const text = 'Nothing here is searched for. '.repeat(9);
  expect(said(excerptOf({ title: 'A', text: [text] }, english, () => false))).toMatch(/^Nothing here.* …$/);
});
