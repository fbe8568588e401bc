// Paints above the table how it changes.

import { restId } from '../../parts/resting.ts';
import { type Change, kindOf } from './changes.ts';
import { fly, flyMs, hidden, isSame, land, leave, type Motion, moveMs, open, pulse, rise, shatter } from './frames.ts';
import { type Ghost, ghostOf } from './ghost.ts';

/** Several motions begin one after another. */
const apartMs = 60;
/** Within this time all motions that began together are over, in ms. */
export const motionMs = 1200;

/** A piece as it was seen last: its box, and its picture. */
export interface Seen {
  readonly box: DOMRect;
  readonly ghost: Ghost;
}

/** One thing to be moved: what lies there, or a picture of it. */
interface Act {
  readonly what: Element;
  readonly motion: Motion;
}

/** Where an element is seen in the window; null if it is not. */
export function boxOf(element: Element | null | undefined): DOMRect | null {
  if (!element?.checkVisibility({ visibilityProperty: true })) return null;
  const box = element.getBoundingClientRect();
  return box.width > 0 ? box : null;
}

/** The elements of the pieces, by name. */
export const piecesBelow = (root: Element): ReadonlyMap<string, Element> =>
  new Map([...root.querySelectorAll<HTMLElement>('[data-piece]')].map((one) => [one.dataset['piece'] ?? '', one]));

/** UFOs and units fly, all else moves. */
const timeOf = (piece: string): number => (['ufo', 'unit'].includes(kindOf(piece)) ? flyMs : moveMs);

/** A UFO comes apart. */
const apart = ({ ghost }: Seen): Act[] =>
  shatter.map(({ clip, ...motion }) => {
    const part = ghost.cloneNode(true) as Ghost;
    part.style.clipPath = clip;
    return { what: part, motion };
  });

/** Paints on a layer of its own, above all else that is on the table. */
export function painter(root: HTMLElement) {
  const layer = document.createElement('div');
  layer.className = 'in-motion';
  layer.inert = true;
  layer.setAttribute('aria-hidden', 'true');
  root.append(layer);
  const running = new Map<Animation, string>();

  /** What is to be seen of a change; all of it is measured before any of it is painted. */
  const actsOf = (
    { piece, how, was, from, to }: Change,
    shown: ReadonlyMap<string, Element>,
    seen: ReadonlyMap<string, Seen>,
  ): Act[] => {
    const element = shown.get(piece);
    const box = boxOf(element);
    const last = seen.get(was);
    const isUfo = kindOf(piece) === 'ufo';
    const placeOf = (name = ''): DOMRect | null =>
      boxOf(shown.get(name)) ?? boxOf(root.querySelector(`[data-place="${name}"]`));
    if (element && box) {
      if (how === 'renewed') return [{ what: element, motion: rise() }];
      if (how === 'turned') return [{ what: element, motion: open() }];
      const start = last?.box ?? placeOf(from);
      const stays = start ? isSame(start, box) : how === 'slid';
      if (how === 'changed' || stays) return [{ what: element, motion: pulse(box) }];
      if (!start && !isUfo) return [{ what: element, motion: rise() }];
      const motion = start ? fly(start, box, timeOf(piece)) : land();
      return [
        { what: ghostOf(element, box), motion },
        { what: element, motion: hidden(motion) },
      ];
    }
    if (!last || how === 'slid') return [];
    return isUfo ? apart(last) : [{ what: last.ghost, motion: leave(last.box, placeOf(to)) }];
  };

  const run = (piece: string, { what, motion: { frames, duration, easing } }: Act, delay: number): void => {
    const isGhost = !what.isConnected;
    if (isGhost) layer.append(what);
    const animation = what.animate([...frames], { duration, easing, delay, fill: 'backwards' });
    running.set(animation, piece);
    const over = () => {
      running.delete(animation);
      if (isGhost) what.remove();
    };
    animation.finished.then(over, over);
  };

  /** Everything that changed sets out. */
  const begin = (changes: readonly Change[], seen: ReadonlyMap<string, Seen>): void => {
    const anew = new Set(changes.map(({ piece }) => piece));
    for (const [animation, piece] of running) if (anew.has(piece)) animation.finish();
    const shown = piecesBelow(root);
    const plan = changes.map((change) => ({ ...change, acts: actsOf(change, shown, seen) }));
    const visible = plan.filter(({ acts }) => acts.length > 0);
    const step = Math.min(apartMs, (motionMs - flyMs) / visible.length);
    let waits = 0;
    for (const { piece, how, acts } of visible) {
      // What brings new words brings them at once.
      for (const act of acts) run(piece, act, how === 'renewed' ? 0 : waits);
      if (how !== 'renewed') waits += step;
    }
  };

  /** Everything is where it belongs, at once, dice too. What blinks for ever blinks on, and buttons that rest go on resting. */
  const finish = (): void => {
    for (const animation of root.getAnimations({ subtree: true }))
      if (animation.id !== restId && Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  };

  return { begin, finish, leave: () => layer.remove() };
}
