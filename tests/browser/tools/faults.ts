// What may be wrong with a page at rest. Each of these runs in the page, in any browser, and stands alone.

/** What is cut, or reaches out of the page: no words may. */
function cut(): string[] {
  // On a phone innerWidth grows with a page that is too wide; clientWidth of the root does not.
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

/** Words that lie over other words, or beside the screen. What sticks to an edge may cover what scrolls beneath it. */
function crowded(): string[] {
  const walker = document.createTreeWalker(
    document.querySelector('dialog[open]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const lines: { box: DOMRect; element: Element; within: Element | null; words: string }[] = [];
  /** What an element moves with: a bar that sticks to an edge, or what scrolls by itself. */
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
    // What is for ears only, always or where there is little room, lies over nothing.
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
    // A chart scrolls sideways by itself.
    if (
      (one.box.left < -1 || one.box.right > document.documentElement.clientWidth + 1) &&
      !one.within?.matches('figure')
    )
      found.push(`beside the screen: ${one.words}`);
    for (const other of lines.slice(i + 1)) {
      if (one.element === other.element || one.within !== other.within) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines stand close: the boxes of tall letters touch where the letters do not.
      const little = Math.min(one.box.height, other.box.height) * 0.35;
      if (across > 2 && down > little) found.push(`over one another: ${one.words} | ${other.words}`);
    }
  }
  return found;
}

/** Controls that no finger reaches: covered by something else, even when scrolled to the middle of the screen. */
function outOfReach(): string[] {
  const top = scrollY;
  const within = document.querySelector('dialog[open]') ?? document;
  const found = [...within.querySelectorAll<HTMLElement>('button, input, select, a[href]')]
    // What is leaving the screen is inert.
    .filter((one) => one.checkVisibility() && !one.closest('.unseen, [inert]'))
    .flatMap((one) => {
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top: from, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, from + height / 2);
      const reached = hit !== null && (one.contains(hit) || hit.contains(one) || one.closest('label')?.contains(hit));
      // What cannot be pressed may lie beneath what can.
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

/** Everything that may be wrong: each gives what it found, in words. */
export const faults: readonly (() => string[])[] = [cut, crowded, outOfReach];

/** Waits for the letters to come and for what moves to come to rest; what blinks for ever is left to blink. */
export async function comeToRest(): Promise<void> {
  // Letters are asked for when a page is first laid out, and sized when it is first drawn: both come before.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await document.fonts.ready;
  const ends = (one: Animation) =>
    one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime);
  const moving = () => document.getAnimations().filter(ends);
  for (let running = moving(); running.length > 0; running = moving()) {
    await Promise.all(running.map((one) => one.finished.catch(() => null)));
    // One movement may follow another, as leaving follows waiting to leave: it begins within this frame.
    await new Promise(requestAnimationFrame);
  }
}
