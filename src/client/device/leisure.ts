import { painted } from './painted.ts';

/** Done once nobody waits for the page. Not every browser tells when that is; the others are at leisure a little later. */
export async function atLeisure(): Promise<void> {
  await painted();
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 200);
  });
}
