// Made by `npm run words` from the English words. Do not edit.

/** Something shown as it is. */
type Text = string | number;

/** The words of this part that take arguments, by their keys. */
export interface Arguments {
  'replay.moment': { number: Text; of: Text };
  'replay.times': { speed: Text };
  'replay.where': { round: Text; role: Text };
}
