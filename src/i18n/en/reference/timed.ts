import type { EntryText } from '../../reference.ts';

/** Entries about the timed phase: cues, the clock, the director. */
export const timed = {
  adaptation: {
    title: 'Adaptation',
    text: [
      'After each round the app reads from your reports how you are doing: red and fallen continents, missions completed.',
      'If you have things in hand it presses harder; if you are under strain it eases off. It moves one step a round at most, and never more than two steps from where it began. After the game it shows what it did and why.',
    ],
  },
  'alien-cues': {
    title: 'Alien actions',
    text: [
      'Red actions are mandatory. They stay until what they ask for has been done and confirmed, even when the time has run out.',
      'Take too long and the action is [[expired]]: pause time drains away, and the next XCOM action gets half its time.',
    ],
  },
  'assign-research': {
    title: 'Assign Research',
    text: [
      'The Chief Scientist puts one tech from hand into the named lab, and up to three ready [[scientists|scientists]] beside it. There is one such action for each lab, in random order.',
      'An unfinished tech may stay where it is. If it is replaced it is discarded, and its successes are lost.',
    ],
  },
  budget: {
    title: 'XCOM Budget',
    text: [
      'The Commander takes the credits the app names. They pay for this round’s units at the [[audit|audit]].',
      'Each yellow continent gives two credits, each red one gives one, a fallen one none. Tutorial and easy add one, and so does a mission completed last round.',
    ],
  },
  'choose-mission': {
    title: 'Choose Mission',
    text: [
      'The Squad Leader draws two missions and keeps one; if a mission is running, it may be kept instead. The others are discarded. Each enemy space of a new mission gets a face-down enemy.',
      'Replacing a mission sends its soldiers to reserve and discards its enemies and progress. If time runs out with nothing chosen, both drawn cards are discarded and a running mission stays. With no enemy card left, the space counts as completed.',
      'It still comes once the final mission is available: both missions may run at the same time.',
    ],
  },
  countdown: {
    title: 'Countdown',
    text: [
      'Each action has its own time. How long it is depends on the kind of action and the difficulty, and on the timers in the settings. The clock stops while the game is paused, and while the menu or the rules are open.',
      'When an XCOM action runs out, the next one opens at once. So confirm in good time: a press that comes too late meets the next action.',
    ],
  },
  crisis: {
    title: 'Crises',
    text: [
      'Crisis! The Commander draws two crises, puts one face up into the crisis pool and discards the other. The others may give their opinion. It is an alien action: if the time runs out, you still have to choose, and it costs pause time.',
      'In the resolution phase the crisis pool is resolved from the first card to the last, and each card is discarded. A crisis that joins it meanwhile is resolved too. One that comes later, for example through [[critical-damage|critical damage]], waits in the crisis pool for the next round.',
    ],
  },
  'defend-base': {
    title: 'Defend the Base',
    text: [
      'The Squad Leader moves any number of soldiers from reserve to base defence. Look at the icons of the enemies there before choosing.',
    ],
  },
  'deploy-final-squad': {
    title: 'Deploy Squad to Final Mission',
    text: [
      'The Squad Leader turns the final mission’s enemies face up, then moves soldiers from reserve to it, at most {soldiersPerMission} there in all.',
      'It comes every round from then on. In the same round the regular mission may get soldiers too.',
    ],
  },
  'deploy-interceptors': {
    title: 'Deploy Interceptors',
    text: [
      'The Commander moves interceptors from reserve to the continents, at most three each, none to orbit. All of them in this one action.',
    ],
  },
  'deploy-satellites': {
    title: 'Deploy Satellites',
    text: ['The Central Officer moves up to three ready satellites from reserve to orbit.'],
  },
  'deploy-squad': {
    title: 'Deploy Squad',
    text: [
      'The Squad Leader turns the mission’s enemies face up, then moves soldiers from reserve to the mission, at most four there in all.',
      'Soldiers who stayed from last round count towards the four, and cost one credit every round.',
    ],
  },
  director: {
    title: 'The order of the actions',
    text: [
      'New Technology and the budget come first, Ending Timed Phase last. In between each XCOM action comes once, alien actions as often as the invasion wants, in random order.',
      'Usually an action comes once you know what it answers: satellites and interceptors come after all UFOs, Emergency Funding after all UFOs and crises, base defence after all enemies, the squad after Choose Mission and all enemies, the squad for the final mission after the final mission is available. [[scrambled|Scrambled]] actions come before that.',
      'The app never asks for the impossible: no more than {ufos} UFOs, no more enemies than places, and no UFO goes to a fallen continent; it goes to orbit instead.',
    ],
  },
  'emergency-funding': {
    title: 'Emergency Funding',
    text: [
      'The Commander moves any number of credits from the card to the budget. On the screen the card begins with {emergency} credits; with the box, with what it says. It can hold any number, but few effects refill it.',
    ],
  },
  ending: {
    title: 'Ending Timed Phase',
    text: [
      'The last action of the round, for everybody: the last chance for [[timed-cards|timed cards]]. It lasts its own time and all pause time left; there is no pausing in it.',
      'With unlimited pause time it has no limit. The Central Officer alone ends it.',
    ],
  },
  'enemy-in-base': {
    title: 'Enemy in the Base',
    text: [
      'The Squad Leader draws the top enemy and puts it face up on a free place in the base. If no place is free, or no card left, nothing happens.',
    ],
  },
  expired: {
    title: 'Time expired',
    text: [
      'An alien action whose time is up blinks and stays. While it does, pause time drains away, second for second, down to nothing.',
      'Afterwards the next XCOM action gets half its time, once, however many alien actions expired before it.',
    ],
  },
  'final-mission': {
    title: 'Final mission',
    text: [
      'It becomes available at the start of a round. Each invasion plan has its own round for it, from the eighth to the tenth. Each completed mission brings it one round forward, but never before the fourth. The Squad Leader turns the invasion plan over and lays its enemies face down.',
      'From then on each round has an action for its squad, besides the usual ones: both missions may get soldiers. Completing it wins the game at once. Its icon parts have rules that make them hard.',
    ],
  },
  forecast: {
    title: 'Forecast',
    text: [
      'A forecast names UFOs that are still to come this round, and where. Pass it on to the Commander: interceptors and satellites can then wait in the right place.',
      'The Central Officer gets one from the [[scanner|scanner]] when it lights up. With many UFOs in orbit there are few or none.',
    ],
  },
  history: {
    title: 'History',
    text: [
      'The actions of the round can be looked up at any time, with what they asked for. Touch the row of marks at the top.',
    ],
  },
  menu: {
    title: 'Menu and rules',
    text: [
      'The menu stops everything and costs nothing. So does opening the rules of the action: learning is never punished. Anybody may open and close it; while it is open, nothing else can be done.',
    ],
  },
  'new-technology': {
    title: 'New Technology',
    text: ['The Chief Scientist draws techs until there are {hand} in hand.'],
  },
  pause: {
    title: 'Pause',
    text: [
      'The Central Officer may stop the countdown. The table shows how much pause time you have; it is fresh each round, and when it is used up, the pause ends by itself.',
      'An expired action cannot be paused, and neither can the end of the timed phase. A pause buys time to act: timed cards and the scanner may be used while it lasts.',
    ],
  },
  plans: {
    title: 'Invasion plans',
    text: [
      'Domination presses the continents closest to falling. Infiltration spreads over the calm ones. Misdirection gathers in orbit and scrambles your actions. Occupation gathers on few continents and the base. Onslaught attacks the base itself.',
      'Each plan sends its own number of UFOs, in one to four actions a round, more as the rounds go by, and has its own critical damage and final mission. The table shows in which round its final mission comes if you complete no mission.',
    ],
  },
  'saved-seconds': {
    title: 'Saved seconds',
    text: [
      'Confirm an XCOM action early, and a quarter of the time left is added to your pause time, however little it is. Alien actions add nothing.',
    ],
  },
  scanner: {
    title: 'Scanner',
    text: [
      'When it lights up, the Central Officer may scan: it shows one [[ufos-detected|UFOs Detected]] action still to come, exactly as it will be. The light goes out when that action arrives.',
      'It never shows what [[ufos-descend|descends from orbit]]: that is always the third action, so everybody can see it coming.',
      'With every UFO in orbit there are fewer lights in a round, and with many there are none.',
    ],
  },
  scrambled: {
    title: 'Scrambled actions',
    text: [
      'UFOs in orbit jam your signals. A yellow action comes earlier than it should: some of what you would have answered is still to come. It has its full time.',
      'Satellites, interceptors, Emergency Funding, base defence and the squad can be scrambled. The more UFOs in orbit, the more often it happens; Misdirection scrambles even with an empty orbit.',
    ],
  },
  'taking-back': {
    title: 'Undo',
    text: [
      'While an action is open its role may change what it did for it. What revealed something stays: dice, cards from a deck, the scanner, and whatever the aliens did.',
      'A confirmation can be undone for five seconds. In the resolution phase you can go back step by step, as long as nothing was revealed since.',
    ],
  },
  'timed-cards': {
    title: 'Timed cards',
    text: [
      'Their owners may use them at any moment of the timed phase, whoever’s action is open, also while paused, but not while the menu is open. [[ending]] is the last chance.',
    ],
  },
  'timed-phase': {
    title: 'Timed phase',
    text: [
      'Every round begins with it. One after another the app calls [[xcom-cues]] and [[alien-cues|alien actions]], each for one role and each with its own time. You send out your units, but nothing is fought yet: that comes in the [[steps|resolution phase]].',
      'It begins with new techs and the budget and ends with [[ending]].',
    ],
  },
  'ufos-descend': {
    title: 'UFOs Descend',
    text: [
      'With UFOs in orbit at the last report, this is the first action after the opening ones. All of them come down: the Central Officer moves them from orbit to the continents it names.',
    ],
  },
  'ufos-detected': {
    title: 'UFOs Detected',
    text: ['The Central Officer places the named UFOs on continents and in orbit, from the invasion force.'],
  },
  'xcom-cues': {
    title: 'XCOM actions',
    text: [
      'Blue actions are optional. When time is up the action closes at once: what was done stands, and nothing more may be done for it. The first two of a round are always New Technology and the budget.',
      'The Central Officer or the action’s own role confirms it. Confirming early saves pause time.',
    ],
  },
} satisfies Record<string, EntryText>;
