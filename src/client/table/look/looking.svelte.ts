import { restMs } from '../../box/inputs/dragging.svelte.ts';

/** An element that shows a card. */
interface Looked {
  readonly card: string;
  readonly element: Element;
  /** Whether it was asked for by key, and follows the focus. */
  readonly byKey: boolean;
}

/** A mouse rests this long on a card before it is shown large, in ms. */
const hoverMs = 350;

const cardAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-look]') : null;

/** Tracks the card that people look at: a mouse or a finger rests on it, or a key asks for the one with the focus. */
export function followLooks() {
  let looked = $state.raw<Looked | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: Element | null = null;
  /** Where the mouse was last. */
  let [lastX, lastY] = [Number.NaN, Number.NaN];

  const show = (element: Element, byKey = false): void => {
    looked = { card: element.getAttribute('data-look') ?? '', element, byKey };
  };
  const hide = (): void => {
    clearTimeout(timer);
    looked = null;
  };
  return {
    /** The card that is looked at, if its element is still there. */
    get looked() {
      return looked;
    },
    hide,
    /** Shows a card only after the mouse has moved, so that a card that moves beneath the mouse is not shown. */
    move({ target, pointerType, clientX, clientY }: PointerEvent): void {
      const isStill = clientX === lastX && clientY === lastY;
      [lastX, lastY] = [clientX, clientY];
      const element = cardAt(target);
      if (isStill || element === hovered || pointerType === 'touch') return;
      hovered = element;
      if (looked?.byKey !== true) hide();
      if (element !== null) timer = setTimeout(() => show(element), hoverMs);
    },
    down({ target, pointerType, clientX, clientY }: PointerEvent): void {
      [lastX, lastY] = [clientX, clientY];
      const element = cardAt(target);
      hide();
      if (element !== null && pointerType === 'touch') timer = setTimeout(() => show(element), restMs);
    },
    up: (): void => clearTimeout(timer),
    focus({ target }: FocusEvent): void {
      const element = cardAt(target);
      if (looked?.byKey && element !== null) show(element, true);
    },
    /** Shows the card with the focus, or the one beneath the mouse; hides it if it is shown. */
    turn(): void {
      const element = cardAt(document.activeElement) ?? hovered;
      if (looked !== null) hide();
      else if (element !== null) show(element, true);
    },
  };
}
