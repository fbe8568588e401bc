import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../tools/sources.ts';
import { test } from '../tools/test.ts';
import { loudnessOf, peakOf } from './loudness.ts';
import { rate, renderer } from './rendered.ts';
import { rows } from './rows.ts';

/** What a high-pass of 300 Hz may take from a sound, in dB. */
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
  const signals = rows.filter(({ what }) => !what.startsWith('music') || what.includes('fallen'));
  for (const [i, one] of signals.entries()) {
    for (const other of signals.slice(i)) {
      for (const apart of [0, 0.05]) {
        const later = other.voices.map((voice) => ({ ...voice, after: (voice.after ?? 0) + apart }));
        const peak = peakOf(await render([...one.voices, ...later]));
        expect(peak, `${one.what} and ${other.what}, ${apart} s apart`).toBeLessThan(highest);
      }
    }
  }
});
