// Places are written as text, such as `orbit` or `lab:2`: it is what events and saves hold, and what is compared. Whoever
// needs their parts splits them here, and gets a union by name, so that a place that somebody forgot does not compile.

/** The parts of a place: `lab:2` has the name `lab` and the detail `2`. A place without a colon has an empty detail. */
export type PlaceParts<P extends string> = P extends `${infer Name}:${infer Detail}`
  ? readonly [name: Name, detail: Detail]
  : readonly [name: P, detail: ''];

/** Splits a place into name and detail. */
export function splitPlace<P extends string>(place: P): PlaceParts<P> {
  const at = place.indexOf(':');
  const parts = at < 0 ? [place, ''] : [place.slice(0, at), place.slice(at + 1)];
  return parts as unknown as PlaceParts<P>;
}
