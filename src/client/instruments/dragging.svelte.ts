/** Lookups and callbacks of a surface with draggable items. */
export interface DragParts<Item, Place> {
  /** Elements that can receive a drop. */
  readonly places: () => readonly HTMLElement[];
  readonly placeOf: (element: HTMLElement) => Place | null;
  readonly ondrop: (item: Item, place: Place) => void;
  readonly ontap: (item: Item) => void;
}

/** State of a drag, for drawing. `dx` and `dy` are in px. */
export interface Drag<Item, Place> {
  readonly item: Item | null;
  readonly over: Place | null;
  readonly dx: number;
  readonly dy: number;
  down(event: PointerEvent, item: Item): void;
}

/** A press that moves no further than this is a tap, in px. */
const slack = 7;

type Phase<Item> =
  | { readonly name: 'idle' }
  | { readonly name: 'pointing' | 'dragging'; readonly item: Item; readonly x: number; readonly y: number };

/** Creates dragging by mouse, pen or touch, as a state machine: idle, pointing, dragging, idle. */
export function dragging<Item, Place>(parts: DragParts<Item, Place>): Drag<Item, Place> {
  let phase = $state.raw<Phase<Item>>({ name: 'idle' });
  let over = $state.raw<Place | null>(null);
  let dx = $state(0);
  let dy = $state(0);

  const placeAt = (x: number, y: number): Place | null => {
    const element = parts.places().find((place) => {
      const box = place.getBoundingClientRect();
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    });
    return element === undefined ? null : parts.placeOf(element);
  };

  const down = (event: PointerEvent, item: Item): void => {
    if (!event.isPrimary || event.button !== 0 || phase.name !== 'idle') return;
    phase = { name: 'pointing', item, x: event.clientX, y: event.clientY };
    const leave = new AbortController();
    const { signal } = leave;

    const move = (to: PointerEvent): void => {
      if (phase.name === 'idle' || to.pointerId !== event.pointerId) return;
      dx = to.clientX - phase.x;
      dy = to.clientY - phase.y;
      if (phase.name === 'pointing' && Math.hypot(dx, dy) > slack) phase = { ...phase, name: 'dragging' };
      if (phase.name === 'dragging') over = placeAt(to.clientX, to.clientY);
    };
    const end = (dropped: boolean): void => {
      const was = phase;
      const target = over;
      phase = { name: 'idle' };
      over = null;
      dx = 0;
      dy = 0;
      leave.abort();
      if (!dropped || was.name === 'idle') return;
      if (was.name === 'pointing') parts.ontap(was.item);
      else if (target !== null) parts.ondrop(was.item, target);
    };

    /** Escape cancels the drag, and has no other effect. */
    const cancelOnEscape = (key: KeyboardEvent): void => {
      if (key.key !== 'Escape') return;
      key.preventDefault();
      end(false);
    };

    addEventListener('keydown', cancelOnEscape, { signal, capture: true });
    addEventListener('pointermove', move, { signal });
    addEventListener('pointerup', (to) => to.pointerId === event.pointerId && end(true), { signal });
    addEventListener('pointercancel', (to) => to.pointerId === event.pointerId && end(false), { signal });
  };

  return {
    get item() {
      return phase.name === 'dragging' ? phase.item : null;
    },
    get over() {
      return over;
    },
    get dx() {
      return dx;
    },
    get dy() {
      return dy;
    },
    down,
  };
}
