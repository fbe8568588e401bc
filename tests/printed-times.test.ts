import { expect, test } from 'vitest';
import { type BaseCueKind, cueKinds } from '../src/content/cues.ts';
import { difficulties } from '../src/content/difficulties.ts';
import { limitMs, pauseMs } from '../src/content/timings.ts';

/** Seconds by difficulty, from tutorial to expert. */
const printed: Readonly<Partial<Record<BaseCueKind, readonly number[]>>> = {
  'new-technology': [30, 20, 15, 12, 10],
  budget: [25, 15, 12, 10, 8],
  'ufos-detected': [30, 20, 15, 12, 10],
  'ufos-descend': [30, 20, 15, 12, 10],
  'enemy-in-base': [25, 16, 12, 10, 8],
  crisis: [40, 25, 20, 16, 12],
  'choose-mission': [45, 30, 24, 20, 16],
  'deploy-squad': [40, 28, 22, 18, 14],
  'assign-research': [40, 26, 20, 16, 13],
  'emergency-funding': [25, 15, 12, 10, 8],
  'deploy-satellites': [25, 15, 12, 10, 8],
  'deploy-interceptors': [45, 30, 24, 20, 16],
  'defend-base': [40, 26, 20, 16, 13],
  'final-mission': [30, 20, 16, 13, 10],
  'deploy-final-squad': [40, 28, 22, 18, 14],
  ending: [60, 40, 30, 24, 20],
};

test('FIN-2 every cue lasts as long as the box says, by difficulty', () => {
  // With an unlimited pause the ending has no limit, so its timer ends nothing (CLK-8).
  const isOpen = (kind: BaseCueKind, difficulty: (typeof difficulties)[number]) =>
    kind === 'ending' && pauseMs(difficulty) === null;
  const seconds = (kind: BaseCueKind) =>
    difficulties.map((difficulty, i) =>
      isOpen(kind, difficulty) ? printed[kind]?.[i] : (limitMs(kind, difficulty) ?? 0) / 1_000,
    );
  expect(Object.fromEntries(cueKinds.map((kind) => [kind, seconds(kind)]))).toEqual(printed);
});

test('CLK-6 a round has the pause time of the box', () => {
  const seconds = difficulties.map((difficulty) => pauseMs(difficulty)).map((ms) => ms && ms / 1_000);
  expect(seconds).toEqual([null, null, 60, 45, 30]);
});
