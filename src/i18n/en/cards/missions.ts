import type { TextsOf } from '../../cards.ts';

export const missions: TextsOf<'missions'> = {
  'crashed-scout': { name: 'Crashed Scout', text: 'Gain 1 salvage. Lower panic in North America by 1.' },
  'silent-observatory': { name: 'Silent Observatory', text: 'Destroy 2 UFOs in orbit. Draw 2 techs.' },
  'river-convoy': {
    name: 'River Convoy',
    text: 'Add 4 credits to Emergency Funding. Lower panic in South America by 1.',
  },
  'temple-beacon': {
    name: 'Temple Beacon',
    text: 'Lower panic in South America by 2. Destroy 1 UFO on a continent or in orbit.',
  },
  'subway-siege': {
    name: 'Subway Siege',
    text: 'Lower panic in Europe by 2. Move 1 soldier from the recruitment pool to reserve.',
  },
  'council-witness': {
    name: 'Key Witness',
    text: 'Add 3 credits to Emergency Funding. Draw 2 techs.',
  },
  'alpine-relay': { name: 'Alpine Relay', text: 'Destroy 2 UFOs in orbit. Ready 2 exhausted satellites.' },
  'desert-lab': { name: 'Desert Lab', text: 'Draw 2 techs. Gain 1 salvage.' },
  'harbor-rescue': {
    name: 'Harbour Rescue',
    text: 'Lower panic in Africa by 2. Move 1 soldier or interceptor from the recruitment pool to reserve.',
  },
  'buried-hangar': {
    name: 'Buried Hangar',
    text: 'Repair 2 damage to the base. Lower panic by 1 on the most panicked continent.',
  },
  'neon-district': {
    name: 'Neon District',
    text: 'Lower panic in Asia by 2. 1 soldier who is not in the recruitment pool becomes elite.',
  },
  'steppe-launch': { name: 'Steppe Launch', text: 'Destroy 3 UFOs in orbit. Ready 1 exhausted card.' },
  'flooded-reactor': { name: 'Flooded Reactor', text: 'Repair 1 damage to the base. Lower panic in Asia by 1.' },
  'reef-signal': {
    name: 'Reef Signal',
    text: 'Destroy 1 UFO on a continent of your choice. Lower panic in Australia by 1.',
  },
  'opal-mine': { name: 'Opal Mine', text: 'Add 5 credits to Emergency Funding. Gain 1 salvage.' },
  'lost-patrol': {
    name: 'Lost Patrol',
    text: 'Move 2 soldiers from the recruitment pool to reserve. Lower panic in Australia by 1.',
  },
};
