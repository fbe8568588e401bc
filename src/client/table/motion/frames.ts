// How each kind of motion looks: nothing but transform and opacity, so that no picture of it has to be laid out.

/** A motion to be run on an element: its frames, and its time in ms. */
export interface Motion {
  readonly frames: readonly Keyframe[];
  readonly duration: number;
  readonly easing: string;
}

/** UFOs and units fly, cards and markers move: times and curves are those of the tokens. */
export const flyMs = 620;
export const moveMs = 260;

const easeOut = 'cubic-bezier(0.2, 0.7, 0.1, 1)';
const easeIn = 'cubic-bezier(0.6, 0, 0.9, 0.4)';

const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });

/** What brings a picture that was made for the one box to the other. */
function brought(from: DOMRect, to: DOMRect): string {
  const [one, other] = [middle(from), middle(to)];
  const scale = Math.min(4, Math.max(0.25, to.height / from.height));
  return `translate(${other.x - one.x}px, ${other.y - one.y}px) scale(${scale})`;
}

/** Do they lie in the same place, as far as eyes can tell? */
export function isSame(one: DOMRect, other: DOMRect): boolean {
  const [a, b] = [middle(one), middle(other)];
  return Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
}

const out = (duration: number, ...frames: Keyframe[]): Motion => ({ frames, duration, easing: easeOut });

/** From another box to its own. */
export const fly = (from: DOMRect, to: DOMRect, duration: number): Motion =>
  out(duration, { transform: brought(to, from) }, { transform: 'none' });

/** A UFO comes down from nowhere. */
export const land = (): Motion => out(flyMs, { transform: 'translate(3.5rem, -6rem)', opacity: 0 }, {});

/** Something new comes up to its place. */
export const rise = (): Motion => out(moveMs, { transform: 'translateY(0.75rem)', opacity: 0 }, {});

/** A card is turned: a slit opens to its height. */
export const open = (): Motion => out(moveMs, { transform: 'scaleY(0.04)' }, {});

/** It stays where it is, and is another: small things swell much, large ones little. */
export function pulse({ width, height }: DOMRect): Motion {
  const swollen = `scale(${1 + Math.min(0.4, 8 / Math.max(width, height))})`;
  return out(2 * moveMs, { transform: 'none' }, { transform: swollen, offset: 0.4 }, { transform: 'none' });
}

/** Not to be seen as long as its picture is on its way. */
export const hidden = ({ duration }: Motion): Motion => ({
  frames: [{ opacity: 0 }, { opacity: 0 }],
  duration,
  easing: 'linear',
});

/** It leaves the table: for a pile, or falling. */
export const leave = (from: DOMRect, to: DOMRect | null): Motion => ({
  frames: [
    { opacity: 1 },
    { opacity: 1, offset: 0.6 },
    { transform: to ? brought(from, to) : 'translateY(1.5rem) scale(0.9)', opacity: 0 },
  ],
  duration: to ? flyMs : 2 * moveMs,
  easing: easeIn,
});

/** A UFO comes apart in three: what is seen of it, and where that goes. */
export const shatter: readonly (Motion & { readonly clip: string })[] = [
  { clip: 'inset(-20% 62% -20% -20%)', x: -12, y: 6 },
  { clip: 'inset(-20% 34%)', x: 0, y: 14 },
  { clip: 'inset(-20% -20% -20% 62%)', x: 12, y: 6 },
].map(({ clip, x, y }) => ({
  clip,
  ...out(2 * moveMs, {}, { transform: `translate(${x}px, ${y}px) rotate(${3 * x}deg)`, opacity: 0 }),
}));
