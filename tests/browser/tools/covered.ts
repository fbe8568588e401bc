import { expect, type Page } from '@playwright/test';

/**
 * Runs in the page. Finds controls that something fixed, sticky or absolute lies over, at nine points of each control that is
 * in view, also if presses go through it. A bar with controls of its own may cover what scrolls beneath it; what only tells
 * something may cover nothing.
 */
function covered(): string[] {
  const pressable = 'button:enabled, a[href], input:enabled, select:enabled, summary';
  const through = document.createElement('style');
  // Elements that let presses through count, too, because they are visible. Decoration within a control does not.
  through.textContent = '* { pointer-events: auto !important; }';
  document.head.append(through);
  const layerOf = (element: Element | null): Element | null =>
    element === null || ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('.unseen, [inert]') === null;
  const within = document.querySelector('dialog[open]') ?? document;
  const found = [...within.querySelectorAll(pressable)].filter(isShown).flatMap((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const covers = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].flatMap((y) => {
        const [at, down] = [left + width * x, top + height * y];
        const hit = document.elementFromPoint(at, down);
        if (hit === null || one.contains(hit) || hit.contains(one) || one.closest('label')?.contains(hit)) return [];
        const layer = layerOf(hit);
        if (layer === null || layer.contains(one)) return [];
        const isBar = layer.querySelector(pressable) !== null;
        return isBar && layerOf(one) === null ? [] : [hit];
      }),
    );
    const [cover] = covers;
    const name = one.getAttribute('aria-label') || one.textContent?.trim() || one.className;
    return cover ? [`${name} beneath ${cover.outerHTML.slice(0, 120)}`] : [];
  });
  through.remove();
  return found;
}

/** Asserts that nothing lies over a control, on phones of the usual sizes. */
export async function nothingCovered(page: Page, scene: string): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(covered), `${scene} at ${width} × ${height}`).toEqual([]);
  }
}
