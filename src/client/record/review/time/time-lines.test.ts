import { expect, test } from 'vitest';
import type { CueTime } from '../../../../review/index.ts';
import { roundTimes, ticksOf } from './time-lines.ts';

const cue = (round: number, seconds: number, some: Partial<CueTime> = {}): CueTime => ({
  round,
  kind: 'deploy-squad',
  side: 'xcom',
  role: 'squad-leader',
  ms: seconds * 1000,
  pausedMs: 0,
  bankedMs: 0,
  expired: false,
  lateMs: 0,
  ...some,
});

test('REV-6 each cue is a tick as high as it lasted, and rounds stand apart', () => {
  const { ticks, rounds, levels } = ticksOf([cue(1, 10), cue(1, 20), cue(2, 5)], { width: 400, height: 100 });
  expect(ticks.map(({ height }) => height)).toEqual([50, 100, 25]);
  expect(ticks.map(({ x }) => x)).toEqual([50, 150, 350]);
  expect(rounds).toEqual([
    { round: 1, x: 50 },
    { round: 2, x: 350 },
  ]);
  expect(levels.map(({ seconds }) => seconds)).toEqual([0, 5, 10, 15, 20]);
});

test('REV-6 a round tells its seconds, pauses and gains, and what ran out or was confirmed too late', () => {
  const [round] = roundTimes({
    cues: [
      cue(1, 10.4, { pausedMs: 4_000, bankedMs: 2_000 }),
      cue(1, 20, { expired: true }),
      cue(1, 6, { side: 'alien', expired: true, lateMs: 1_500 }),
    ],
  });
  expect(round).toMatchObject({ cues: 3, seconds: 36, paused: 4, banked: 2 });
  expect([round?.expired.length, round?.late.length]).toEqual([1, 1]);
});
