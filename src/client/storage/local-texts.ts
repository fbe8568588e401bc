// Small things that this device keeps and that are read at once. Where a browser lets us keep nothing, they hold until the page is closed.

/** What is kept under a key; null if nothing is, or nothing can be. */
export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value as its JSON, where that is possible; a page can do so even while it is being closed. */
export function keepText(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The storage is full or forbidden: it holds until the page is closed.
  }
}

/** Forgets what is kept under a key. */
export function forgetText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then there was nothing to forget.
  }
}
