// Small values in localStorage, readable synchronously. If it does not work, they last until the page is closed.

import * as v from 'valibot';

/** Values that localStorage refused. They are newer than its values under the same keys. */
const inMemory = new Map<string, string>();

/** Returns the text stored under a key. Null if there is none. */
export function loadText(key: string): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key. Works even while the page closes. */
export function saveText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    inMemory.delete(key);
  } catch {
    // The storage is full or forbidden.
    inMemory.set(key, text);
  }
}

/** Whether the text under a key outlives this page. */
export const isLasting = (key: string): boolean => !inMemory.has(key);

/** Deletes the text under a key. */
export function removeText(key: string): void {
  inMemory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Returns the value of a JSON text that has a shape. Null if there is none, or if the text is anything else. */
export function readJson<T>(shape: v.GenericSchema<unknown, T>, text: string | null): T | null {
  try {
    const parsed = v.safeParse(shape, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
