// Lines that Evolution adds to the set-up and to the checklists of steps (EVO-7, EVO-26).

/** Things of Evolution that are laid out, in order, after those of the whole table. */
export const evolutionThings = [
  'evolution-decks',
  'evolution-destruction',
  'evolution-tokens',
  'evolution-mecs',
  'evolution-die',
  'evolution-assets',
] as const;

/** Lines of a task for which dice are rolled. */
const task = [
  { after: null, id: 'six-sided', forgotten: true },
  { after: 'apply', id: 'clear', forgotten: false },
] as const;

/** Lines of steps, each after a line of the base game or of these; null puts it first. */
export const evolutionLines = {
  audit: [{ after: 'count', id: 'mec-upkeep', forgotten: false }],
  recruit: [{ after: 'buy', id: 'mec-buy', forgotten: true }],
  crises: [{ after: 'added', id: 'crisis-damage', forgotten: true }],
  research: [...task, { after: 'push', id: 'roll-on', forgotten: false }],
  'orbital-defense': [...task, { after: 'push', id: 'roll-on', forgotten: false }],
  'global-defense': [...task, { after: 'push', id: 'roll-on', forgotten: false }],
  'base-defense': [
    ...task,
    { after: 'damage', id: 'spaces', forgotten: true },
    { after: 'spaces', id: 'two-credits', forgotten: false },
  ],
  missions: [...task, { after: 'done', id: 'meld', forgotten: true }],
  refresh: [{ after: 'discards', id: 'cleared', forgotten: false }],
  'return-units': [
    { after: 'all', id: 'mec-home', forgotten: false },
    { after: 'stay', id: 'meld-off', forgotten: true },
  ],
} as const;

/** A line of a step's checklist. */
export type EvolutionLine = (typeof evolutionLines)[keyof typeof evolutionLines][number]['id'];
