import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { eventExamples } from '../build/event-examples.ts';
import { eventMeanings } from '../build/event-meanings.ts';
import { eventPage } from '../build/event-page.ts';
import { bots } from '../src/bots/index.ts';
import { cueKinds } from '../src/content/cues.ts';
import { standardPack } from '../src/content/standard/pack.ts';
import { stepKinds } from '../src/content/steps.ts';
import { playGame } from '../src/sim/index.ts';
import { gameEvent } from '../src/wire/saves/events.ts';
import { textOf } from './tools/sources.ts';

describe('docs/events.md', () => {
  const page = textOf('docs/events.md');
  const entries = page.split('\n### ').slice(1);
  const types = Object.keys(eventMeanings);

  test('is up to date with `npm run events`', () => {
    expect(page).toBe(eventPage());
  });

  test('INF-1 lists every event once, and marks exactly the secret ones as never sent', () => {
    expect(entries.map((entry) => entry.slice(1, entry.indexOf('`', 1)))).toEqual(types);
    const never = entries.filter((entry) => entry.includes('**Never sent.**'));
    expect(never).toHaveLength(4);
    expect(never.every((entry) => entry.startsWith('`secret/'))).toBe(true);
    expect(entries.filter((entry) => entry.startsWith('`secret/'))).toEqual(never);
  });

  test('has examples that are valid in a save', () => {
    const examples = eventExamples();
    expect([...examples.keys()].toSorted()).toEqual(types.toSorted());
    for (const [type, example] of examples) expect(v.parse(gameEvent, example), type).toEqual(example);
  });

  test('covers all causes of events: an intent, a cue, a step, a card, time, or the setup', () => {
    const { usable, crisis, mission, plan } = standardPack;
    const cards = [usable, crisis, mission, plan].flatMap((printed) => [...printed.keys()]);
    const causes = new Set<string>(['begin', 'done', 'scan', 'time', 'new', ...cueKinds, ...stepKinds, ...cards]);
    const events = ['why-1', 'why-2', 'why-3', 'why-4'].flatMap(
      (seed) => playGame({ seed, difficulty: 'normal' }, bots.planner).log,
    );
    expect(events.length).toBeGreaterThan(4000);
    expect(events.filter(({ why }) => !causes.has(why))).toEqual([]);
  });

  test('describes each event in one sentence on one line', () => {
    expect(Object.values(eventMeanings).filter((meaning) => !/^[A-Z][^\n]{10,160}[.]$/.test(meaning))).toEqual([]);
  });
});
