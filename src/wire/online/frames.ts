// Parsing of frames, for both directions.

import * as v from 'valibot';
import { fault } from '../reading/faults.ts';
import { areNewer } from '../reading/loose.ts';

/** Schemas of frames, by their `t`. */
type Shapes = Readonly<Record<string, v.GenericSchema>>;

/** A frame of any of these shapes. */
export type FrameOf<S extends Shapes> = { [T in keyof S]: v.InferOutput<S[T]> }[keyof S];

/** Why a frame cannot be read, and the parts of it that can. */
export interface UnreadFrame {
  /** Description of the first fault. */
  readonly fault: string;
  /** Whether it is faultless except for names that only a newer version knows (ONL-13). */
  readonly isNewer: boolean;
  /** Its kind, known or not. Missing if it names none. */
  readonly kind?: string;
  /** Its id, if it waits for an answer. */
  readonly id?: string;
}

const labelled = v.looseObject({
  t: v.pipe(v.string(), v.maxLength(40)),
  id: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))), undefined)),
});

function unread(value: unknown, issues: readonly v.BaseIssue<unknown>[]): UnreadFrame {
  const label = v.safeParse(labelled, value);
  const { t: kind, id } = label.success ? label.output : {};
  return {
    fault: fault(issues),
    isNewer: areNewer(issues),
    ...(kind === undefined ? {} : { kind }),
    ...(id === undefined ? {} : { id }),
  };
}

/** Returns a parser of frames. It returns a description of the first fault of an invalid frame. */
export function frameParser<S extends Shapes>(shapes: S): (text: string) => FrameOf<S> | UnreadFrame {
  const named = v.looseObject({ t: v.picklist(Object.keys(shapes)) });
  return (text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return { fault: 'the frame is not JSON', isNewer: false };
    }
    const known = v.safeParse(named, value);
    if (!known.success) return unread(value, known.issues);
    const parsed = v.safeParse(shapes[known.output.t] as v.GenericSchema<unknown, FrameOf<S>>, value);
    return parsed.success ? parsed.output : unread(value, parsed.issues);
  };
}
