// Small things that this device keeps and that are read at once. Where a browser lets us keep nothing, they hold until the page is closed.

/** Values that localStorage refused. They are newer than those it holds under the same keys. */
const held = new Map<string, string>();

/** The text stored under a key; null if there is none. */
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
