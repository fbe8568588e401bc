import type { TextsOf } from '../../cards.ts';

export const assets: TextsOf<'assets'> = {
  // Commander
  'emergency-funding': {
    name: 'Emergency Funding',
    text: 'Always: holds credits. In its action, move as many as you like to the budget.',
  },
  'officer-training': {
    name: 'Officer Training',
    text: 'Place 1 soldier here in the timed phase: that soldier becomes elite.',
  },
  // Chief Scientist
  'literature-search': {
    name: 'Literature Search',
    text: 'Exhaust in the timed phase: discard up to 3 techs from hand, then draw as many.',
  },
  'dissection-table': {
    name: 'Dissection Table',
    text: 'Discard 1 salvage in research, before a roll: add 2 dice to it.',
  },
  // Central Officer
  'transfer-order': {
    name: 'Transfer Order',
    text: 'Exhaust in the timed phase and place 1 satellite here: move 1 unit from reserve to the board, or back.',
    ways: ['From reserve to the board', 'From the board to reserve'],
  },
  'decoy-signal': { name: 'Decoy Signal', text: 'Exhaust in either phase: move 1 UFO from a continent to orbit.' },
  // Squad Leader
  'covert-team': {
    name: 'Covert Team',
    text: 'Exhaust in either phase and place 1 soldier here: discard 1 crisis from the crisis pool.',
  },
  'second-wind': {
    name: 'Second Wind',
    text: 'Exhaust in base defence or any mission, after a roll: re-roll all its dice, the alien die too.',
  },
  // Of the base continent
  'interceptor-wings': {
    name: 'Interceptor Wings',
    text: 'While North America is yellow, exhaust in global defence, before a roll: add 1 die to it.',
  },
  'jungle-tribunal': {
    name: 'Jungle Tribunal',
    text: 'While South America is yellow, exhaust in the resolution phase: if you have no salvage, gain 1.',
  },
  'research-charter': {
    name: 'Research Charter',
    text: 'While Europe is yellow, exhaust in research, before a roll: add 1 die to it.',
  },
  'mineral-wealth': { name: 'Mineral Wealth', text: 'While Africa is yellow: each XCOM Budget has 1 credit more.' },
  'launch-complex': {
    name: 'Launch Complex',
    text: 'While Asia is yellow, exhaust in orbital defence, before a roll: add 2 dice to it.',
  },
  'outback-range': {
    name: 'Outback Range',
    text: 'While Australia is yellow, exhaust in base defence or any mission, before a roll: add 2 dice to it.',
  },
};
