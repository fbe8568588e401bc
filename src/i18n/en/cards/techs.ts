import type { TextsOf } from '../../cards.ts';

export const techs: TextsOf<'techs'> = {
  // Commander
  'reserve-call-up': {
    name: 'Reserve Call-Up',
    text: 'Exhaust in either phase: move 1 soldier or interceptor from the recruitment pool to reserve.',
  },
  'missile-pods': { name: 'Missile Pods', text: 'Exhaust in global defence, before a roll: add 3 dice to it.' },
  'tracking-computer': {
    name: 'Tracking Computer',
    text: 'Exhaust in global defence, after a roll: re-roll its failed XCOM dice.',
  },
  'evasive-frames': { name: 'Evasive Frames', text: 'Exhaust in global defence, before a roll: lower threat by 2.' },
  'world-broadcast': {
    name: 'World Broadcast',
    text: 'Exhaust in the timed phase: lower panic by 1 on a continent of your choice.',
  },
  // Chief Scientist
  'shared-archive': { name: 'Shared Archive', text: 'Exhaust in the timed phase: draw 3 techs.' },
  'field-samples': {
    name: 'Field Samples',
    text: 'Exhaust in the timed phase and place 1 scientist here: if you have no salvage, gain 1.',
  },
  'reverse-engineering': {
    name: 'Reverse Engineering',
    text: 'Exhaust in research, after a roll, and place 1 scientist here: add 2 successes to it.',
  },
  'clean-room': { name: 'Clean Room', text: 'Exhaust in the timed phase: discard 1 crisis from the crisis pool.' },
  'black-market': {
    name: 'Back-Room Deals',
    text: 'Exhaust in the timed phase: add 2 credits to the budget.',
  },
  // Central Officer
  'signal-delay': {
    name: 'Signal Delay',
    text: 'Exhaust in the timed phase: the open action and pause time grow by 10 seconds (times your timers); move 1 UFO from a continent to orbit.',
  },
  'gunnery-uplink': {
    name: 'Gunnery Uplink',
    text: 'Exhaust in orbital defence or global defence, after a roll: re-roll its failed XCOM dice.',
  },
  'hardened-shells': {
    name: 'Hardened Shells',
    text: 'Exhaust in orbital defence, after a roll: ignore its loss and add 1 success to it.',
  },
  'orbital-grid': { name: 'Orbital Grid', text: 'Always: each roll in orbital defence has 2 dice more.' },
  'quick-refit': {
    name: 'Quick Refit',
    text: 'Exhaust in either phase: ready 2 exhausted satellites and add 1 credit to the budget.',
  },
  'ion-lance': {
    name: 'Ion Lance',
    text: 'Exhaust in either phase and place 1 satellite here: destroy 1 UFO on a continent or in orbit.',
  },
  'repair-drones': {
    name: 'Repair Drones',
    text: 'Exhaust in the resolution phase and place 1 satellite here: if the base has 2 damage or more, repair 1.',
  },
  // Squad Leader
  'spotter-optics': {
    name: 'Spotter Optics',
    text: 'Exhaust in base defence or a regular mission, before a roll: lower threat by 2.',
  },
  'layered-armor': {
    name: 'Layered Armour',
    text: 'Exhaust in base defence, after a roll: re-roll its alien die.',
  },
  'beam-rifles': {
    name: 'Beam Rifles',
    text: 'Exhaust in any mission, before a roll, and place 2 soldiers here: add 1 die to it.',
  },
  'breaching-charges': {
    name: 'Breaching Charges',
    text: 'Exhaust in base defence or a regular mission, after a roll, and place 2 soldiers here: turn 2 failed dice into successes.',
  },
  'field-medics': {
    name: 'Aid Station',
    text: 'Exhaust in either phase: move 1 soldier from the recruitment pool to reserve.',
  },
  'drop-harness': {
    name: 'Drop Harness',
    text: 'Exhaust in either phase: move 1 soldier from reserve to base defence, then 1 more.',
  },
  'sentry-guns': { name: 'Sentry Guns', text: 'Always: each roll in base defence has 1 die more.' },
  'squad-link': { name: 'Squad Link', text: 'Always: each roll in base defence or a regular mission has 1 die more.' },
  'psi-screen': {
    name: 'Psi Screen',
    text: 'Exhaust in any mission, after a roll, and place 1 soldier here: add 1 to the alien die, up to 8.',
  },
  'stasis-snare': {
    name: 'Stasis Snare',
    text: 'Exhaust in the resolution phase and discard 1 salvage: discard 1 enemy in the base.',
  },
  'battle-drills': {
    name: 'Battle Drills',
    text: 'Exhaust in the timed phase: 1 soldier who is not in the recruitment pool becomes elite, then 1 more.',
  },
};
