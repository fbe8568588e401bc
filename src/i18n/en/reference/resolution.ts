import type { EntryText } from '../../reference.ts';

/** Entries about the resolution phase: steps, tasks, the end. */
export const resolution = {
  audit: {
    title: 'Audit',
    text: [
      'The Commander pays one credit for each unit on the board: in labs, orbit, continents, base and on both missions, soldiers from last round included. Units on cards and in reserve are free.',
      'For each credit missing, the most panicked continent that has not fallen rises by one, one at a time. The Commander decides ties.',
    ],
  },
  'base-damage': {
    title: 'Base damage',
    text: [
      'The track begins on blue and ends on orange. Each time the marker enters a red space, the Squad Leader carries out the invasion plan’s critical damage.',
      'A [[crisis]] that it draws once this round’s crises are resolved waits in the crisis pool for the next round.',
      'On orange the base is destroyed, and with it the game is lost, once the app asks for it.',
    ],
  },
  'base-defense': {
    title: 'Base defence',
    text: [
      'Set threat to 1, once for all enemies. The Squad Leader chooses an enemy and puts soldiers from base defence on its icons: one per icon, each with that skill. Then he rolls.',
      'Successes stay on the enemy as markers; when they reach its health it is killed and becomes [[salvage]]. On a loss the soldiers who were on it die. Between rolls he may switch enemy and soldiers as he likes.',
      'In the end each enemy left deals one damage, and all enemies in the base are discarded.',
    ],
  },
  'base-destroyed': {
    title: 'Base destroyed?',
    text: [
      'The app asks whether base damage stands on orange. If it does, the game is lost.',
      'Damage that reaches orange earlier loses nothing yet: a repair before this step saves the base.',
    ],
  },
  corrections: {
    title: 'Corrections',
    text: [
      'A wrong entry in a report can be corrected until the first cue of the next round has closed, so between the rounds too. It counts as if it had been right from the start, even if that ends the game, or brings it back.',
      'Open the menu and choose “Correct a report”.',
    ],
  },
  dice: {
    title: 'Dice',
    text: [
      'An XCOM die has six faces, two of them successes. The alien die has eight, from 1 to 8, and is rolled with them every time. You may roll more XCOM dice than there are in the box.',
      'Roll one die for each ready unit on the task, one more for each soldier on a gold icon that his class specialises in, one more for each elite soldier, and what cards add. Extra dice need at least one die to begin with, and end with their task.',
    ],
  },
  end: {
    title: 'Winning and losing',
    text: [
      'You win at once when the final mission is completed. You lose when the base is destroyed, or when two continents have fallen.',
      'Nobody wins or loses before the app asks: base, then final mission, then panic. So a final mission completed in time wins, though two continents stand on orange.',
    ],
  },
  'global-defense': {
    title: 'Global defence',
    text: [
      'The Commander takes the continents in any order, each a task of its own with threat back on 1. Each success destroys one UFO there; on a loss the interceptors there go to the pool.',
      'After all continents, each UFO left on a continent raises panic there by one. The UFOs stay.',
    ],
  },
  loss: {
    title: 'Loss',
    text: [
      'A roll is a loss when the alien die is not above the current threat. The successes of that roll still count.',
      'Soldiers on the task are killed, interceptors destroyed: both go to the pool, and a killed soldier loses elite. Scientists and satellites of the task are exhausted.',
    ],
  },
  'mission-report': {
    title: 'Mission completed?',
    text: [
      'The app asks whether you completed a mission this round. Each one brings the [[final-mission]] closer, and a credit next round.',
    ],
  },
  missions: {
    title: 'Missions',
    text: [
      'A mission has three parts, done from left to right. Set threat to 1 once before it, not between its parts. Soldiers are put on the icons anew before each roll; a part of icons needs one success, an enemy its health. A killed enemy becomes [[salvage]].',
      'On a loss the soldiers on that part die; others who live may go on. All three done: take both rewards, the soldiers go to reserve at once, the card leaves the game.',
      'Not done, soldiers, enemies and markers stay for the next round. With the final mission available, the Squad Leader chooses which of the two comes first.',
    ],
  },
  'orbit-report': {
    title: 'UFOs in orbit',
    text: [
      'The last step: tell the app how many UFOs are in orbit. Then the round is over, and nothing runs until you begin the next one.',
    ],
  },
  'orbital-defense': {
    title: 'Orbital defence',
    text: [
      'The Central Officer rolls one die per ready satellite in orbit. Each success destroys one UFO there; on a loss the satellites are exhausted.',
      'Afterwards each UFO left in orbit raises the least panicked continent by one, one at a time; the Commander decides ties. The UFOs stay.',
    ],
  },
  'panic-report': {
    title: 'Panic report',
    text: [
      'Tell the app the colour of each continent’s space. Then move all UFOs of a fallen continent to orbit. With two or more fallen the game is lost.',
    ],
  },
  'physical-dice': {
    title: 'Your dice or the app’s',
    text: [
      'At the table roll your own dice, or let the app roll. On screen a table may roll its own dice and enter the faces; faces that no die has are refused, and so are entered faces where the app rolls.',
    ],
  },
  pushing: {
    title: 'Pushing your luck',
    text: [
      'After a roll without loss you may push, that is roll again, or stop. Threat rises by one after each roll, up to 5; you may push at 5 too.',
      'After a loss a task goes on with units on it that are still able: soldiers who live, in the base and on missions; satellites or scientists that a card has readied meanwhile.',
      'You may also decline to roll at all, or stop with units left. What the task threatens happens all the same.',
    ],
  },
  recruit: {
    title: 'Recruit and build',
    text: [
      'After the audit the Commander spends what is left: one credit for each soldier or interceptor from the pool. They go to reserve and can be used at once. What is not spent is lost.',
    ],
  },
  refresh: {
    title: 'Refresh',
    text: [
      'Ready all exhausted cards, and the exhausted satellites and scientists that lie in reserve. Put each discard pile under its deck; only on the screen it is shuffled first.',
      'From this step on no card may be used.',
    ],
  },
  rerolls: {
    title: 'Changing a roll',
    text: [
      'Between a roll and its effects, cards may re-roll or change dice, or forgive a loss. None may add dice at that point.',
    ],
  },
  research: {
    title: 'Research',
    text: [
      'Labs I, II, III in this order, with threat back on 1 for each. Roll one die per ready scientist; each success is a marker on the tech. When markers reach its cost, the tech goes to its role and works at once.',
      'On a loss the scientists of that lab are exhausted. An unfinished tech keeps its markers.',
    ],
  },
  'return-units': {
    title: 'Return units',
    text: [
      'All units on the board and on cards go to reserve, except soldiers on an unfinished mission. Exhausted ones return exhausted, and so miss the next round.',
    ],
  },
  score: {
    title: 'Score',
    text: [
      '100 if you won. Then minus 1 for each UFO on the board, each soldier and each interceptor in the pool; minus 2 for each red continent and each base damage; minus 5 for each fallen continent.',
      'With it come the charts of the game, and what the aliens did and why.',
    ],
  },
  steps: {
    title: 'The fourteen steps',
    text: [
      'Audit, recruit, crises, research, orbital defence, global defence, base defence, base destroyed, missions, panic report, mission report, refresh, return units, UFOs in orbit. Always in this order.',
      'Each shows whose it is and what is to be done, and marks what is often forgotten.',
    ],
  },
  tasks: {
    title: 'Tasks',
    text: [
      'Research in each lab, orbital defence, each continent, each enemy in the base, each part of a mission: all are settled by rolling dice.',
      'Threat goes back to 1 before each task; but only once before base defence, and once before each mission.',
    ],
  },
  threat: {
    title: 'Threat',
    text: [
      'From 1 to 5. A roll is a [[loss]] when the alien die is not above it. After each roll it rises by one, up to 5; before the next task it goes back to 1.',
    ],
  },
} satisfies Record<string, EntryText>;
