import type { Attachment } from 'svelte/attachments';

/** Sizes a name is tried at, largest first, in rem; and the lines it may take. */
export interface Fitting {
  readonly sizes: readonly number[];
  readonly lines: number;
}

/** The title of a page or a step: smaller only where a word would not fit. */
export const title: Fitting = { sizes: [1.9375, 1.7, 1.5, 1.25, 1.05, 0.9], lines: 2 };

function fits(node: HTMLElement, lines: number): boolean {
  const { lineHeight } = getComputedStyle(node);
  // Letters reach beyond their line, above and below: only a whole line more is too much.
  const most = Number.parseFloat(lineHeight) * (lines + 0.45);
  return node.scrollWidth <= node.clientWidth + 1 && node.scrollHeight <= most;
}

/** Gives an element the largest size at which its words fit, never breaking one. Follows its words and its room. */
export const fitted =
  ({ sizes, lines }: Fitting): Attachment<HTMLElement> =>
  (node) => {
    const resize = (size: number | undefined) => {
      node.style.fontSize = `calc(${size}rem * var(--scale, 1))`;
    };
    const settle = () => {
      for (const size of sizes) {
        resize(size);
        if (fits(node, lines)) break;
      }
    };
    resize(sizes[0]);
    // Told of its room once the page is laid out and before it is painted: measuring then costs no layout more.
    const room = new ResizeObserver(() => {
      settle();
      void document.fonts.ready.then(settle);
    });
    if (node.parentElement) room.observe(node.parentElement);
    const words = new MutationObserver(settle);
    words.observe(node, { characterData: true, childList: true, subtree: true });
    return () => {
      room.disconnect();
      words.disconnect();
    };
  };
