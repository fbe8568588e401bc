/** Attached to what may have to be scrolled: it is a stop on the keyboard's way, as long as it has to be. */
export const scrolled = (element: HTMLElement): (() => void) => {
  const look = () => {
    if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const resized = new ResizeObserver(look);
  for (const part of [element, ...element.children]) resized.observe(part);
  return () => resized.disconnect();
};
