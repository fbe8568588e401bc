import { isNoted, noteIt } from '../notes/device-notes.ts';

/** Asks the browser, once, not to clear our games away when it wants room. It may ask its owner: at a calm moment only. */
export async function askToKeep(): Promise<void> {
  // Over plain http there is no such thing.
  if (!isSecureContext || isNoted('asked-to-keep')) return;
  noteIt('asked-to-keep');
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // Then games are kept as long as there is room.
  }
}
