import type { ServerFrame } from '../../wire/index.ts';

/** Cached texts of objects that several frames share. */
const known = new WeakMap<object, string>();

function textOf(shared: object): string {
  const found = known.get(shared);
  if (found !== undefined) return found;
  const text = JSON.stringify(shared);
  known.set(shared, text);
  return text;
}

/** Returns the text of an object with one more field, whose text is known. */
const withField = (object: object, name: string, text: string): string => {
  const rest = JSON.stringify(object);
  return `${rest.slice(0, -1)}${rest === '{}' ? '' : ','}"${name}":${text}}`;
};

/**
 * Returns a frame as text. Events, states and frames that several devices of a table get are serialized only once.
 */
export function frameText(frame: ServerFrame): string {
  if (frame.t === 'events') {
    const { events, ...rest } = frame;
    return withField(rest, 'events', textOf(events));
  }
  if (frame.t === 'sync') {
    const { open, ...rest } = frame;
    return withField(rest, 'open', textOf(open));
  }
  return textOf(frame);
}
