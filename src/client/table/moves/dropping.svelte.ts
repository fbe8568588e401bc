import type { Attachment } from 'svelte/attachments';
import { type At, type Drag, dragging, isOver } from '../../box/inputs/dragging.svelte.ts';
import { type DropContext, type DropTarget, dropOf, spotsFor } from './drop-targets.ts';
import type { Move } from './moves.ts';

/** Drags of units and cards to spots of the table. */
export interface Drops {
  readonly drag: Drag<string, DropTarget>;
  /** Spots that can receive the dragged unit or card. Empty without a drag. */
  readonly receives: ReadonlySet<DropTarget>;
}

const spotOf = (element: Element): DropTarget | null =>
  (element.getAttribute('data-place') as DropTarget | null) ?? null;

/** Distance between a point and the middle of an element, in px. */
function distance(element: Element, { x, y }: At): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
}

/** Creates the drags of a table. `press` handles a press that does not move. */
export function dropsOf(
  context: () => DropContext,
  ask: (move: Move | null, at: At) => unknown,
  press: (id: string) => void,
): Drops {
  /**
   * Returns the spot at a point: the innermost one that the piece can be dropped on, legally or not. Otherwise the
   * nearest legal one whose box contains the point, because a continent is larger than its dots.
   */
  const placeAt = (at: At, id: string): DropTarget | null => {
    const beneath = document.elementsFromPoint(at.x, at.y).flatMap((element) => {
      const spot = element.closest('[data-place]');
      return spot === null ? [] : [spotOf(spot)];
    });
    const meant = beneath.find((spot) => spot !== null && dropOf(context(), id, spot) !== null);
    const around = [...document.querySelectorAll('[data-place]')]
      .filter((element) => receives.has(spotOf(element) ?? 'pool') && isOver(element, at))
      .sort((a, b) => distance(a, at) - distance(b, at));
    return meant ?? (around[0] ? spotOf(around[0]) : null);
  };
  const drag = dragging<string, DropTarget>({
    placeAt,
    ondrop: (id, spot, at) => void ask(dropOf(context(), id, spot), at),
    ontap: (id) => press(id),
  });
  const receives = $derived(drag.item === null ? new Set<DropTarget>() : spotsFor(context(), drag.item));
  return {
    drag,
    get receives() {
      return receives;
    },
  };
}

/**
 * Attachment that makes an element a spot. It has four brackets while it can receive the dragged piece, or is lit.
 * Spread attributes would enlarge the first load.
 */
export const spotted =
  (drops: Drops, spot: DropTarget, lit = false): Attachment =>
  (element) => {
    const { receives, drag } = drops;
    element.setAttribute('data-place', spot);
    if (lit || receives.has(spot)) element.setAttribute('data-receives', drag.over === spot ? 'over' : 'yes');
    return () => {
      element.removeAttribute('data-place');
      element.removeAttribute('data-receives');
    };
  };
