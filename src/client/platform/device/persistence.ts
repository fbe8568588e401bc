import { isNoted, noteIt } from '../local-storage/device-notes.ts';

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
