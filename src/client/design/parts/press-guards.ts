// Guards against presses that were meant for earlier contents of the screen.

/** How long a button ignores presses after its meaning has changed, in ms. */
const restMs = 350;

/** Id of the animation that times this. It moves nothing. */
export const restId = 'rest';

/**
 * Attachment that makes a button, or all contents of an element, ignore presses for a moment when its meaning changes.
 * The second half of a double press was meant for the old one.
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
 * Wraps a click handler so that it ignores all clicks of a multi-click except the first. The later ones were meant for
 * earlier contents.
 */
export const ignoreMultiClick =
  (onPress: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) onPress();
  };
