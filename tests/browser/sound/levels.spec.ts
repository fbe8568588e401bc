import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { pulse } from '../../../src/client/platform/sound/music.ts';
import type { Voice } from '../../../src/client/platform/sound/voice.ts';
import { root } from '../../tools/sources.ts';
import { test } from '../tools/test.ts';
import { loudnessOf, peakOf } from './loudness.ts';
import { rate, renderer } from './rendered.ts';
import { rows } from './rows.ts';

/** Maximum loss of a sound by a high-pass of 300 Hz, in dB. */
const mostLost = 4;
/** Highest peak of any two sounds at once, in dB. */
const highest = -1;

test('every sound has its level, on small loudspeakers too, and docs/sound.md says it @sweep', async ({ browser }) => {
  const render = await renderer(browser);
  const page = readFileSync(join(root, 'docs/sound.md'), 'utf8').replaceAll('−', '-');
  for (const { what, voices, least, most } of rows) {
    const { level, handheld, peak, ms } = loudnessOf(await render(voices), rate);
    expect(level, what).toBeGreaterThanOrEqual(least);
    expect(level, what).toBeLessThanOrEqual(most);
    expect(level - handheld, what).toBeLessThanOrEqual(mostLost);
    expect(peak, what).toBeLessThan(highest);
    expect(ms, what).toBeGreaterThan(20);
    const told = page.split('\n').find((line) => line.startsWith(`| ${what} |`));
    const [, , , toldLevel = '', toldHandheld = ''] = told?.split('|') ?? [];
    expect(Math.abs(Number(toldLevel) - level), `npm run levels: ${what}`).toBeLessThan(1);
    expect(Math.abs(Number(toldHandheld) - handheld), `npm run levels: ${what}`).toBeLessThan(1);
  }
});

test('CLK-3 time expired is the loudest signal of the clock: no cue and no tick is as loud', async ({ browser }) => {
  const render = await renderer(browser);
  const heard = await Promise.all(
    rows
      .filter(({ what }) => /expired|cue$|Ending|^tick/.test(what))
      .map(async ({ what, voices }) => ({ what, level: loudnessOf(await render(voices), rate).handheld })),
  );
  const [loudest, next] = heard.toSorted((a, b) => b.level - a.level);
  expect(loudest?.what).toBe('time expired, once a second');
  expect((loudest?.level ?? 0) - (next?.level ?? 0)).toBeGreaterThan(1);
});

test('no two sounds at once clip, whether they begin together or not @sweep', async ({ browser }) => {
  const render = await renderer(browser);
  const amplitudes = new Map<string, number>();
  for (const { what, voices } of rows) amplitudes.set(what, 10 ** (peakOf(await render(voices)) / 20));
  const sumOf = (...names: readonly string[]) => names.reduce((sum, name) => sum + (amplitudes.get(name) ?? 0), 0);
  for (const [i, one] of rows.entries()) {
    // Two quiet sounds cannot reach the limit in any phase.
    for (const other of rows.slice(i).filter(({ what }) => sumOf(one.what, what) >= 10 ** (highest / 20))) {
      for (const apart of [0, 0.05]) {
        const later = other.voices.map((voice) => ({ ...voice, after: (voice.after ?? 0) + apart }));
        const peak = peakOf(await render([...one.voices, ...later]));
        expect(peak, `${one.what} and ${other.what}, ${apart} s apart`).toBeLessThan(highest);
      }
    }
  }
});

test('every signal stands out of the music by 10 dB, in a quiet world and in the worst @sweep', async ({ browser }) => {
  const render = await renderer(browser);
  const mute: Voice = { wave: 'sine', fade: 8, gain: 0.0001 };
  const signals = rows.filter(({ what }) => /cue$|Ending|expired|^tick/.test(what));
  expect(signals.length).toBeGreaterThan(6);
  for (const [red, fallen, final] of [
    [0, false, false],
    [6, true, true],
  ] as const) {
    const music = pulse(2, { red, fallen, final, during: 'cue' });
    const beneath = loudnessOf(await render(music, { channel: 'music', besides: [mute] }), rate).level;
    for (const { what, voices } of signals) {
      const { level } = loudnessOf(await render(voices), rate);
      expect(level - beneath, `${what}, with ${red} red continents`).toBeGreaterThan(10);
    }
  }
});

test('music is 7 dB quieter beneath a signal, and sounds of the table too @sweep', async ({ browser }) => {
  const render = await renderer(browser);
  const mute: Voice = { wave: 'sine', fade: 3, gain: 0.0001 };
  for (const channel of ['music', 'table'] as const) {
    const tone: Voice = { wave: 'triangle', pitch: 880, swell: 0.5, fade: 2, gain: 0.1 };
    const [alone, beneath] = await Promise.all([
      render([tone], { channel }),
      render([tone], { channel, besides: [mute] }),
    ]);
    const lost = loudnessOf(alone, rate).level - loudnessOf(beneath, rate).level;
    expect(lost, channel).toBeGreaterThan(6);
    expect(lost, channel).toBeLessThan(8);
  }
});
