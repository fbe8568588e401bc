import type { Attachment } from 'svelte/attachments';

/** Shortest swipe, in CSS pixels. */
const shortest = 48;

/** Calls `onswipe` when a finger is drawn across: 1 for leftwards, which is onwards, and -1 for rightwards. */
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
      if (Math.abs(dx) >= shortest && Math.abs(dx) > 2 * Math.abs(dy)) onswipe(dx < 0 ? 1 : -1);
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerup', up);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerup', up);
    };
  };
