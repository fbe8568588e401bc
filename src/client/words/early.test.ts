import { expect, test } from 'vitest';
import { missedNews } from './early.ts';

test('DIR-2 a scrambled cue names the news it normally waits for', () => {
  expect(missedNews('deploy-satellites')).toBe('ufos');
  expect(missedNews('deploy-interceptors')).toBe('ufos');
  expect(missedNews('emergency-funding')).toBe('ufos-or-crises');
  expect(missedNews('defend-base')).toBe('enemies');
  expect(missedNews('deploy-squad')).toBe('enemies');
});
