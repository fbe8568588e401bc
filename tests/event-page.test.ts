import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { eventExamples } from '../build/event-examples.ts';
import { eventMeanings } from '../build/event-meanings.ts';
import { eventPage } from '../build/event-page.ts';
import { bots } from '../src/bots/index.ts';
import { standardPack } from '../src/content/standard/pack.ts';
import { eventsOf } from '../src/host/index.ts';
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

  test('names all causes of events, and a cause that is a card is one of the pack', () => {
    const events = ['why-1', 'why-2', 'why-3', 'why-4'].flatMap((seed) =>
      eventsOf(playGame({ seed, difficulty: 'normal' }, bots.planner).log),
    );
    expect(events.length).toBeGreaterThan(4000);
    const kinds = new Set(events.map(({ why }) => why.by));
    expect([...kinds].filter((kind) => !page.includes(`\`${kind}\``))).toEqual([]);
    // Bots act before their time is up.
    expect([...kinds, 'time'].toSorted()).toEqual(['card', 'cue', 'intent', 'plan', 'setup', 'step', 'time']);
    const { usable, crisis, mission } = standardPack;
    const isPrinted = (id: string) => usable.has(id) || crisis.has(id) || mission.has(id);
    expect(events.filter(({ why }) => why.by === 'card' && !isPrinted(why.card))).toEqual([]);
  });

  test('describes each event in one sentence on one line', () => {
    expect(Object.values(eventMeanings).filter((meaning) => !/^[A-Z][^\n]{10,160}[.]$/.test(meaning))).toEqual([]);
  });
});
