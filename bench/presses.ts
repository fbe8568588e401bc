declare global {
  interface Window {
    /** How long each press took until what it did was painted, in ms, by the browser's own account. */
    presses: number[];
  }
}

/** Runs in the page: the browser tells of every press that took longer than a frame. */
export function countPresses(): void {
  window.presses = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) window.presses.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
