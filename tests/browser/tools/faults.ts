// Layout checks for a page at rest. Each function runs in the page, in any browser, and is self-contained.

/** Finds text that is clipped, and pages wider than the screen. */
function cut(): string[] {
  // On a phone innerWidth grows with an overflowing page. The root's clientWidth does not.
  const { scrollWidth, clientWidth } = document.documentElement;
  const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
  const widest = [...document.body.querySelectorAll('*')].find(
    (one) =>
      right(one) >= scrollWidth - 1 &&
      right(one.parentElement) < right(one) - 1 &&
      getComputedStyle(one).position !== 'fixed',
  );
  const reachesOut = scrollWidth > clientWidth + 1 ? [`wider than the screen: ${widest?.outerHTML.slice(0, 80)}`] : [];
  const words = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, label, legend, li, p, td, th')];
  const clipped = words
    .filter((element) => element.checkVisibility() && element.closest('.unseen') === null)
    .filter(
      (element) => getComputedStyle(element).overflow !== 'visible' || element.scrollWidth > element.clientWidth + 2,
    )
    .filter((element) => element.scrollWidth > element.clientWidth + 2 && element.clientWidth > 0)
    .map((element) => `cut: ${element.textContent?.trim().slice(0, 60)}`);
  return [...reachesOut, ...clipped];
}

/** Finds text that overlaps other text or lies off screen. A sticky bar may cover what scrolls beneath it. */
function overlapping(): string[] {
  const walker = document.createTreeWalker(
    document.querySelector('dialog[open]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const lines: { box: DOMRect; element: Element; within: Element | null; words: string }[] = [];
  /** The sticky, fixed or scrolling ancestor that an element moves with. */
  const layer = (element: Element | null): Element | null => {
    if (element === null) return null;
    const { position, overflowY } = getComputedStyle(element);
    const apart = ['sticky', 'fixed'].includes(position) || ['auto', 'scroll'].includes(overflowY);
    return apart ? element : layer(element.parentElement);
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, textContent } = node;
    const words = textContent?.trim() ?? '';
    if (!element || words === '' || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    // Visually hidden text overlaps nothing.
    if (element.closest('.unseen, svg, option, style, script')) continue;
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue;
    const range = document.createRange();
    const within = layer(element);
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1 && box.height > 1) lines.push({ box, element, within, words });
    }
  }
  const found: string[] = [];
  for (const [i, one] of lines.entries()) {
    // Charts scroll sideways in their figure.
    if (
      (one.box.left < -1 || one.box.right > document.documentElement.clientWidth + 1) &&
      !one.within?.matches('figure')
    )
      found.push(`beside the screen: ${one.words}`);
    for (const other of lines.slice(i + 1)) {
      if (one.element === other.element || one.within !== other.within) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Line boxes of tall letters touch where the glyphs do not.
      const little = Math.min(one.box.height, other.box.height) * 0.35;
      if (across > 2 && down > little) found.push(`over one another: ${one.words} | ${other.words}`);
    }
  }
  return found;
}

/** Finds controls that cannot be pressed: covered by something even when scrolled to the middle of the screen. */
function outOfReach(): string[] {
  const top = scrollY;
  const within = document.querySelector('dialog[open]') ?? document;
  const found = [...within.querySelectorAll<HTMLElement>('button, input, select, a[href]')]
    // Elements that are leaving the screen are inert.
    .filter((one) => one.checkVisibility() && !one.closest('.unseen, [inert]'))
    .flatMap((one) => {
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top: from, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, from + height / 2);
      const reached = hit !== null && (one.contains(hit) || hit.contains(one) || one.closest('label')?.contains(hit));
      // A disabled control may lie beneath an enabled one.
      const waits = one.matches(':disabled') && hit?.closest('button:enabled');
      return reached || waits
        ? []
        : [
            `out of reach: ${one.getAttribute('aria-label') || one.textContent?.trim() || one.outerHTML.slice(0, 80)}, beneath ${hit?.outerHTML.slice(0, 80)}`,
          ];
    });
  scrollTo(0, top);
  return found;
}

/** All layout checks. Each returns descriptions of the faults it found. */
export const faults: readonly (() => string[])[] = [cut, overlapping, outOfReach];

/** Waits until fonts are loaded and all finite animations have ended. Runs in the page. */
export async function comeToRest(): Promise<void> {
  // Fonts are requested at the first layout and sized at the first paint: wait for both.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  const ends = (one: Animation) =>
    one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime);
  const moving = () => document.getAnimations().filter(ends);
  for (let running = moving(); running.length > 0; running = moving()) {
    await Promise.all(running.map((one) => one.finished.catch(() => null)));
    // One animation may start another within this frame.
    await new Promise(requestAnimationFrame);
  }
}
