import type { EntryText } from '../../reference.ts';

/** Entries about the resolution phase: steps, tasks, the end. */
export const resolution = {
  audit: {
    title: 'Audit budget',
    text: [
      'The Commander pays one credit for each unit on the board: in labs, orbit, continents, base and on both missions, soldiers from last round included. Units on cards and in reserve are free.',
      'For each credit you are short, raise panic by 1 on the most panicked continent that has not fallen: a [[deficit|budget deficit]].',
    ],
  },
  'base-damage': {
    title: 'Base damage',
    text: [
      'The track begins on blue and ends on orange. Each time the marker enters a red space, the Squad Leader carries out the invasion plan’s [[critical-damage|critical damage]].',
      'On orange the base is destroyed, and with it the game is lost, once the app asks for it.',
    ],
  },
  'base-defense': {
    title: 'Base defence',
    text: [
      'Set threat to 1, once for all enemies. The Squad Leader chooses an enemy and puts soldiers from base defence on its icons: one per icon, each with that skill, and rolls.',
      'Successes stay on the enemy as [[success-markers|tokens]]; when they reach its health it is killed and becomes [[salvage|salvage]]. On a loss the soldiers who were on it die. Between rolls enemy and soldiers may be switched freely.',
      'At the end each enemy left deals one [[base-damage|damage]], and all enemies in the base are discarded.',
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
      'A wrong entry in a report can be corrected until the first action of the next round has closed, so between the rounds too. It counts as if it had been right from the start, even if that ends the game, or brings it back.',
      'Open the menu and choose “Correct a report”.',
      'Later in the round you can still tell what you find out: UFOs in orbit, or a continent’s colour. It changes nothing that was called, and counts when the next round is planned. Open the menu and choose “Tell what you found out late”.',
    ],
  },
  'crisis-units': {
    title: 'Which units a crisis takes',
    text: [
      'If a card kills a soldier or destroys an interceptor, it takes one from the board if there is any; otherwise from cards or the reserve. If a card exhausts satellites or scientists, it takes those on the board first, then those on cards, then those in reserve.',
      'Among several the Commander chooses. What is lost goes to the recruitment pool.',
    ],
  },
  'critical-damage': {
    title: 'Critical damage',
    text: [
      'Each time the marker of [[base-damage|base damage]] enters a red space, the effect on the invasion plan happens once. The Squad Leader carries it out, at once.',
      'If it draws a [[crisis|crisis]] when this round’s crises are already resolved, the crisis waits in the crisis pool for the next round.',
    ],
  },
  deficit: {
    title: 'Budget deficit',
    text: [
      'If the budget cannot pay for all units at the [[audit|audit]], there is a deficit. For each credit you are short, raise panic by 1 on the most panicked continent that has not fallen.',
      'Do so one credit at a time: if that continent falls, the next goes to the one that is now most panicked. The units stay, and are used this round as usual.',
    ],
  },
  dice: {
    title: 'Dice',
    text: [
      'An XCOM die has six faces, two of them successes. The alien die has eight, from 1 to 8, and is rolled with them every time. You may roll more XCOM dice than there are in the box.',
      'Roll one die for each ready unit on the task, one more for each soldier on a gold icon of their speciality, one more for each elite soldier, and what cards add. Extra dice need at least one die to begin with, and end with their task.',
    ],
  },
  end: {
    title: 'Winning and losing',
    text: [
      'You win when the final mission is completed, and lose when the base is destroyed, or when two continents have fallen.',
      'The app asks for it in this order: base, final mission, panic. Nothing is decided before. So a final mission completed in time wins, even with two continents on orange.',
    ],
  },
  'global-defense': {
    title: 'Global defence',
    text: [
      'The Commander takes the continents in any order, each a task of its own with threat back on 1. Each success destroys one UFO there; on a loss the interceptors there go to the recruitment pool.',
      'After all continents, each UFO left on a continent raises panic there by one. The UFOs stay.',
    ],
  },
  impossible: {
    title: 'When something cannot happen',
    text: [
      'Do as much of an effect as you can and ignore the rest: with one UFO left, place one. If nothing of it is possible, nothing happens.',
      'A cost is different: if you cannot pay all of it, you cannot use the card. On the screen a card that would change nothing is not offered.',
    ],
  },
  loss: {
    title: 'Loss',
    text: [
      'A roll is a loss when the alien die is not above the current threat. The successes of that roll still count.',
      'Soldiers on the task are killed, interceptors destroyed: both go to the recruitment pool, and a killed soldier is no longer elite. Scientists and satellites of the task are exhausted.',
    ],
  },
  'mission-report': {
    title: 'Mission completed?',
    text: [
      'The app asks whether you completed a mission this round. Each one brings the [[final-mission|final mission]] closer, and a credit next round.',
    ],
  },
  missions: {
    title: 'Missions',
    text: [
      'A mission has three parts, done from left to right. Set threat to 1 once before it, not between its parts. Soldiers are put on the icons anew before each roll; a part of icons needs one success, an enemy its health. A killed enemy becomes [[salvage|salvage]].',
      'On a loss the soldiers on that part die; others who live may go on. All three done: take both rewards, the soldiers go to reserve at once, the card leaves the game.',
      'Not done, soldiers, enemies and tokens stay for the next round. With the final mission available, the Squad Leader chooses which of the two comes first.',
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
      'Then raise panic by 1 on the least panicked continent for each UFO left in orbit, one at a time; the Commander decides [[ties|ties]]. The UFOs stay.',
    ],
  },
  'panic-report': {
    title: 'Panic report',
    text: [
      'Tell the app the colour of each continent’s space. Then move all UFOs of a fallen continent to orbit. With two or more fallen the game is lost.',
    ],
  },
  pushing: {
    title: 'Pushing your luck',
    text: [
      'After a roll without loss you may push, that is roll again, or stop. Threat rises by one after each roll, up to 5; you may push at 5 too.',
      'After a loss a task can go on with units that can still fight: in the base and on missions the soldiers who are alive; elsewhere satellites or scientists that a card has readied meanwhile.',
      'You may also decline to roll at all, or stop with units left. What the task threatens happens all the same.',
    ],
  },
  recruit: {
    title: 'Recruit and build',
    text: [
      'After the audit the Commander spends what is left: one credit for each soldier or interceptor from the recruitment pool. They go to reserve and can be used at once. What is not spent is lost.',
    ],
  },
  refresh: {
    title: 'Refresh',
    text: [
      'Ready all exhausted cards, and the exhausted satellites and scientists that lie in reserve: with the box turn the cards upright and flip the units to their front. Put each discard pile under its deck; only on the screen it is shuffled first.',
      'From this step on no card may be used.',
    ],
  },
  rerolls: {
    title: 'Changing a roll',
    text: [
      'After a roll, before its effects, cards may re-roll or change dice, or let you ignore a loss. None may add dice any more.',
      'The result you end up with counts, whatever it is: after the last change the roll must be applied.',
    ],
  },
  research: {
    title: 'Research',
    text: [
      'Labs I, II, III in this order, with threat back on 1 for each. Roll one die per ready scientist; each success is a success token on the tech. When the tokens reach its cost, the tech goes to its role and works at once.',
      'On a loss the scientists of that lab are exhausted. An unfinished tech keeps its tokens.',
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
      '{scoreWon} if you won. Then minus {scoreUfo} for each UFO on the board, each soldier and each interceptor in the recruitment pool; minus {scoreRed} for each red continent and each base damage; minus {scoreFallen} for each fallen continent.',
      'With it come the charts of the game, and what the aliens did and why.',
    ],
  },
  steps: {
    title: 'Resolution phase: the fourteen steps',
    text: [
      'Audit, recruit, crises, research, orbital defence, global defence, base defence, base destroyed, missions, panic report, mission report, refresh, return units, UFOs in orbit. Always in this order.',
      'Each shows whose it is and what is to be done, and marks what is often forgotten.',
      'What a step does comes one after another, each on the table as it is then. A card used in between counts.',
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
      'From {threatLeast} to {threatMost}. A roll is a [[loss|loss]] when the alien die is not above it. After each roll it rises by one, up to {threatMost}; before the next task it goes back to {threatLeast}, but not between the enemies of base defence, nor between the parts of a mission.',
    ],
  },
  ties: {
    title: 'Ties',
    text: [
      'If several continents are the most or the least panicked, the Commander chooses one, again for each step of panic.',
      'Other choices belong to whoever carries out the effect: the owner of a card, the role of the step or action.',
    ],
  },
} satisfies Record<string, EntryText>;
