import { describe, expect, test } from 'vitest';
import { byCard, byCue, byIntent, byPlan, bySetup, byStep, byTime } from '../../rules/index.ts';
import { upcast } from './upcast.ts';

const causes = (log: readonly object[]) => upcast(log, 3).map((event) => (event as { why: unknown }).why);

describe('causes of events before version 4', () => {
  test('were names of intents, cues, steps, plans and cards', () => {
    const names = ['new', 'time', 'begin', 'budget', 'audit', 'domination', 'decoy-signal'];
    expect(causes(names.map((why) => ({ type: 'panic-changed', why })))).toEqual([
      bySetup,
      byTime,
      byIntent('begin'),
      byCue('budget'),
      byStep('audit'),
      byPlan('domination'),
      byCard('decoy-signal'),
    ]);
  });

  test('with the name of a cue and a card mean the card once it was used, except for what the cue does', () => {
    const why = 'emergency-funding';
    const log = [
      { type: 'credits-changed', why, funded: 1 },
      { type: 'cue-opened', why },
      { type: 'card-used', why, card: why },
      { type: 'credits-changed', why },
      { type: 'credits-changed', why, funded: 2 },
      { type: 'cue-opened', why },
    ];
    const [cue, card] = [byCue(why), byCard(why)];
    expect(causes(log)).toEqual([cue, cue, card, card, cue, cue]);
  });

  test('of a choice were its source, also in the work that waits for the answer', () => {
    const todo = [
      { do: 'repair-base', count: 1 },
      { next: 'resume', role: 'commander', source: 'audit' },
    ];
    const opened = { type: 'choice-opened', why: 'onslaught', choice: { source: 'onslaught', todo, answers: [] } };
    expect(upcast([opened], 3)).toEqual([
      {
        type: 'choice-opened',
        why: byPlan('onslaught'),
        choice: {
          why: byPlan('onslaught'),
          todo: [todo[0], { next: 'resume', role: 'commander', why: byStep('audit') }],
          answers: [],
        },
      },
    ]);
  });

  test('that are no names, or already data, stay as they are and are checked later', () => {
    expect(upcast([{ type: 'paused', why: 7 }, null, 'x'], 3)).toEqual([{ type: 'paused', why: 7 }, null, 'x']);
    expect(upcast([{ type: 'paused', why: byTime }], 4)).toEqual([{ type: 'paused', why: byTime }]);
  });
});
