// Parsing of frames, for both directions.

import * as v from 'valibot';
import { fault } from '../reading/issues.ts';

/** Schemas of frames, by their `t`. */
type Shapes = Readonly<Record<string, v.GenericSchema>>;

/** A frame of any of these shapes. */
export type FrameOf<S extends Shapes> = { [T in keyof S]: v.InferOutput<S[T]> }[keyof S];

/** Returns a parser of frames. It returns a description of the first fault of an invalid frame. */
export function frameParser<S extends Shapes>(shapes: S): (text: string) => FrameOf<S> | { readonly fault: string } {
  const named = v.looseObject({ t: v.picklist(Object.keys(shapes)) });
  return (text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return { fault: 'the frame is not JSON' };
    }
    const known = v.safeParse(named, value);
    if (!known.success) return { fault: fault(known.issues) };
    const parsed = v.safeParse(shapes[known.output.t] as v.GenericSchema<unknown, FrameOf<S>>, value);
    return parsed.success ? parsed.output : { fault: fault(parsed.issues) };
  };
}
