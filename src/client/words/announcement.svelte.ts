import { currentLanguage } from './language.svelte.ts';

interface Announcement {
  words: string;
  /** Returns a function that sets the words, unless the language has changed by then. */
  later(words: string): () => void;
}

/**
 * Words of a live region. They are cleared when the language changes: they have been heard, and later they would be read
 * with the voice of another language.
 */
export function announcement(): Announcement {
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
    later(next) {
      const before = currentLanguage();
      return () => {
        if (before === currentLanguage()) words = next;
      };
    },
  };
}
