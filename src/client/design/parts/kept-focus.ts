/** Selector of elements in the tab order. */
const focusable = 'button:enabled, input:enabled, select:enabled, a[href], [tabindex="0"]';
/** Selector of groups: lists, questions, the world map. */
const groups = 'ul, ol, fieldset, section, svg, dialog';
/**
 * Parts that get the focus if its whole group is gone, in this order: the question, the dice, the buttons that end the
 * cue, the cue.
 */
const fallbackParts = ['asked', 'stage', 'hands', 'cue'] as const;

type Focusable = HTMLElement | SVGElement;

const focusableIn = (within: ParentNode): Focusable[] =>
  [...within.querySelectorAll<Focusable>(focusable)].filter((one) => one.checkVisibility());

/** The element with keyboard focus, and its surroundings. */
interface FocusInfo {
  readonly stop: Element;
  readonly row: Element | null;
  readonly inRow: readonly Element[];
  readonly group: Element | null;
  /** Focusable elements of the group, in tab order. */
  readonly way: readonly Element[];
}

const describe = (stop: Element): FocusInfo => {
  const row = stop.closest('li');
  const group = stop.closest(groups);
  return { stop, row, inRow: row ? focusableIn(row) : [], group, way: group ? focusableIn(group) : [] };
};

const labelOf = (stop: Element): string => stop.ariaLabel ?? stop.textContent;

/**
 * Returns what replaced the lost element in its row: one with the label pressed before, otherwise the first new one.
 */
function successor({ row, inRow }: FocusInfo, before: string): Focusable | undefined {
  const fresh = row?.isConnected ? focusableIn(row).filter((one) => !inRow.includes(one)) : [];
  return fresh.find((one) => labelOf(one) === before) ?? fresh[0];
}

/** Returns the next remaining element of the group, then a previous one, then the first. */
function neighbour({ stop, group, way }: FocusInfo): Focusable | undefined {
  const left = group?.isConnected ? focusableIn(group) : [];
  const from = way.indexOf(stop);
  return left.find((one) => way.indexOf(one) > from) ?? left.findLast((one) => way.includes(one)) ?? left[0];
}

/** Returns the element to focus if the whole group is gone. */
function fallback(within: Element): Focusable | undefined {
  const [first] = fallbackParts.flatMap((part) => {
    const there = within.querySelector(`[data-part="${part}"]`);
    if (there === null) return [];
    return there.matches(focusable) ? [there as Focusable] : focusableIn(there);
  });
  if (first) return first;
  const heading = within.querySelector<HTMLElement>('h1, h2');
  if (heading) heading.tabIndex = -1;
  return heading ?? focusableIn(within)[0];
}

const isLost = (at: Element | null): boolean =>
  at === null || at === document.body || at.matches(':disabled, [aria-disabled="true"]') || !at.checkVisibility();

/**
 * Keeps keyboard focus on the page. If the focused element is removed or disabled, its replacement gets the focus,
 * otherwise a neighbor. If the whole page is replaced, its heading gets it. Mouse and touch users have no such focus.
 * Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let held: FocusInfo | null = null;
  /** Label of the element pressed before the focus moved. "Cancel" can bring that element back. */
  let before = '';
  let restoring = false;
  const onFocus = ({ target }: Event) => {
    if (!restoring) before = '';
    held = target instanceof Element && target.matches(':focus-visible') ? describe(target) : null;
  };
  // The focused element may have new neighbors by now.
  const refresh = () => {
    if (held?.stop === document.activeElement) held = describe(held.stop);
  };
  const release = () => {
    held = null;
  };
  const restore = () => {
    if (held === null || !isLost(document.activeElement)) return;
    const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const next = successor(held, before) ?? neighbour(held) ?? fallback(within);
    before = labelOf(held.stop);
    restoring = true;
    next?.focus();
    restoring = false;
  };
  const watch = new MutationObserver(restore);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'aria-disabled', 'class', 'open'],
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', refresh, true);
  document.addEventListener('pointerdown', release, true);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', refresh, true);
    document.removeEventListener('pointerdown', release, true);
  };
}
