import type { Attachment } from 'svelte/attachments';

/** Shortest swipe, in CSS pixels. */
const shortest = 48;

/** Returns 1 if the language leads from left to right, and -1 if it leads from right to left. */
export const rightward = (): 1 | -1 => (document.documentElement.dir === 'rtl' ? -1 : 1);

/** Calls `onswipe` when a finger is drawn across: 1 for onwards, which is leftwards in most languages, and -1 for back. */
export const swiped =
  (onswipe: (by: 1 | -1) => void): Attachment<HTMLElement> =>
  (node) => {
    let from: PointerEvent | null = null;
    const down = (event: PointerEvent) => {
      from = event.pointerType === 'mouse' || !event.isPrimary ? null : event;
    };
    const up = (event: PointerEvent) => {
      if (from === null || event.pointerId !== from.pointerId) return;
      const dx = event.clientX - from.clientX;
      const dy = event.clientY - from.clientY;
      from = null;
      if (Math.abs(dx) >= shortest && Math.abs(dx) > 2 * Math.abs(dy)) onswipe(dx < 0 === rightward() > 0 ? 1 : -1);
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', up);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
    };
  };
