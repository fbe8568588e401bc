// Small things that this device keeps and that are read at once. Where a browser lets us keep nothing, they hold until the page is closed.

/** What could not be kept. It is newer than what lies in the storage under its key. */
const held = new Map<string, string>();

/** What is kept under a key; null if nothing is. */
export function keptText(key: string): string | null {
  try {
    return held.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text under a key; a page can do so even while it is being closed. */
export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    held.delete(key);
  } catch {
    // The storage is full or forbidden.
    held.set(key, text);
  }
}

/** Forgets what is kept under a key. */
export function forgetText(key: string): void {
  held.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there was nothing to forget.
  }
}
