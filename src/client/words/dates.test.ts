import { describe, expect, test } from 'vitest';
import { dateTag } from './dates.ts';

describe('a date', () => {
  test('is written as in the region that the browser prefers for the language', () => {
    expect(dateTag('en', ['de-AT', 'en-GB', 'en-US'])).toBe('en-GB');
    expect(dateTag('de', ['de-AT', 'en-GB'])).toBe('de-AT');
    expect(dateTag('zh-Hant', ['zh-CN', 'zh-HK'])).toBe('zh-HK');
  });

  test('is written as usual in the language if the browser prefers no region of it', () => {
    expect(dateTag('ru', ['en-GB', 'de'])).toBe('ru');
    expect(dateTag('zh-Hant', ['zh-CN'])).toBe('zh-Hant');
    expect(dateTag('en', [])).toBe('en');
    expect(dateTag('en', ['en-US@posix', 'en-NZ'])).toBe('en-NZ');
  });
});
