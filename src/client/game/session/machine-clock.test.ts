import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { machineClock } from './machine-clock.ts';

/** A fake page that can be hidden and frozen. */
function page() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = new EventTarget();
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const show = (seen: boolean) => {
    document.visibilityState = seen ? 'visible' : 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { document, window, show };
}

describe('FIN-19 the clock of this machine', () => {
  const seen: boolean[] = [];
  let unwatch = () => {};
  beforeEach(() => {
    seen.splice(0);
  });
  afterEach(() => {
    unwatch();
    vi.unstubAllGlobals();
  });
  const watch = () => {
    unwatch = machineClock.watch(() => seen.push(machineClock.isSeen()));
  };

  test('tells when its page is hidden, and when it is shown again', () => {
    const { show } = page();
    watch();
    expect(machineClock.isSeen()).toBe(true);
    show(false);
    show(true);
    expect(seen).toEqual([false, true]);
  });

  test('is not seen in a page that is frozen or left, whether or not that is hidden first', () => {
    const { document, window, show } = page();
    watch();
    document.dispatchEvent(new Event('freeze'));
    document.dispatchEvent(new Event('resume'));
    window.dispatchEvent(new Event('pagehide'));
    // Some browsers report the page as hidden only now.
    show(false);
    window.dispatchEvent(new Event('pageshow'));
    show(true);
    expect(seen).toEqual([false, true, false, false, false, true]);
  });

  test('does not call a removed watcher', () => {
    const { document, window, show } = page();
    watch();
    unwatch();
    show(false);
    document.dispatchEvent(new Event('freeze'));
    document.dispatchEvent(new Event('resume'));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(seen).toEqual([]);
  });
});
