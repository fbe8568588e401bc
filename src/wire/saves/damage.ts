// Kinds of damage to a save, for programs and translators. The English detail comes with each damage.

/** Every kind of damage. */
export const damages = [
  'cut-short',
  'too-large',
  // The packed log is not base64, not deflated data, or not JSON.
  'packing',
  // The save was changed after it was written.
  'digest',
  // A field is missing, unknown or invalid.
  'shape',
  // Events are not in order of time, or are later than the save.
  'time',
  // The rules could not have produced the log.
  'replay',
  // The final state breaks an invariant of the rules.
  'promise',
] as const;
/** A kind of damage. */
export type DamageKind = (typeof damages)[number];

/** Damage to a save, and its details in English. */
export interface Damage {
  readonly damage: DamageKind;
  readonly detail: string;
}
