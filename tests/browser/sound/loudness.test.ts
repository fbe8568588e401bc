import { expect, test } from 'vitest';
import { handheldAt, loudnessOf, weightAt } from './loudness.ts';

const rate = 48_000;
const tone = (hz: number, gain: number, seconds = 1): Float32Array =>
  Float32Array.from({ length: seconds * rate }, (_, i) => gain * Math.sin((2 * Math.PI * hz * i) / rate));
const decibel = (gain: number): number => 20 * Math.log10(gain);

test('the weights are those of the standard', () => {
  const wanted = { 63: -26.2, 125: -16.1, 250: -8.6, 500: -3.2, 1000: 0, 2000: 1.2, 4000: 1, 8000: -1.1 };
  for (const [hz, weight] of Object.entries(wanted)) {
    expect(Math.abs(decibel(weightAt(Number(hz))) - weight), hz).toBeLessThan(0.15);
  }
  expect(decibel(handheldAt(300))).toBeCloseTo(-3.01, 2);
  expect(decibel(handheldAt(150))).toBeCloseTo(-24.1, 1);
});

test('a sine of full scale at 1,000 Hz has level and peak 0, and others their weight', () => {
  const full = loudnessOf(tone(1000, 1), rate);
  expect(full.level).toBeCloseTo(0, 1);
  expect(full.peak).toBeCloseTo(0, 1);
  expect(full.ms).toBeCloseTo(1000, -1);
  expect(loudnessOf(tone(1000, 0.1), rate).level).toBeCloseTo(-20, 1);
  expect(loudnessOf(tone(125, 1), rate).level).toBeCloseTo(-16.1, 0);
});

test('what lies below 200 Hz is lost behind a handheld loudspeaker', () => {
  // It swells and fades: a sudden start is a click of all frequencies.
  const low = loudnessOf(
    tone(66, 0.7).map((sample, i) => sample * Math.sin((Math.PI * i) / rate)),
    rate,
  );
  expect(low.level - low.handheld).toBeGreaterThan(40);
});

test('a short sound is as loud as its share of the window', () => {
  const { level, ms } = loudnessOf(tone(1000, 1, 0.017), rate);
  expect(level).toBeCloseTo(-10, 0);
  expect(ms).toBeCloseTo(17, 0);
  expect(loudnessOf(new Float32Array(100), rate)).toEqual({ level: -120, handheld: -120, peak: -120, ms: 0 });
});
