// Small values in localStorage, readable synchronously. If it does not work, they last until the page is closed.

import * as v from 'valibot';

/** Texts that localStorage refused, each with what it had under that key then. */
const inMemory = new Map<string, { readonly text: string; readonly over: string | null }>();

/** Returns the text under a key: what this page stored last, unless another tab has stored or deleted it since. */
export function loadText(key: string): string | null {
  const own = inMemory.get(key);
  try {
    const stored = localStorage.getItem(key);
    if (own?.over === stored) return own.text;
    inMemory.delete(key);
    return stored;
  } catch {
    return own?.text ?? null;
  }
}

/** Stores a text under a key. Works even while the page closes. */
export function saveText(key: string, text: string): void {
  inMemory.delete(key);
  try {
    localStorage.setItem(key, text);
  } catch {
    // The storage is full or forbidden.
    inMemory.set(key, { text, over: loadText(key) });
  }
}

/** Whether the text that was saved last under a key outlives this page. */
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
