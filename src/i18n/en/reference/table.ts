import type { EntryText } from '../../reference.ts';

/** Entries about what lies on the table: pieces, places, cards, the app. */
export const table = {
  assets: {
    title: 'Assets',
    text: [
      'Each role begins with its own assets. The Commander also gets the asset of the continent with the base; those of the other five continents leave the game.',
      'The base continent’s asset works only while panic there is yellow.',
    ],
  },
  base: {
    title: 'The base',
    text: [
      'The base stands on one continent, drawn during setup. It has four places for enemies and room for any number of defenders.',
      'It gives the Commander one more asset, and it is lost when [[base-damage]] reaches orange.',
    ],
  },
  'card-costs': {
    title: 'Costs of cards',
    text: [
      'A card may want to be exhausted, to have units from reserve placed on it, salvage discarded, or credits paid. Pay all of it or none.',
      'Units on cards cost no credits at the audit, and return to reserve at the end of the round.',
    ],
  },
  cards: {
    title: 'Cards',
    text: [
      'A card says whose it is, when it works, what it costs and what it does. Some work in the timed phase, some in the resolution phase, some in both, some always.',
      'Its owner may use a card at any moment of its phase, whoever’s cue or step it is, even while somebody else has something to choose, unless that choice is part of a roll or of paying a cost.',
      'In the last three steps, from [[refresh]] on, and between the rounds no card may be used.',
    ],
  },
  companion: {
    title: 'The app at the table',
    text: [
      'The app leads you through each round: it calls out the cues, then goes through the steps. It knows of the board only what you report, and it asks for no more than it needs: base, final mission, panic, missions and UFOs in orbit.',
      'A step that asks for something is finished by answering it. The others are finished by their role or the Central Officer.',
    ],
  },
  components: {
    title: 'Limits',
    text: [
      'There are 8 interceptors, 8 satellites, 8 scientists, 12 soldiers (three of each class), 24 UFOs and 4 elite markers. When they run out, they have run out.',
      'Credits and success markers are unlimited.',
    ],
  },
  continents: {
    title: 'Continents',
    text: [
      'Six continents, each with its own panic, room for UFOs, and three places for interceptors. Each is a task of its own in [[global-defense]].',
    ],
  },
  decks: {
    title: 'Decks and discards',
    text: [
      'Techs, crises, missions and enemies are shuffled during setup. If a deck is empty, draw what is there. With no enemy card left, none gets into the base, and the enemy spaces of a mission count as completed.',
      'Discards come back only at the end of the round: each pile simply goes under its deck, and only on the screen it is shuffled first. Discarded salvage lies face up with the enemy discards.',
    ],
  },
  difficulty: {
    title: 'Difficulty',
    text: [
      'Tutorial, easy, normal, hard, expert. A harder game has shorter cues, more UFOs, crises and enemies, fewer credits, and other enemy types.',
      'Pause time is unlimited on tutorial and easy. The tutorial always has the plan Occupation.',
    ],
  },
  elite: {
    title: 'Elite soldiers',
    text: [
      'Officer Training makes the soldier placed on it elite. An elite soldier adds one die to each task he is on, until he dies.',
      'There are four markers. While all are in use, nobody else can be promoted.',
    ],
  },
  enemies: {
    title: 'Enemies',
    text: [
      'The enemy deck is made of three of nine types, drawn from those of the difficulty. Elite variants belong to their type.',
      'An enemy has health, icons that say which skills may face it, and sometimes a rule of its own.',
    ],
  },
  exhausted: {
    title: 'Exhausted',
    text: [
      'Exhausted cards cannot be used, exhausted satellites and scientists cannot be sent anywhere and add no dice.',
      'Cards are readied every round. Units are readied only if they lie in reserve at that moment, so one exhausted on the board misses the next round.',
    ],
  },
  fallen: {
    title: 'Fallen continents',
    text: [
      'A continent on the orange space has fallen. Its panic rises no further, and only a mission can bring it back, no tech and no asset. It gives no credits.',
      'At the panic report all its UFOs move to orbit. Two fallen continents lose the game.',
    ],
  },
  fund: {
    title: 'Spending on screen',
    text: [
      'At the virtual table units are sent from reserve only, ready ones only, and a cue takes back only what it sent. Emergency Funding names the total of this cue, never more than the card holds. Buying takes a unit that is in the pool.',
    ],
  },
  hand: {
    title: 'The hand of techs',
    text: [
      'The Chief Scientist draws until he holds six techs; cards may bring more. He may show them to everybody at any time.',
    ],
  },
  hidden: {
    title: 'What is hidden',
    text: [
      'Nobody sees the order of the decks, face-down enemies, or the cues to come but for what the scanner shows. Everything else is open to all.',
    ],
  },
  interceptors: {
    title: 'Interceptors',
    text: [
      'They destroy UFOs on continents. Six begin in reserve, two in the pool. Destroyed ones go to the pool and can be built again for one credit.',
    ],
  },
  orbit: {
    title: 'Orbit',
    text: [
      'One place for UFOs, and three for satellites. UFOs left there raise panic on the least panicked continent, scramble your cues, darken the scanner, and all come down next round.',
    ],
  },
  panic: {
    title: 'Panic',
    text: [
      'Each continent has a marker on its track: five yellow spaces, three red ones, one orange. It begins somewhere in yellow, as the app says.',
      'Most panicked is the continent on the highest space that has not fallen; least panicked the one on the lowest.',
    ],
  },
  roles: {
    title: 'Roles',
    text: [
      'Commander, Chief Scientist, Central Officer and Squad Leader. All four are always in play, with one to four players.',
      'Two players: Commander with Chief Scientist, Central Officer with Squad Leader. Three: Central Officer with Commander.',
    ],
  },
  round: {
    title: 'The round',
    text: [
      'First the timed phase: the app calls out cues against the clock, and you send out your units. Then the resolution phase: fourteen steps without a clock settle everything with dice.',
      'At the end the app takes your report and prepares the next round. You win or lose only when it says so.',
      'Between two rounds nothing runs: look, talk, breathe. The next timed phase starts when the Central Officer begins it.',
    ],
  },
  salvage: {
    title: 'Salvage',
    text: [
      'A killed enemy goes face down to the Chief Scientist as salvage. Some cards want it discarded; then it lies face up with the enemy discards.',
    ],
  },
  satellites: {
    title: 'Satellites',
    text: ['They defend the orbit, up to three at a time. On a loss they are exhausted. There are eight.'],
  },
  saves: {
    title: 'Saved games',
    text: [
      'The app keeps every game on this device, to the millisecond. A game can be saved as a file and loaded elsewhere; a file that is damaged, or holds no game that could have been played by the rules, is refused and changes nothing.',
      'If the device sleeps or freezes for more than five seconds, the lost time does not count: the game waits, paused, where it was left.',
      'What is refused never changes anything, and time never runs backwards.',
    ],
  },
  scientists: {
    title: 'Scientists',
    text: ['They do research, up to three in a lab. On a loss they are exhausted. There are eight.'],
  },
  setup: {
    title: 'Setup',
    text: [
      'Choose a difficulty. The app draws plan, enemies, base and panic; you may draw again, or fix each by hand. Then follow its checklist.',
      'Reserves begin with two soldiers of each class, six interceptors, all satellites and scientists. The pool holds the other soldiers and interceptors. Threat is on 1, damage on blue.',
    ],
  },
  skills: {
    title: 'Skills and gold icons',
    text: [
      'Positioning, critical, firepower, teamwork. A soldier may stand only on an icon of a skill his class has. Each class has two, and specialises in one of them.',
      'A gold icon is special: a soldier who specialises in that skill adds one die there.',
    ],
  },
  soldiers: {
    title: 'Soldiers',
    text: [
      'Assault, heavy, sniper, support: three of each, two in reserve and one in the pool at the start. They defend the base and go on missions.',
      'The killed go to the pool and can be recruited for one credit.',
    ],
  },
  tech: {
    title: 'Techs',
    text: [
      'A tech is researched when its successes reach its cost. It then belongs to the role named on it, and works from that moment.',
    ],
  },
  ufos: {
    title: 'UFOs',
    text: [
      'There are 24. Those not on the board wait as the invasion force; while it is empty, further placements are skipped. Destroyed UFOs join it again.',
    ],
  },
  units: {
    title: 'Units',
    text: [
      'Interceptors, satellites, scientists and soldiers. Each is in one place: reserve, pool, the board, or a card. Satellites and scientists are ready or exhausted.',
      'One credit pays for each unit on the board, at the audit.',
    ],
  },
  'virtual-table': {
    title: 'The table on screen',
    text: [
      'On screen the game does by itself what leaves nothing to decide: drawing cards, placing UFOs, moving on from a step. It waits for its people only where they choose, or where somebody has a card that could be used now: so every card of the resolution phase has its moment in each step, until the [[refresh]].',
      'Research and orbital defence begin by themselves; continents, enemies and missions are taken in turn. A task without dice passes. Prepared positions begin at any cue or step.',
    ],
  },
} satisfies Record<string, EntryText>;
