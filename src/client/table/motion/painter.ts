// Paints changes of the table on a layer above it.

import { restId } from '../../design/parts/press-guards.ts';
import { type Change, kindOf } from './changes.ts';
import {
  type Box,
  fly,
  hidden,
  isSame,
  land,
  leave,
  type Motion,
  open,
  pulse,
  rise,
  shatter,
  within,
} from './frames.ts';
import { type Ghost, ghostOf } from './ghost.ts';
import { flyMs, motionMs, moveMs, staggerMs } from './sight.ts';

/** Last visible box and ghost of a piece. */
export interface Seen {
  readonly box: DOMRect;
  readonly ghost: Ghost;
}

/** One animation of a real element or of a ghost. */
interface Act {
  readonly target: Element;
  readonly motion: Motion;
}

/** Returns the box of an element in window coordinates, or null if it is not visible. */
export function boxOf(element: Element | null | undefined): DOMRect | null {
  if (!element?.checkVisibility({ visibilityProperty: true })) return null;
  const box = element.getBoundingClientRect();
  return box.width > 0 ? box : null;
}

/** Returns the elements of all pieces below a root, by piece name. */
export const piecesBelow = (root: Element): ReadonlyMap<string, Element> =>
  new Map([...root.querySelectorAll<HTMLElement>('[data-piece]')].map((one) => [one.dataset['piece'] ?? '', one]));

/** Duration in ms: UFOs and units fly, everything else moves. */
const durationOf = (piece: string): number => (['ufo', 'unit'].includes(kindOf(piece)) ? flyMs : moveMs);

/** Animations of a UFO that breaks apart. */
const breakApart = ({ ghost }: Seen): Act[] =>
  shatter.map(({ clip, ...motion }) => {
    const part = ghost.cloneNode(true) as Ghost;
    part.style.clipPath = clip;
    return { target: part, motion };
  });

/** Creates a painter with its own layer above everything else on the table. */
export function painter(root: HTMLElement) {
  const layer = document.createElement('div');
  layer.className = 'in-motion';
  layer.inert = true;
  layer.setAttribute('aria-hidden', 'true');
  root.append(layer);
  const running = new Map<Animation, string>();

  /** Returns the animations of a change. All changes are measured before any is painted. */
  const actsOf = (
    { piece, how, was, from, to }: Change,
    shown: ReadonlyMap<string, Element>,
    seen: ReadonlyMap<string, Seen>,
  ): Act[] => {
    const element = shown.get(piece);
    const box = boxOf(element);
    const last = seen.get(was);
    const isUfo = kindOf(piece) === 'ufo';
    const placeOf = (name: string | undefined, size: Box): Box | null => {
      const place = boxOf(shown.get(name ?? '')) ?? boxOf(root.querySelector(`[data-place="${name}"]`));
      return place && within(place, size);
    };
    if (element && box) {
      if (how === 'renewed') return [{ target: element, motion: rise() }];
      if (how === 'turned') return [{ target: element, motion: open() }];
      const start = last?.box ?? placeOf(from, box);
      const stays = start ? isSame(start, box) : how === 'slid';
      if (how === 'changed' || stays) return [{ target: element, motion: pulse(box) }];
      if (!start && !isUfo) return [{ target: element, motion: rise() }];
      const motion = start ? fly(start, box, durationOf(piece)) : land();
      return [
        { target: ghostOf(element, box), motion },
        { target: element, motion: hidden(motion) },
      ];
    }
    if (!last || how === 'slid') return [];
    return isUfo ? breakApart(last) : [{ target: last.ghost, motion: leave(last.box, placeOf(to, last.box)) }];
  };

  const run = (piece: string, { target, motion: { frames, duration, easing } }: Act, delay: number): void => {
    const isGhost = !target.isConnected;
    if (isGhost) layer.append(target);
    const animation = target.animate([...frames], { duration, easing, delay, fill: 'backwards' });
    running.set(animation, piece);
    const over = () => {
      running.delete(animation);
      if (isGhost) target.remove();
    };
    animation.finished.then(over, over);
  };

  /** Starts the animations of all changes. */
  const begin = (changes: readonly Change[], seen: ReadonlyMap<string, Seen>): void => {
    const changedAgain = new Set(changes.map(({ piece }) => piece));
    for (const [animation, piece] of running) if (changedAgain.has(piece)) animation.finish();
    const shown = piecesBelow(root);
    const plan = changes.map((change) => ({ ...change, acts: actsOf(change, shown, seen) }));
    const visible = plan.filter(({ acts }) => acts.length > 0);
    const step = Math.min(staggerMs, (motionMs - flyMs) / visible.length);
    let delay = 0;
    for (const { piece, how, acts } of visible) {
      // New text appears without delay.
      for (const act of acts) run(piece, act, how === 'renewed' ? 0 : delay);
      if (how !== 'renewed') delay += step;
    }
  };

  /** Ends all motion at once, dice included. Endless animations and resting buttons continue. */
  const finish = (): void => {
    for (const animation of root.getAnimations({ subtree: true }))
      if (animation.id !== restId && Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  };

  return { begin, finish, leave: () => layer.remove() };
}
