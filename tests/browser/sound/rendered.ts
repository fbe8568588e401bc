// Renders sounds offline in a browser, with the functions that play them.
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import type { Channel } from '../../../src/client/platform/sound/mixer.ts';
import type { Voice } from '../../../src/client/platform/sound/voice.ts';
import { root } from '../../tools/sources.ts';

declare global {
  /** The module `src/client/platform/sound/mixer.ts` in the page. */
  const mixer: typeof import('../../../src/client/platform/sound/mixer.ts');
}

/** Samples a second. */
export const rate = 48_000;

async function bundle(): Promise<string> {
  const lib = { entry: `${root}/src/client/platform/sound/mixer.ts`, formats: ['iife'], name: 'mixer' } as const;
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { ...lib, formats: [...lib.formats] } },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('the bundle is empty');
  return output.output[0].code;
}

/** A limiter lets little pass when a context begins. In the app it has run before anything sounds, in seconds. */
const warmUp = 0.5;

/** Where voices are played, and the signal that sounds besides them. */
interface Mix {
  readonly channel?: Channel;
  readonly besides?: readonly Voice[];
}

interface Order extends Mix {
  readonly voices: readonly Voice[];
  readonly seconds: number;
  readonly rate: number;
}

/** Runs in the page. Renders voices that begin together at full volume, and returns the samples as text. */
async function render({ voices, seconds, rate: sampleRate, channel = 'signal', besides = [] }: Order) {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * sampleRate), sampleRate);
  const output = mixer.mixerOf(context);
  mixer.schedule(output, voices, { volume: 100, channel });
  if (besides.length > 0) mixer.schedule(output, besides, { volume: 100 });
  const samples = (await context.startRendering()).getChannelData(0);
  const bytes = new Uint8Array(samples.buffer);
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}

/** Returns when the last voice has ended, in seconds. */
const secondsOf = (voices: readonly Voice[]): number =>
  Math.max(...voices.map(({ after = 0, swell = 0.004, fade }) => after + swell + fade)) + 0.2;

/** Opens a page that renders. Returns a function from voices to their samples. */
export async function renderer(
  browser: Browser,
): Promise<(voices: readonly Voice[], mix?: Mix) => Promise<Float32Array>> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  return async (voices, mix) => {
    const later = voices.map((one) => ({ ...one, after: (one.after ?? 0) + warmUp }));
    const text = await page.evaluate(render, { voices: later, seconds: secondsOf(later), rate, ...mix });
    return new Float32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);
  };
}
