/**
 * Calls back, once a frame at most, whenever things may have come to lie elsewhere on the page, and never while nothing
 * changes; gives what ends it.
 */
export function whenLaidOut(then: () => void): () => void {
  let frame = 0;
  const soon = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      then();
    });
  };
  const over = new AbortController();
  const { signal } = over;
  const changed = new MutationObserver(soon);
  changed.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const sized = new ResizeObserver(soon);
  sized.observe(document.body);
  for (const type of ['scroll', 'transitionend', 'animationend']) {
    document.addEventListener(type, soon, { signal, capture: true });
  }
  addEventListener('resize', soon, { signal });
  document.fonts.addEventListener('loadingdone', soon, { signal });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    changed.disconnect();
    sized.disconnect();
    over.abort();
  };
}
