import { expect, test } from 'vitest';
import { referenceTexts as english } from '../../../i18n/en/reference/index.ts';
import { referenceTexts as chinese } from '../../../i18n/zh-Hant/reference/index.ts';
import { excerptOf } from './excerpt.ts';

const plainText = (extracts: ReturnType<typeof excerptOf>): string => extracts.map(({ words }) => words).join('');

test('an excerpt marks the matching words and cuts off what is far from them', () => {
  const text = `${'The panic of Asia rises. '.repeat(4)}An interceptor waits there. ${'Nothing else happens. '.repeat(9)}`;
  const extracts = excerptOf({ title: 'A', text: [text] }, english, (word) => word === 'interceptor');
  expect(extracts.filter(({ fits }) => fits)).toEqual([{ words: 'interceptor', fits: true }]);
  expect(plainText(extracts)).toMatch(/^… An interceptor waits there\. Nothing else.* …$/);
  expect(plainText(extracts).length).toBeLessThan(120);
});

test('an excerpt is never longer than a few lines, in English or Chinese', () => {
  for (const entry of Object.values(english))
    expect(plainText(excerptOf(entry, english, () => true)).length).toBeLessThan(120);
  for (const entry of Object.values(chinese))
    expect(plainText(excerptOf(entry, chinese, () => true)).length).toBeLessThan(120);
});

test('an excerpt without a match is the beginning of the text, with an ellipsis', () => {
  const text = 'Nothing here is searched for. '.repeat(9);
  expect(plainText(excerptOf({ title: 'A', text: [text] }, english, () => false))).toMatch(/^Nothing here.* …$/);
});
