import { on } from 'svelte/events';

/** A point of the window, in px. */
export interface At {
  readonly x: number;
  readonly y: number;
}

/** Lookups and callbacks of a surface with draggable items. */
export interface DragParts<Item, Place> {
  /** Returns the place that would receive the item at a point. */
  readonly placeAt: (at: At, item: Item) => Place | null;
  readonly ondrop: (item: Item, place: Place, at: At) => void;
  readonly ontap: (item: Item) => void;
}

/** State of a drag, for drawing. `dx` and `dy` are in px. */
export interface Drag<Item, Place> extends At {
  readonly item: Item | null;
  readonly over: Place | null;
  readonly dx: number;
  readonly dy: number;
  /** Begins a press. If it `waits`, a finger drags only after it has rested, because before it scrolls the page. */
  down(event: PointerEvent, item: Item, waits?: boolean): void;
  /** Attachment for items that are dragged after a rest: from then on the finger no longer scrolls the page. */
  grip(element: Element): () => void;
}

/** Whether a point lies in the box of an element. */
export function isOver(element: Element, { x, y }: At): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** A press that moves no further than this is a tap, in px. */
const slack = 7;
/** After this time a resting finger holds what is beneath it, and its release is no tap. In ms. */
export const restMs = 400;

/**
 * Stops the click that ends a press, so that it does not hit things that the press has opened under the finger. A touch
 * is handled when the finger leaves, and its click comes after that.
 */
function swallowClick(press: PointerEvent): void {
  const over = new AbortController();
  const { signal } = over;
  const swallow = (click: MouseEvent): void => {
    // A key clicks with a detail of 0.
    if (click.detail === 0 || click.timeStamp - press.timeStamp > restMs) return;
    click.preventDefault();
    click.stopPropagation();
    over.abort();
  };
  addEventListener('click', swallow, { signal, capture: true });
  addEventListener('pointerdown', () => over.abort(), { signal, capture: true });
}

type Phase<Item> =
  | { readonly name: 'idle' }
  | { readonly name: 'pointing' | 'dragging'; readonly item: Item; readonly x: number; readonly y: number };

/** Creates dragging by mouse, pen or touch, as a state machine: idle, pointing, dragging, idle. */
export function dragging<Item, Place>(parts: DragParts<Item, Place>): Drag<Item, Place> {
  let phase = $state.raw<Phase<Item>>({ name: 'idle' });
  let over = $state.raw<Place | null>(null);
  let at = $state.raw<At>({ x: 0, y: 0 });
  /** Whether a finger has rested. A mouse need not. */
  let rested = false;
  const from = $derived(phase.name === 'idle' ? at : phase);

  const down = (event: PointerEvent, item: Item, waits = false): void => {
    if (!event.isPrimary || event.button !== 0 || phase.name !== 'idle') return;
    at = { x: event.clientX, y: event.clientY };
    phase = { name: 'pointing', item, ...at };
    const isTouch = event.pointerType === 'touch';
    rested = false;
    const timer = isTouch ? setTimeout(() => (rested = true), restMs) : undefined;
    const leave = new AbortController();
    const { signal } = leave;

    const move = (to: PointerEvent): void => {
      if (phase.name === 'idle' || to.pointerId !== event.pointerId) return;
      at = { x: to.clientX, y: to.clientY };
      if (phase.name === 'pointing' && Math.hypot(at.x - phase.x, at.y - phase.y) > slack) {
        if (waits && isTouch && !rested) end(false);
        else phase = { ...phase, name: 'dragging' };
      }
      if (phase.name === 'dragging') over = parts.placeAt(at, item);
    };
    const end = (dropped: boolean): void => {
      const was = phase;
      const target = over;
      phase = { name: 'idle' };
      over = null;
      clearTimeout(timer);
      leave.abort();
      if (!dropped || was.name === 'idle') return;
      if (was.name === 'dragging') {
        if (target !== null) parts.ondrop(was.item, target, at);
      } else if (!rested) parts.ontap(was.item);
    };

    /** Escape cancels the drag, and has no other effect. */
    const cancelOnEscape = (key: KeyboardEvent): void => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      end(false);
    };

    addEventListener('keydown', cancelOnEscape, { signal, capture: true });
    addEventListener('pointermove', move, { signal });
    const up = (to: PointerEvent): void => {
      if (to.pointerId !== event.pointerId) return;
      swallowClick(to);
      end(true);
    };
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', (to) => to.pointerId === event.pointerId && end(false), { signal });
  };

  return {
    get item() {
      return phase.name === 'dragging' ? phase.item : null;
    },
    get over() {
      return over;
    },
    get x() {
      return at.x;
    },
    get y() {
      return at.y;
    },
    get dx() {
      return at.x - from.x;
    },
    get dy() {
      return at.y - from.y;
    },
    down,
    grip: (element) =>
      on(element, 'touchmove', (event) => phase.name !== 'idle' && rested && event.preventDefault(), {
        passive: false,
      }),
  };
}
