/** Whether the focus has moved to a heading with these words, so that screen readers have read them. */
export function wasAnnounced(words: string): boolean {
  const at = document.activeElement;
  return Boolean(at?.matches('h1, h2') && at.textContent.trim() === words);
}
