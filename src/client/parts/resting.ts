import type { Attachment } from 'svelte/attachments';

/** How long a button rests when it has come to mean something new, in ms. */
const restMs = 350;

/** Lets a button rest whenever its meaning changes: the second half of a double press was meant for what it was before. */
export const resting =
  (_meaning: unknown): Attachment<HTMLElement> =>
  (button) => {
    const rest = button.animate({ pointerEvents: ['none', 'none'] }, restMs);
    // Keys, and fingers that come near enough, press it all the same. A busy page hears of a press late: what counts is when it was.
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
