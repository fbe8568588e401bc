import { describe, expect, test } from 'vitest';
import { byCard, byCue, byIntent, byPlan, bySetup, byStep, byTime, causingIntents, isSameCause } from './cause.ts';
import type { IntentType } from './intents.ts';

describe('the cause of an event', () => {
  test('is the same only if its kind and its name are the same', () => {
    const causes = () => [
      bySetup,
      byTime,
      byIntent('begin'),
      byIntent('done'),
      byCue('budget'),
      byCue('emergency-funding'),
      byStep('audit'),
      byStep('refresh'),
      byPlan('onslaught'),
      byPlan('domination'),
      byCard('decoy-signal'),
      // Some cards have the name of a cue.
      byCard('emergency-funding'),
    ];
    const others = causes();
    for (const [i, cause] of causes().entries()) {
      expect(others.map((other) => isSameCause(cause, other))).toEqual(others.map((_, j) => i === j));
    }
  });

  test('can be an intent of the rules', () => {
    const types: readonly IntentType[] = causingIntents;
    expect(new Set(types).size).toBe(causingIntents.length);
  });
});
