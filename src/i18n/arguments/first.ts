// Made by `npm run words` from the English words. Do not edit.

/** Something shown as it is. */
type Text = string | number;

/** The words of this part that take arguments, by their keys. */
export interface Arguments {
  'cue.budget.do': { credits: number };
  'cue.budget.spoken': { credits: number };
  'cue.assign-research.name': { lab: Text };
  'cue.assign-research.do': { lab: Text };
  'cue.early': { task: Text; early: Text };
  'cue.seconds-left': { seconds: number };
  'cue.place': { space: Text; count: Text };
  'cue.round': { round: Text };
  'cue.credits': { credits: number };
  'setup.enemy': { number: Text };
  'setup.panic-of': { continent: Text };
  'setup.space': { space: Text };
  'between.over': { round: Text };
  'games.round': { round: Text };
  'say.cue': { who: Text; cue: Text };
  'say.scrambled': { who: Text; cue: Text };
  'say.ufos': { who: Text; cue: Text; places: Text };
  'say.place': { count: number; space: Text };
  'say.place-orbit': { count: number };
  'say.step': { who: Text; step: Text };
  'say.forecast': { places: Text };
  'step.of': { number: Text };
  'step.end-round': { round: Text };
}
