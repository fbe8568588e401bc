// Setup is done: the app prepares the first round and opens its first cue.

import type { Rule } from '../rule.ts';
import { firstCue } from './cue.ts';
import { prepareRound } from './round.ts';

export const begin: Rule<{ type: 'begin' }> = {
  check: (open) => (open.phase === 'setup' ? null : { code: 'already-begun' }),
  resolve: (course) => {
    prepareRound(course, 'begin');
    firstCue(course, 'begin');
  },
};
