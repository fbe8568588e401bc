/** Schemas of whole reports, and of parts of them that a seat sends. */
import * as v from 'valibot';
import { components } from '../../content/components.ts';
import { count, entries, panic } from './schemas.ts';

const orbitUfos = v.pipe(count, v.maxValue(components.ufos));

/** Part of a report as a seat sends it. The contract allows `round`, although no step asks for it. */
export const sentEntry = v.strictObject({ ...entries, round: v.exactOptional(v.number()) });

/** Late entries as a seat sends them. Any number: the rules check the range. */
export const sentLateEntry = v.strictObject({ panic: entries.panic, orbitUfos: entries.orbitUfos });

/** Late entries. */
export const lateEntry = v.strictObject({ panic: entries.panic, orbitUfos: v.exactOptional(orbitUfos) });

/** A complete report of a round. */
export const report = v.strictObject({
  round: v.pipe(count, v.minValue(1)),
  panic,
  missionCompleted: v.boolean(),
  baseDestroyed: v.boolean(),
  finalMissionCompleted: v.boolean(),
  orbitUfos,
  asFiled: v.exactOptional(lateEntry),
});
