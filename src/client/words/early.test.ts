import { expect, test } from 'vitest';
import { missed } from './early.ts';

test('DIR-2 a scrambled cue names the news it normally waits for', () => {
  expect(missed('deploy-satellites')).toBe('ufos');
  expect(missed('deploy-interceptors')).toBe('ufos');
  expect(missed('emergency-funding')).toBe('ufos-or-crises');
  expect(missed('defend-base')).toBe('enemies');
  expect(missed('deploy-squad')).toBe('enemies');
});
