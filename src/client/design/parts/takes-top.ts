import type { Attachment } from 'svelte/attachments';

/** Elements in the flow above a screen, and their heights in pixels. */
const heights = new Map<Element, number>();

function tell(): void {
  const sum = [...heights.values()].reduce((all, one) => all + one, 0);
  document.documentElement.style.setProperty('--told', `${sum}px`);
}

/** Takes the height of an element, which comes before a screen, from that screen, so that nothing has to lie over it. */
export const takesTop: Attachment<HTMLElement> = (node) => {
  const sizes = new ResizeObserver(() => {
    heights.set(node, node.offsetHeight);
    tell();
  });
  sizes.observe(node);
  return () => {
    sizes.disconnect();
    heights.delete(node);
    tell();
  };
};
