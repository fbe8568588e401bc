/** Whether the focus has moved to a heading with these words, so that screen readers have read them. */
export function wasAnnounced(words: string): boolean {
  const at = document.activeElement;
  return Boolean(at?.matches('h1, h2') && at.textContent.trim() === words);
}

/** Attachment that makes an element focusable while it needs scrolling, so that the keyboard can scroll it. */
export const scrolled = (element: HTMLElement): (() => void) => {
  const update = () => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const resized = new ResizeObserver(update);
  for (const part of [element, ...element.children]) resized.observe(part);
  return () => resized.disconnect();
};
