/** What the keyboard's way leads to. */
const stops = 'button:enabled, input:enabled, select:enabled, a[href], [tabindex="0"]';
/** What stands together: a list, a question, the drawing of the world. */
const groups = 'ul, ol, fieldset, section, svg, dialog';
/** What comes next where nothing of a group is left: what is asked, the dice, what ends the cue, the cue itself. */
const parts = ['asked', 'stage', 'hands', 'cue'] as const;

type Stop = HTMLElement | SVGElement;

const stopsIn = (within: ParentNode): Stop[] =>
  [...within.querySelectorAll<Stop>(stops)].filter((one) => one.checkVisibility());

/** What has the focus of the keyboard, and what lies around it. */
interface Held {
  readonly stop: Element;
  readonly row: Element | null;
  readonly inRow: readonly Element[];
  readonly group: Element | null;
  /** The keyboard's way through the group. */
  readonly way: readonly Element[];
}

const hold = (stop: Element): Held => {
  const row = stop.closest('li');
  const group = stop.closest(groups);
  return { stop, row, inRow: row ? stopsIn(row) : [], group, way: group ? stopsIn(group) : [] };
};

const wordsOf = (stop: Element): string => stop.ariaLabel ?? stop.textContent;

/** Who has come in its place, in the row it stood in: what is back again, or else the first. */
function successor({ row, inRow }: Held, before: string): Stop | undefined {
  const fresh = row?.isConnected ? stopsIn(row).filter((one) => !inRow.includes(one)) : [];
  return fresh.find((one) => wordsOf(one) === before) ?? fresh[0];
}

/** Who has the focus after it: the next one in its group, or the one before; where all of them are new, the first. */
function neighbour({ stop, group, way }: Held): Stop | undefined {
  const left = group?.isConnected ? stopsIn(group) : [];
  const from = way.indexOf(stop);
  return left.find((one) => way.indexOf(one) > from) ?? left.findLast((one) => way.includes(one)) ?? left[0];
}

/** Who has the focus where a whole group is gone. */
function primary(within: Element): Stop | undefined {
  const [first] = parts.flatMap((part) => {
    const there = within.querySelector(`[data-part="${part}"]`);
    if (there === null) return [];
    return there.matches(stops) ? [there as Stop] : stopsIn(there);
  });
  if (first) return first;
  const heading = within.querySelector<HTMLElement>('h1, h2');
  if (heading) heading.tabIndex = -1;
  return heading ?? stopsIn(within)[0];
}

const isLost = (at: Element | null): boolean =>
  at === null || at === document.body || at.matches(':disabled, [aria-disabled="true"]') || !at.checkVisibility();

/**
 * Keeps the focus of the keyboard from falling out of the page: where what had it is gone or can no longer be pressed,
 * what has come in its place has it, or what is next to it; where the whole page is another, its heading. Who works by
 * mouse or touch has no such focus and keeps none. Gives what ends it.
 */
export function keepFocus(): () => void {
  let held: Held | null = null;
  /** What was pressed to bring what has the focus: "cancel" brings it back. */
  let before = '';
  let mending = false;
  const follow = ({ target }: Event) => {
    if (!mending) before = '';
    held = target instanceof Element && target.matches(':focus-visible') ? hold(target) : null;
  };
  // What is pressed may have got new neighbours since it has the focus.
  const look = () => {
    if (held?.stop === document.activeElement) held = hold(held.stop);
  };
  const release = () => {
    held = null;
  };
  const mend = () => {
    if (held === null || !isLost(document.activeElement)) return;
    const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const next = successor(held, before) ?? neighbour(held) ?? primary(within);
    before = wordsOf(held.stop);
    mending = true;
    next?.focus();
    mending = false;
  };
  const watch = new MutationObserver(mend);
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'aria-disabled', 'class', 'open'],
  });
  document.addEventListener('focusin', follow);
  document.addEventListener('keydown', look, true);
  document.addEventListener('pointerdown', release, true);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', follow);
    document.removeEventListener('keydown', look, true);
    document.removeEventListener('pointerdown', release, true);
  };
}
