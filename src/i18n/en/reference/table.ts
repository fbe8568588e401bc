import type { EntryText } from '../../reference.ts';

/** Entries about what lies on the table: pieces, places, cards. */
export const table = {
  assets: {
    title: 'Assets',
    text: [
      'Each role begins with its own assets. The Commander also gets the asset of the continent with the base; those of the other five continents leave the game.',
      'The base continent’s asset works only while panic there is yellow.',
    ],
  },
  assigning: {
    title: 'Assigning units',
    text: [
      'To assign a unit, move it from the reserve to a place on the board, or onto a card. Only ready units in reserve can be assigned: none from another place, none from a card.',
      'Once its action is over, an assigned unit stays where it is until the [[return-units|end of the round]]. You cannot withdraw it or send it elsewhere, unless a card says so.',
    ],
  },
  base: {
    title: 'The base',
    text: [
      'The base stands on one continent, drawn during setup. It has {basePlaces} places for enemies and room for any number of defenders.',
      'It gives the Commander one more asset, and it is lost when [[base-damage|base damage]] reaches orange.',
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
      'Its owner may use a card at any moment of its phase, whoever’s action or step it is, even while somebody else has something to choose, unless that choice is part of a roll or of paying a cost.',
      'In the last three steps, from [[refresh|refresh]] on, and between the rounds no card may be used.',
    ],
  },
  components: {
    title: 'How many? The limits',
    text: [
      'There are {interceptors} interceptors, {satellites} satellites, {scientists} scientists, {soldiers} soldiers ({perClass} of each class), {ufos} UFOs and {eliteMarkers} elite markers on the screen. With the box, what lies in it is the limit. When they run out, they have run out.',
      'At most {interceptorsPerContinent} interceptors go to a continent, {satellitePlaces} satellites to orbit, {scientistsPerLab} scientists to a lab and {soldiersPerMission} soldiers on a mission; the base takes any number of soldiers, and {basePlaces} enemies. A hand is filled up to {hand} techs, threat ends at {threatMost}, and {typesPerGame} types of enemies are in the deck.',
      'Credits and success tokens never run out: use anything else in their place.',
    ],
  },
  continents: {
    title: 'Continents',
    text: [
      'Six continents, each with its own panic, room for UFOs, and {interceptorsPerContinent} places for interceptors. Each is a task of its own in [[global-defense|global defence]].',
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
      'Tutorial, easy, normal, hard, expert. A harder game has shorter actions, more UFOs, crises and enemies, fewer credits, and other enemy types.',
      'Pause time is unlimited on tutorial and easy. The tutorial always has the plan Occupation.',
    ],
  },
  elite: {
    title: 'Elite soldiers',
    text: [
      'Officer Training makes the soldier placed on it elite. An elite soldier adds one die to every task they are on, until they die.',
      'There are {eliteMarkers} elite markers. While all are in use, nobody else can be promoted.',
    ],
  },
  enemies: {
    title: 'Enemies',
    text: [
      'The enemy deck is made of {typesPerGame} of {types} types, drawn from those of the difficulty. Elite variants belong to their type: in the box Sectoid Commander goes with the Sectoids, Muton Elite with the Mutons.',
      'An enemy has health, icons that say which skills may face it, and sometimes a rule of its own.',
    ],
  },
  exhausted: {
    title: 'Exhausted',
    text: [
      'Exhausted cards cannot be used, exhausted satellites and scientists cannot be sent anywhere and add no dice. With the box turn an exhausted card by 90 degrees, and flip an exhausted satellite or scientist to its back.',
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
  hand: {
    title: 'The hand of techs',
    text: [
      'In [[new-technology]] the Chief Scientist draws up to {hand} techs in hand. Effects may bring more. The hand may be shown to everybody at any time; on the screen it always is.',
    ],
  },
  hidden: {
    title: 'What is hidden',
    text: [
      'Nobody sees the order of the decks, face-down enemies or the actions to come, except for a [[forecast|forecast]]. Everything else is open to all.',
    ],
  },
  interceptors: {
    title: 'Interceptors',
    text: [
      'They destroy UFOs on continents. There are {interceptors}: {interceptorsInReserve} begin in reserve, {interceptorsInPool} in the recruitment pool. Destroyed ones go back there and can be built again for one credit.',
    ],
  },
  orbit: {
    title: 'Orbit',
    text: [
      'Orbit has one place for UFOs and {satellitePlaces} for satellites. UFOs left there raise panic on the least panicked continent. In the next round they scramble your actions, leave fewer forecasts, and all come down.',
    ],
  },
  panic: {
    title: 'Panic',
    text: [
      'Each continent has a marker on the panic track. On the screen it has {yellowSpaces} yellow spaces, {redSpaces} red ones and an orange one at the end. The marker begins somewhere in yellow, as the app says.',
      'Most panicked is the continent on the highest space that has not fallen; least panicked the one on the lowest.',
    ],
  },
  reserve: {
    title: 'Reserve and recruitment pool',
    text: [
      'The reserve holds the units you can send. At the end of each round units come back to it.',
      'The recruitment pool holds what you do not have: soldiers and interceptors that were lost, or not yet bought. One credit brings one of them to the reserve, when [[recruit|recruiting]].',
      'Do not confuse it with the crisis pool, where crises wait.',
    ],
  },
  round: {
    title: 'The round',
    text: [
      'First the timed phase: the app calls out actions against the clock, and you send out your units. Then the resolution phase: fourteen steps without a clock settle everything with dice.',
      'At the end the app takes your report and prepares the next round. You win or lose only when it says so.',
      'Between two rounds nothing runs: look, talk, breathe. The next timed phase starts when the Central Officer begins it.',
    ],
  },
  salvage: {
    title: 'Salvage',
    text: [
      'A killed enemy goes face down to the Chief Scientist as salvage, whether it was killed in the base or on a mission. Some cards want salvage discarded; then it lies face up with the enemy discards.',
      'If an effect gains salvage, take the top card of the enemy discards, or of the enemy deck if there is none.',
    ],
  },
  satellites: {
    title: 'Satellites',
    text: [
      'They defend the orbit, up to {satellitePlaces} at a time. On a loss they are exhausted. There are {satellites}.',
    ],
  },
  scientists: {
    title: 'Scientists',
    text: [
      'They do research, up to {scientistsPerLab} in a lab. On a loss they are exhausted. There are {scientists}.',
    ],
  },
  setup: {
    title: 'Setup',
    text: [
      'Choose a difficulty. The app draws plan, enemies, base and panic; you may draw again, or fix each by hand. Then follow its checklist.',
      'Reserves begin with two soldiers of each class, six interceptors, all satellites and scientists. The recruitment pool holds the other soldiers and interceptors. Threat is on 1, damage on blue.',
    ],
  },
  skills: {
    title: 'Skills and gold icons',
    text: [
      'Positioning, critical, firepower, teamwork. A soldier may stand only on an icon of a skill of their class. Each class has two and is specialised in one of them, in gold here.',
      'If the icon on the card is gold, too, a soldier specialised in that skill adds one die there.',
    ],
  },
  soldiers: {
    title: 'Soldiers',
    text: [
      'There are four classes with {perClass} soldiers each; at the start {soldiersInReserve} of them are in reserve and {soldiersInPool} in the recruitment pool. They defend the base and go on missions.',
      'What a class can do is on its reserve card. Gold is the skill it is specialised in.',
      'The killed go to the recruitment pool and can be recruited for one credit.',
    ],
  },
  'success-markers': {
    title: 'Success tokens',
    text: [
      'They count successes on techs, on enemies and on parts of a mission. They stay until the tech is researched, the enemy is killed or discarded, or the mission is complete or replaced.',
      'Successes beyond what a task still needs are lost: they do not carry over to another tech, enemy or part.',
      'Tokens are not limited. If the box runs out of them, use something else.',
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
      'There are {ufos}. Those not on the board wait as the invasion force; while it is empty, further placements are skipped. Destroyed UFOs join it again.',
    ],
  },
  units: {
    title: 'Units',
    text: [
      'Interceptors, satellites, scientists and soldiers. Each is in one place: reserve, recruitment pool, the board, or a card. Satellites and scientists are ready or exhausted.',
      'One credit pays for each unit on the board, at the audit.',
    ],
  },
} satisfies Record<string, EntryText>;
