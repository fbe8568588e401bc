// Environment of the page, and the guarantees of its browser.

import { isNoted, noteIt } from '../local-storage/device-notes.ts';

/** Whether the page is served over plain HTTP, where it cannot be cached for offline use. */
export const isPlainHttp = (): boolean => !isSecureContext;

/**
 * Whether the browser deletes storage after a week without a visit, as Safari on iOS does for pages not on the home
 * screen.
 */
export const hasShortLivedStorage = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  const isMobile = /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isMobile && !matchMedia('(display-mode: standalone)').matches;
};

/** Asks the browser, once, not to evict our storage. The browser may prompt, so call it only at a calm moment. */
export async function requestPersistence(): Promise<void> {
  // The storage API does not exist over plain HTTP.
  if (!isSecureContext || isNoted('asked-to-keep')) return;
  noteIt('asked-to-keep');
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Games are then kept until the browser needs the space.
  }
}

/** Whether the server of this page answers. */
export async function hostAnswers(): Promise<boolean> {
  try {
    return (await fetch('./', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
