import * as v from 'valibot';
import { components } from '../../content/components.ts';
import { type CueKind, cueKinds, labs } from '../../content/cues.ts';
import { count, each, instant } from '../schemas/schemas.ts';
import { role } from '../schemas/stamp.ts';

const ufoCount = v.exactOptional(v.pipe(count, v.minValue(1), v.maxValue(components.ufos)));

/** Detail of each kind of cue that can have one. */
const cueDetails: Readonly<Partial<Record<CueKind, 'lab' | 'credits' | 'ufos'>>> = {
  'assign-research': 'lab',
  budget: 'credits',
  'ufos-detected': 'ufos',
  'ufos-descend': 'ufos',
};

interface DetailedCue {
  readonly kind: CueKind;
  readonly lab?: unknown;
  readonly credits?: unknown;
  readonly ufos?: unknown;
}

/**
 * Whether a cue has no detail but that of its kind, which may be missing: UFOs descend from an empty orbit, too. A cue with
 * two details would not be planned by any director.
 */
const hasOwnDetailOnly = (given: DetailedCue): boolean =>
  (['lab', 'credits', 'ufos'] as const).every(
    (detail) => given[detail] === undefined || cueDetails[given.kind] === detail,
  );

/** Fields of a cue. */
const cueShape = {
  kind: v.picklist(cueKinds),
  side: v.picklist(['xcom', 'alien', 'none']),
  role: v.union([role, v.literal('all')]),
  scrambled: v.boolean(),
  lab: v.exactOptional(v.picklist(labs)),
  credits: v.exactOptional(count),
  ufos: v.exactOptional(v.strictObject({ ...each(ufoCount), orbit: ufoCount })),
};
/** A cue. */
export const cue = v.pipe(
  v.strictObject(cueShape),
  v.check((given) => hasOwnDetailOnly(given)),
);
/** A cue of a schedule, with its time limit in ms; null is unlimited. */
export const plannedCue = v.pipe(
  v.strictObject({ ...cueShape, limit: v.nullable(instant) }),
  v.check((given) => hasOwnDetailOnly(given)),
);
