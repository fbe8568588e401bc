// Loudness of rendered sounds, as ears and small loudspeakers have it.

/** How loud a sound is. Levels in dB below a sine of full scale; peak in dB below full scale; length in ms. */
export interface Loudness {
  /** A-weighted, in its loudest 170 ms. */
  readonly level: number;
  /** The same through a handheld loudspeaker: behind a high-pass of 300 Hz, 4th order. */
  readonly handheld: number;
  readonly peak: number;
  /** From the first to the last sample that is louder than −60 dB. */
  readonly ms: number;
}

/** Ears need about this long to tell how loud something is, in seconds. */
const windowSeconds = 0.17;
const handheldHz = 300;

const squared = (value: number): number => value * value;
const decibel = (gain: number): number => 20 * Math.log10(Math.max(gain, 1e-6));

/** Returns the gain of A-weighting (IEC 61672) at a frequency in Hz. It is 1 at 1,000 Hz. */
export function weightAt(hz: number): number {
  const f = squared(hz);
  const wide = (squared(12_194) * squared(f)) / ((f + squared(20.6)) * (f + squared(12_194)));
  return (wide / Math.sqrt((f + squared(107.7)) * (f + squared(737.9)))) * 10 ** 0.1;
}

/** Returns the gain of a Butterworth high-pass of 4th order at a frequency in Hz. */
export const handheldAt = (hz: number): number => (hz === 0 ? 0 : 1 / Math.sqrt(1 + (handheldHz / hz) ** 8));

/** Transforms in place (radix 2). The length must be a power of two. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const n = real.length;
  for (let i = 1, j = 0; i < n; i += 1) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
    [imaginary[i], imaginary[j]] = [imaginary[j] ?? 0, imaginary[i] ?? 0];
  }
  for (let size = 2; size <= n; size *= 2) {
    const half = size / 2;
    for (let k = 0; k < half; k += 1) {
      const angle = (-2 * Math.PI * k) / size;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let a = k; a < n; a += size) {
        const b = a + half;
        const re = (real[b] ?? 0) * cos - (imaginary[b] ?? 0) * sin;
        const im = (real[b] ?? 0) * sin + (imaginary[b] ?? 0) * cos;
        real[b] = (real[a] ?? 0) - re;
        imaginary[b] = (imaginary[a] ?? 0) - im;
        real[a] = (real[a] ?? 0) + re;
        imaginary[a] = (imaginary[a] ?? 0) + im;
      }
    }
  }
}

/** Filters samples by a gain for each frequency in Hz. */
function filtered(samples: Float32Array, rate: number, gainAt: (hz: number) => number): Float64Array {
  const n = 2 ** Math.ceil(Math.log2(samples.length * 2));
  const real = new Float64Array(n);
  real.set(samples);
  const imaginary = new Float64Array(n);
  transform(real, imaginary);
  for (let i = 0; i < n; i += 1) {
    const gain = gainAt((Math.min(i, n - i) * rate) / n) / n;
    // Conjugated, so that the same transform goes back.
    real[i] = (real[i] ?? 0) * gain;
    imaginary[i] = -(imaginary[i] ?? 0) * gain;
  }
  transform(real, imaginary);
  return real.subarray(0, samples.length);
}

/** Returns the level of the loudest window, in dB below a sine of full scale. */
function loudest(samples: Float64Array, rate: number): number {
  const wide = Math.round(windowSeconds * rate);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < samples.length; i += 1) {
    sum += squared(samples[i] ?? 0) - squared(samples[i - wide] ?? 0);
    most = Math.max(most, sum);
  }
  return decibel(Math.sqrt((2 * most) / wide));
}

/** Returns the highest sample, in dB below full scale. */
export const peakOf = (samples: Float32Array): number =>
  decibel(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));

/** Measures samples of one channel at a rate in Hz. */
export function loudnessOf(samples: Float32Array, rate: number): Loudness {
  const isHeard = (sample: number): boolean => Math.abs(sample) > 0.001;
  const first = samples.findIndex(isHeard);
  return {
    level: loudest(filtered(samples, rate, weightAt), rate),
    handheld: loudest(
      filtered(samples, rate, (hz) => weightAt(hz) * handheldAt(hz)),
      rate,
    ),
    peak: peakOf(samples),
    ms: first < 0 ? 0 : ((samples.findLastIndex(isHeard) - first + 1) * 1000) / rate,
  };
}
