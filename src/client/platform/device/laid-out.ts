/**
 * Calls back when the page layout may have changed, at most once per frame and never while nothing changes. Returns a
 * function that stops it.
 */
export function whenLaidOut(onLayout: () => void): () => void {
  let frame = 0;
  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      onLayout();
    });
  };
  const controller = new AbortController();
  const { signal } = controller;
  const mutations = new MutationObserver(schedule);
  mutations.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  const sizes = new ResizeObserver(schedule);
  sizes.observe(document.body);
  for (const type of ['scroll', 'transitionend', 'animationend']) {
    document.addEventListener(type, schedule, { signal, capture: true });
  }
  addEventListener('resize', schedule, { signal });
  document.fonts.addEventListener('loadingdone', schedule, { signal });
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    sizes.disconnect();
    controller.abort();
  };
}
