// Guards against presses that were meant for what was there before.

/** How long a button ignores presses after its meaning has changed, in ms. */
const restMs = 350;

/** Id of the animation that times this. It moves nothing. */
export const restId = 'rest';

/**
 * Attachment that makes a button, or all that an element holds, ignore presses for a moment when its meaning changes. The
 * second half of a double press was aimed at the old one.
 */
export const pressGuard =
  (_meaning: unknown) =>
  (button: HTMLElement | SVGElement): (() => void) => {
    const animation = button.animate({ pointerEvents: ['none', 'none'] }, { duration: restMs, id: restId });
    // `pointer-events` stops neither keys nor a touch close to the button. A busy page handles clicks late, so compare
    // their timestamps.
    const isResting = ({ timeStamp }: Event) =>
      animation.startTime === null || timeStamp < Number(animation.startTime) + restMs;
    const refuse = (event: Event) => {
      if (isResting(event)) event.stopImmediatePropagation();
    };
    button.addEventListener('click', refuse, { capture: true });
    return () => {
      animation.cancel();
      button.removeEventListener('click', refuse, { capture: true });
    };
  };

/**
 * Wraps a click handler so that it ignores all but the first click of a multi-click. The later ones were aimed at what
 * was there before.
 */
export const ignoreMultiClick =
  (onPress: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) onPress();
  };
