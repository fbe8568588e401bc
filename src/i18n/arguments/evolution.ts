// Made by `npm run words` from the English words. Do not edit.

/** Something shown as it is. */
type Text = string | number;

/** The words of this part that take arguments, by their keys. */
export interface Arguments {
  'cue.sabotage.do': { tokens: number };
  'cue.sabotage.spoken': { tokens: number };
  'evolution.place': { place: Text; tokens: number };
  'evolution.place.lab': { lab: Text };
  'evolution.less': { place: Text };
  'evolution.stop-done': { rolls: number };
  'evolution.stop-clear': { rolls: number };
  'evolution.stop-on': { rolls: number };
}
