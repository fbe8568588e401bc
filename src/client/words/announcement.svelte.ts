import { currentLanguage } from './language.svelte.ts';

/**
 * Words of a live region. They are cleared when the language changes: they have been heard, and later they would be read
 * with the voice of another language.
 */
export function announcement(): { words: string } {
  let words = $state('');
  const language = $derived(currentLanguage());
  $effect(() => {
    void language;
    words = '';
  });
  return {
    get words() {
      return words;
    },
    set words(next) {
      words = next;
    },
  };
}

/** Returns a function that calls `tell`, unless the language has changed by then. */
export function unlessLanguageChanges(tell: () => void): () => void {
  const before = currentLanguage();
  return () => {
    if (before === currentLanguage()) tell();
  };
}
