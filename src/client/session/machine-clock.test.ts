import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { machineClock } from './machine-clock.ts';

/** A fake page that can be hidden and frozen. `knowsFreeze` as in Chromium. */
function page(knowsFreeze: boolean) {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    ...(knowsFreeze ? { onfreeze: null } : {}),
  });
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
  const late: number[] = [];
  let unwatch = () => {};
  beforeEach(() => {
    late.splice(0);
  });
  afterEach(() => {
    unwatch();
    vi.unstubAllGlobals();
  });
  const watch = () => {
    unwatch = machineClock.watch(() => late.push(machineClock.lateness()));
  };

  test('may be two minutes late in a hidden page of Chromium, which runs timers once a minute', () => {
    const { show } = page(true);
    watch();
    expect(machineClock.lateness()).toBe(0);
    show(false);
    show(true);
    expect(late).toEqual([120_000, 0]);
  });

  test('may be 15 seconds late in a hidden page of other browsers', () => {
    const { show } = page(false);
    watch();
    show(false);
    expect(late).toEqual([15_000]);
  });

  test('reports no lateness in a frozen or unloaded page, because no alarm rings there', () => {
    const { document, window, show } = page(true);
    watch();
    show(false);
    document.dispatchEvent(new Event('freeze'));
    document.dispatchEvent(new Event('resume'));
    window.dispatchEvent(new Event('pagehide'));
    // Some browsers report the page as hidden only now.
    show(false);
    window.dispatchEvent(new Event('pageshow'));
    show(true);
    expect(late).toEqual([120_000, 0, 120_000, 0, 0, 120_000, 0]);
  });

  test('does not call a removed watcher', () => {
    const { document, window, show } = page(true);
    watch();
    unwatch();
    show(false);
    document.dispatchEvent(new Event('freeze'));
    document.dispatchEvent(new Event('resume'));
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(late).toEqual([]);
  });
});
