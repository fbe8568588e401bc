/** What may be wrong with a save that begins as ours do: a kind for programs and translators, beside the English words. */

/** Every kind of damage. */
export const damages = [
  'cut-short',
  'too-large',
  // Its letters are none of ours, or what is packed in them is no log.
  'packing',
  // It was changed after it was saved.
  'digest',
  // A field is missing, strange or not as it must be.
  'shape',
  'time',
  'replay',
  // Its events lead to a table that the rules never lead to.
  'promise',
] as const;
export type DamageKind = (typeof damages)[number];

/** What is wrong with a save, and the same in English with all its details. */
export interface Damage {
  readonly damage: DamageKind;
  readonly detail: string;
}
