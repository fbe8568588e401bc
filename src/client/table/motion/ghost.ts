// A piece in motion is its own picture, above the table: what lies there is where it belongs from the first moment on.

/** Looks like a piece, and can be neither found, read out nor reached. */
export type Ghost = HTMLElement | SVGElement;

/** By these something could be found or read out. */
const telling = /^(id|title|lang|role|tabindex|(data|aria)-.*)$/;

/** As large as the other, whatever is in it. */
function sized(one: Element, { width, height }: DOMRect): void {
  one.setAttribute('style', `${one.getAttribute('style') ?? ''}; min-width: ${width}px; min-height: ${height}px`);
}

/** Without words, buttons and names; where they were is room, so that nothing else is shifted. */
function bare(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const originals = [element, ...element.querySelectorAll('*')];
  for (const [i, one] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[i] ?? element;
    for (const name of one.getAttributeNames()) if (telling.test(name)) one.removeAttribute(name);
    one.classList.remove('open', 'picked');
    const words = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (words.length > 0) sized(one, original.getBoundingClientRect());
    for (const node of words) node.textContent = '';
    if (one === copy || !one.matches('button, .unseen')) continue;
    const room = document.createElement('div');
    if (one.matches('button')) sized(room, original.getBoundingClientRect());
    one.replaceWith(room);
  }
  return copy;
}

/** A part of a drawing needs a drawing around it, of the same scale. */
function framed(element: SVGGraphicsElement, box: DOMRect): SVGElement {
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const scaled = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const { a, b, c, d, e, f } = (element.parentNode as SVGGraphicsElement).getScreenCTM() ?? new DOMMatrix();
  scaled.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - box.x} ${f - box.y})`);
  scaled.append(bare(element));
  frame.append(scaled);
  Object.assign(frame.style, { overflow: 'visible', fill: 'none' });
  return frame;
}

/** The picture of an element that lies in this box of the window. */
export function ghostOf(element: Element, box: DOMRect): Ghost {
  const drawn = element instanceof SVGGraphicsElement && element.ownerSVGElement !== null;
  const ghost = drawn ? framed(element, box) : (bare(element) as HTMLElement);
  const { color, backgroundColor, display } = getComputedStyle(element);
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: 0,
    color,
    backgroundColor,
    display: drawn ? 'block' : display,
  });
  return ghost;
}
