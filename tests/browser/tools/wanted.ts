/** Selectors of controls that a player presses at the table, by preference, each with its limit per cue or step. */
export const pressOrder = [
  ['dialog.scene button', 60],
  ['.hand-over button', 60],
  ['.choice button:enabled', 60],
  ['.icon.open:not(.taken)', 8],
  ['.act.filled:enabled', 60],
  ['.enemy .cover', 3],
  ['.target', 3],
  ['.places', 3],
  ['.spot.open', 4],
  ['.island.open', 4],
  ['.buy', 1],
  ['.fund button:enabled[aria-pressed=false]', 1],
  ['.act:enabled', 60],
  ['.done:enabled', 60],
  ['main.round .filled', 60],
] as const;
