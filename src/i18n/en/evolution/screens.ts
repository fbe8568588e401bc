import type { EvolutionLine, evolutionThings } from '../../../content/evolution/checklists.ts';

/** Words of the screens of Evolution. */
export const screens = {
  'evolution.thing.evolution-decks': 'Cards of Evolution',
  'evolution.thing.evolution-destruction': 'Destruction cards',
  'evolution.thing.evolution-tokens': 'EXALT tokens',
  'evolution.thing.evolution-mecs': 'MEC troopers',
  'evolution.thing.evolution-die': 'Six-sided alien die',
  'evolution.thing.evolution-assets': 'New assets',
  'evolution.lay.evolution-decks': 'Shuffle the techs, crises and missions of Evolution into their decks.',
  'evolution.lay.evolution-destruction': 'Shuffle them face down, beside the damage track.',
  'evolution.lay.evolution-tokens': 'Mix all of them face down, beside the board.',
  'evolution.lay.evolution-mecs': 'All three into the supply, none into a reserve.',
  'evolution.lay.evolution-die': 'Beside the eight-sided one.',
  'evolution.lay.evolution-assets': 'Give each role those of Evolution, as your leaflet says.',
  'evolution.line.six-sided': 'EXALT token here: roll the six-sided alien die.',
  'evolution.line.clear': 'Each success may remove a token here instead of counting.',
  'evolution.line.roll-on': 'All done, and a token is left: you may roll on for it.',
  'evolution.line.mec-upkeep': 'MEC troopers on the board cost one credit each.',
  'evolution.line.mec-buy': 'MEC troopers are not for sale here.',
  'evolution.line.crisis-damage':
    'Base damaged by a crisis: a yellow space with “!” draws a destruction card, a red one the effect of the plan.',
  'evolution.line.spaces':
    'For each space that the marker enters, one after the other: “!” draws a destruction card, red the effect of the plan.',
  'evolution.line.two-credits':
    'A card asks for 2 credits or a loss: the credits come from Emergency Funding, not from the budget.',
  'evolution.line.meld': 'Meld token on it, and completed now: the Meld reward, too.',
  'evolution.line.meld-off': 'Take the Meld token off a mission that was not completed.',
  'evolution.line.mec-home': 'MEC troopers come home like soldiers.',
  'evolution.line.cleared': 'Destruction cards and removed tokens go back as your leaflet says.',
  'evolution.plan-name': 'Name of the plan on your card',
  'evolution.plan-note':
    'We do not know what it is called. Take the plan of Evolution that you find first, and write its name here: the app then uses it everywhere on this device.',
  'evolution.board': 'Tokens on tasks',
  'evolution.board-note':
    'A help, if you like: tap a place for each token. The dice then know which tasks are dangerous.',
  'evolution.place': '{place}: {tokens, plural, =0 {no token} one {one token} other {{tokens} tokens}}',
  'evolution.place.lab': 'Lab {lab}',
  'evolution.place.base': 'Base',
  'evolution.place.mission': 'Mission',
  'evolution.less': 'One less: {place}',
  'evolution.dangerous': 'Dangerous: six-sided die',
  'evolution.tokens-here': 'Tokens here',
  'evolution.clears': 'done, and a token removed',
  'evolution.clears-one': 'a token removed',
  'evolution.stop-done':
    '{rolls, plural, =0 {To finish: not worth a roll} one {To finish: best stop after one roll} other {To finish: best stop after {rolls} rolls}}',
  'evolution.stop-clear':
    '{rolls, plural, =0 {To remove a token, too: not worth it} one {To remove a token, too: best stop after one roll} other {To remove a token, too: best stop after {rolls} rolls}}',
  'evolution.stop-on':
    '{rolls, plural, =0 {Not worth another roll} one {Best stop after one more roll} other {Best stop after {rolls} more rolls}}',
  'evolution.stop-on-note': 'If a lost roll costs as much as a removed token is worth.',
  'evolution.stop-note': 'If a lost roll is as bad as the task is good. From the next roll on.',
  'evolution.score':
    'Figures of Evolution that waited in the supply from the start do not count as lost. The sources do not say; this is ours.',
} satisfies Readonly<
  Record<
    `evolution.${'thing' | 'lay'}.${(typeof evolutionThings)[number]}` | `evolution.line.${EvolutionLine}`,
    string
  > &
    Record<string, string>
>;
