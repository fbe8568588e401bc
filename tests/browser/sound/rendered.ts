// Renders sounds offline in a browser, with the functions that play them.
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import type { Voice } from '../../../src/client/platform/sound/voice.ts';
import { root } from '../../tools/sources.ts';

declare global {
  /** What the page has of `src/client/platform/sound/voice.ts`. */
  const voice: typeof import('../../../src/client/platform/sound/voice.ts');
}

/** Samples a second. */
export const rate = 48_000;

async function bundle(): Promise<string> {
  const lib = { entry: `${root}/src/client/platform/sound/voice.ts`, formats: ['iife'], name: 'voice' } as const;
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

/** Runs in the page. Renders voices that begin together at full volume, and returns the samples as text. */
async function render({
  voices,
  seconds,
  rate: sampleRate,
}: {
  voices: readonly Voice[];
  seconds: number;
  rate: number;
}) {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * sampleRate), sampleRate);
  voice.schedule(voice.deskOf(context), voices, 100);
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
export async function renderer(browser: Browser): Promise<(voices: readonly Voice[]) => Promise<Float32Array>> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  return async (voices) => {
    const later = voices.map((one) => ({ ...one, after: (one.after ?? 0) + warmUp }));
    const text = await page.evaluate(render, { voices: later, seconds: secondsOf(later), rate });
    return new Float32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);
  };
}
