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
  readonly group: Element | null;
  /** The keyboard's way through the group. */
  readonly way: readonly Element[];
}

const hold = (stop: Element): Held => {
  const group = stop.closest(groups);
  return { stop, group, way: group ? stopsIn(group) : [] };
};

/** Who has the focus after it: the next one in its group, or the one before. */
function neighbour({ stop, group, way }: Held): Stop | undefined {
  const left = group?.isConnected ? stopsIn(group) : [];
  const from = way.indexOf(stop);
  return left.find((one) => way.indexOf(one) > from) ?? left.at(-1);
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
  at === null || at === document.body || at.matches(':disabled') || !at.checkVisibility();

/**
 * Keeps the focus of the keyboard from falling out of the page: where what had it is gone or can no longer be pressed,
 * what is next to it has it. Who works by mouse or touch has no such focus and keeps none. What takes the place of the
 * table when all is over has the focus, too.
 */
export function keepFocus(): () => void {
  let held: Held | null = null;
  let over = false;
  const follow = ({ target }: Event) => {
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
    if (held !== null && isLost(document.activeElement)) {
      const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      (neighbour(held) ?? primary(within))?.focus();
    }
    if (over && (held === null || !isLost(document.activeElement))) end();
  };
  const watch = new MutationObserver(mend);
  const end = () => {
    watch.disconnect();
    document.removeEventListener('focusin', follow);
    document.removeEventListener('keydown', look, true);
    document.removeEventListener('pointerdown', release, true);
  };
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'class', 'open'] });
  document.addEventListener('focusin', follow);
  document.addEventListener('keydown', look, true);
  document.addEventListener('pointerdown', release, true);
  return () => {
    over = true;
  };
}
