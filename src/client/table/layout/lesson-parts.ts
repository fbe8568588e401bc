// Finds the parts of the table that a lesson is about on the screen.

import type { Part } from '../tutorial/lessons.ts';
import type { Box } from '../tutorial/placing.ts';

/** Box of an element, in window coordinates. */
export const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

const isSeen = ({ width, height }: Box) => width > 8 && height > 8;

function selectorOf(part: Part): string {
  if (part === 'orbit') return '[data-place="orbit"]';
  if (part.startsWith('card:')) return `[data-piece="${part}"]`;
  // A question takes the place of the cards.
  return part === 'cards' ? '[data-part="cards"], [data-part="asked"]' : `[data-part="${part}"]`;
}

/** Box of a part. Null if it is not on the screen. */
export function boxOfPart(part: Part): Box | null {
  const element = document.querySelector(selectorOf(part));
  const box = element && boxOf(element);
  return box && isSeen(box) ? box : null;
}

/** Returns the boxes of everything that can be pressed on the table. */
export const pressable = (): Box[] =>
  [...document.querySelectorAll('main :is(button:enabled, [role="button"][tabindex="0"]):not(.lesson *)')].map(boxOf);

/** Resolves when nothing moves any more. Null if nothing does. */
export function untilAtRest(): Promise<unknown> | null {
  const moving = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  return moving.length === 0 ? null : Promise.allSettled(moving.map(({ finished }) => finished));
}

/**
 * Returns the top of the element fixed at the foot of a narrow screen below a box: a lesson, the buttons or the part
 * bar.
 */
export function footBelow({ x, width }: Box): number {
  const stays = [
    ...document.querySelectorAll('.lesson.open, [data-part="hands"], [data-part="acts"], [data-part="bar"]'),
  ].map(boxOf);
  const beneath = stays.filter(
    (one) => isSeen(one) && one.y > innerHeight / 2 && one.x < x + width && x < one.x + one.width,
  );
  return Math.min(innerHeight, ...beneath.map(({ y }) => y));
}

/** Parts at the edges of the screen, which are always in view. */
const atEdges: readonly Part[] = ['hands', 'cue', 'ring', 'scanner', 'money'];

/**
 * Scrolls a narrow page so that the part is between a lesson in one line and the element at the foot, such as an open
 * lesson. With very large text the card moves with the page, and is scrolled into view itself.
 */
export function scrollToPart(card: HTMLElement, part: Part | undefined, reading: boolean): void {
  if (getComputedStyle(card).position === 'static') {
    card.scrollIntoView();
    return;
  }
  const target = part && !atEdges.includes(part) ? boxOfPart(part) : null;
  if (target === null) {
    scrollTo({ top: 0 });
    return;
  }
  const top = 12 + (reading ? 0 : card.offsetHeight);
  const foot = footBelow(target);
  if (target.y >= top && target.y + target.height <= foot) return;
  scrollBy({ top: target.y - Math.max(top, foot - target.height - 8) });
}
