import type { TextsOf } from '../../cards.ts';

export const crises: TextsOf<'crises'> = {
  'mass-hysteria': { name: 'Mass Hysteria', text: 'Raise panic by 1 on each continent with UFOs.' },
  'market-crash': { name: 'Market Crash', text: 'Lose 4 credits from Emergency Funding.' },
  'open-skies': { name: 'Open Skies', text: 'Raise panic by 1 on each continent without interceptors.' },
  'rumor-mill': { name: 'Rumour Mill', text: 'Raise panic by 2 on the least panicked continent.' },
  'capital-riots': { name: 'Capital Riots', text: 'Raise panic by 2 on the most panicked continent.' },
  'home-front': {
    name: 'Home Front',
    text: 'With fewer than 2 soldiers in base defence: raise panic by 2 on the base continent.',
  },
  'blind-orbit': { name: 'Blind Orbit', text: 'With fewer than 2 satellites in orbit: place 2 UFOs there.' },
  'second-wave': { name: 'Reinforcements', text: 'Place 2 UFOs on the most panicked continent.' },
  'landing-zone': { name: 'Landing Zone', text: 'Move 2 UFOs from orbit to the least panicked continent.' },
  'sabotaged-hangar': {
    name: 'Sabotaged Hangar',
    text: '1 interceptor goes to the recruitment pool, from the board if there is one.',
  },
  'ambushed-patrol': { name: 'Ambushed Patrol', text: '1 soldier dies, one on the board if there is one.' },
  'jammed-uplink': {
    name: 'Jammed Uplink',
    text: 'Exhaust 2 satellites: from the board first, then from cards, then from reserve.',
  },
  'lab-outbreak': {
    name: 'Lab Outbreak',
    text: 'Exhaust 2 scientists: from the board first, then from cards, then from reserve.',
  },
  'tunnel-breach': { name: 'Tunnel Breach', text: 'Draw 1 enemy to a free space in the base.' },
  'reactor-leak': {
    name: 'Reactor Leak',
    text: 'Choose: take 1 damage to the base, or exhaust 3 scientists: from the board first, then from cards, then from reserve.',
    ways: ['Take 1 damage to the base', 'Exhaust 3 scientists'],
  },
  'hostage-demand': {
    name: 'Hostage Demand',
    text: 'Choose: lose 4 credits from Emergency Funding, or raise panic by 2 on a continent of your choice.',
    ways: ['Lose 4 credits', 'Raise panic by 2'],
  },
  'stolen-samples': {
    name: 'Stolen Samples',
    text: 'If you have salvage, lose up to 2. Otherwise raise panic by 1 on a continent of your choice.',
  },
  'war-footing': {
    name: 'War Footing',
    text: 'With fewer than 4 interceptors on continents: raise panic by 1 on each red continent.',
  },
  'chain-reaction': { name: 'Chain Reaction', text: 'Draw 1 crisis into the crisis pool. Resolve it too.' },
  'press-leak': {
    name: 'Press Leak',
    text: 'With fewer than 3 researched techs: raise panic by 1 on each yellow continent.',
  },
  crossfire: {
    name: 'Crossfire',
    text: 'Choose: 1 soldier dies, or 1 interceptor goes to the recruitment pool; from the board if there is one.',
    ways: ['1 soldier dies', '1 interceptor goes to the recruitment pool'],
  },
  'strike-force': {
    name: 'Strike Force',
    text: 'Raise panic by 2 on the most panicked continent; with 2 soldiers or more on missions, instead by 1 on one of your choice.',
  },
  'border-panic': { name: 'Border Panic', text: 'Raise panic by 1 on each red continent.' },
  'shifting-front': {
    name: 'Shifting Front',
    text: 'Raise panic by 1 on the base continent, then by 1 on the least panicked one.',
  },
};
