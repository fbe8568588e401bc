import * as v from 'valibot';
import { components } from '../../content/components.ts';
import { type CueKind, isBaseCue, labs } from '../../content/cues.ts';
import { anyCueKind } from '../schemas/expansions.ts';
import { count, each, instant, integerBetween } from '../schemas/schemas.ts';
import { role } from '../schemas/stamp.ts';

const ufoCount = v.exactOptional(v.pipe(count, v.minValue(1), v.maxValue(components.ufos)));

const details = ['lab', 'credits', 'ufos', 'tokens'] as const;
type Detail = (typeof details)[number];

/** Detail of each kind of cue that can have one. Those of expansions have tokens. */
const cueDetails: Readonly<Partial<Record<CueKind, Detail>>> = {
  'assign-research': 'lab',
  budget: 'credits',
  'ufos-detected': 'ufos',
  'ufos-descend': 'ufos',
};

type DetailedCue = { readonly kind: CueKind } & { readonly [D in Detail]?: unknown };

/**
 * Whether a cue has no detail except that of its kind, which may be missing: UFOs also descend from an empty orbit. No
 * director plans a cue with two details.
 */
const hasOwnDetailOnly = (given: DetailedCue): boolean =>
  details.every(
    (detail) => given[detail] === undefined || (isBaseCue(given.kind) ? cueDetails[given.kind] : 'tokens') === detail,
  );

/** Fields of a cue. */
const cueShape = {
  kind: anyCueKind,
  side: v.picklist(['xcom', 'alien', 'none']),
  role: v.union([role, v.literal('all')]),
  scrambled: v.boolean(),
  lab: v.exactOptional(v.picklist(labs)),
  credits: v.exactOptional(count),
  ufos: v.exactOptional(v.strictObject({ ...each(ufoCount), orbit: ufoCount })),
  tokens: v.exactOptional(integerBetween(1, 100)),
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
