import type { Attachment } from 'svelte/attachments';

/** How long a button rests when it has come to mean something new, in ms. */
const restMs = 350;

/** Id of the animation of a button that rests: it keeps the time, and moves nothing. */
export const restId = 'rest';

/** Lets a button rest whenever its meaning changes: the second half of a double press was meant for what it was before. */
export const resting =
  (_meaning: unknown): Attachment<HTMLElement> =>
  (button) => {
    const rest = button.animate({ pointerEvents: ['none', 'none'] }, { duration: restMs, id: restId });
    // `pointer-events` does not stop keys, nor a touch close to the button. A busy page handles a click late: compare when it was made.
    const isResting = ({ timeStamp }: MouseEvent) =>
      rest.startTime === null || timeStamp < Number(rest.startTime) + restMs;
    const refuse = (event: MouseEvent) => {
      if (isResting(event)) event.stopImmediatePropagation();
    };
    button.addEventListener('click', refuse, { capture: true });
    return () => {
      rest.cancel();
      button.removeEventListener('click', refuse, { capture: true });
    };
  };
