// A moving piece is animated as a copy above the table. The real element is in its final place from the start.

/** Visual copy of a piece that cannot be selected, read out or focused. */
export type Ghost = HTMLElement | SVGElement;

/** Attributes by which an element can be found or read out. */
const identifying = /^(id|title|lang|role|tabindex|(data|aria)-.*)$/;

/** Gives an element at least the size of a box, regardless of its content. */
function keepSize(one: Element, { width, height }: DOMRect): void {
  one.setAttribute('style', `${one.getAttribute('style') ?? ''}; min-width: ${width}px; min-height: ${height}px`);
}

/** Copies an element without text, buttons and names. Placeholders of the same size keep the layout. */
function stripped(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const originals = [element, ...element.querySelectorAll('*')];
  for (const [i, one] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[i] ?? element;
    for (const name of one.getAttributeNames()) if (identifying.test(name)) one.removeAttribute(name);
    one.classList.remove('open', 'picked');
    const words = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (words.length > 0) keepSize(one, original.getBoundingClientRect());
    for (const node of words) node.textContent = '';
    if (one === copy || !one.matches('button, .unseen')) continue;
    const room = document.createElement('div');
    if (one.matches('button')) keepSize(room, original.getBoundingClientRect());
    one.replaceWith(room);
  }
  return copy;
}

/** Wraps a copy of an SVG part in its own `<svg>` of the same scale. */
function framed(element: SVGGraphicsElement, box: DOMRect): SVGElement {
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const scaled = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const { a, b, c, d, e, f } = (element.parentNode as SVGGraphicsElement).getScreenCTM() ?? new DOMMatrix();
  scaled.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - box.x} ${f - box.y})`);
  scaled.append(stripped(element));
  frame.append(scaled);
  Object.assign(frame.style, { overflow: 'visible', fill: 'none' });
  return frame;
}

/** Returns a ghost of an element, positioned at a box in window coordinates. */
export function ghostOf(element: Element, box: DOMRect): Ghost {
  const drawn = element instanceof SVGGraphicsElement && element.ownerSVGElement !== null;
  const ghost = drawn ? framed(element, box) : (stripped(element) as HTMLElement);
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
