import type { Attachment } from 'svelte/attachments';

/** Font sizes to try, largest first, in rem, and the number of lines allowed. */
export interface Fitting {
  readonly sizes: readonly number[];
  readonly lines: number;
  /** Sizes to try first, on one line. */
  readonly oneLine?: readonly number[];
}

/** Fitting of page and step titles. They shrink only if a word would not fit. */
export const title: Fitting = { sizes: [1.9375, 1.7, 1.5, 1.25, 1.05, 0.9], lines: 2 };

function fits(node: HTMLElement, lines: number): boolean {
  const { lineHeight } = getComputedStyle(node);
  // Glyphs extend above and below their line box, so allow almost half a line more.
  const maxHeight = Number.parseFloat(lineHeight) * (lines + 0.45);
  return node.scrollWidth <= node.clientWidth + 1 && node.scrollHeight <= maxHeight;
}

/**
 * Gives an element the largest size at which its words fit, without breaking any unless none fits. Follows changes of
 * its text, its available width and the root font size.
 */
export const fitText =
  ({ sizes, lines, oneLine = [] }: Fitting): Attachment<HTMLElement> =>
  (node) => {
    const resize = (size: number | undefined) => {
      node.style.fontSize = `calc(${size} * var(--unit, calc(1rem * var(--scale, 1))))`;
    };
    const shrinkToFit = () => {
      // The surroundings may allow breaks anywhere in words, and then every size would fit.
      node.style.overflowWrap = 'normal';
      for (const size of oneLine) {
        resize(size);
        if (fits(node, 1)) return;
      }
      for (const size of sizes) {
        resize(size);
        if (fits(node, lines)) return;
      }
      // A name of sixteen wide letters has no word to break at.
      node.style.overflowWrap = 'anywhere';
    };
    const refit = () => {
      shrinkToFit();
      void document.fonts.ready.then(shrinkToFit);
    };
    refit();
    // In the next frame: a new size within the observer's callback would resize what other observers watch.
    let frame = 0;
    const sizeChanges = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(refit);
    });
    sizeChanges.observe(node);
    if (node.parentElement) sizeChanges.observe(node.parentElement);
    const textChanges = new MutationObserver(shrinkToFit);
    textChanges.observe(node, { characterData: true, childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      sizeChanges.disconnect();
      textChanges.disconnect();
      node.style.fontSize = '';
      node.style.overflowWrap = '';
    };
  };
