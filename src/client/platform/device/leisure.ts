import { painted } from './painted.ts';

/** Resolves when the browser is idle. Without `requestIdleCallback`, resolves shortly after the next paint. */
export async function whenIdle(): Promise<void> {
  await painted();
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 200);
  });
}
