// When work may run: after the next paint, when the browser is idle, after a change of the layout.

/** Resolves when all changes so far are painted. Long work waits for this, so that a press shows its effect first. */
export const afterPaint = (): Promise<void> =>
  new Promise((done) => {
    // The first callback runs before the paint, the second one after it.
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/** Resolves when the browser is idle. Without `requestIdleCallback`, resolves shortly after the next paint. */
export async function whenIdle(): Promise<void> {
  await afterPaint();
  await new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
    else setTimeout(done, 200);
  });
}

/**
 * Calls back when the page layout may have changed, at most once per frame and never while nothing changes. Returns a
 * function that stops it.
 */
export function afterLayout(onLayout: () => void): () => void {
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
