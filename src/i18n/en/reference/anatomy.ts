import type { EntryText } from '../../reference.ts';

/** Entries about what is printed on cards, and about signs. Their `parts` are the letters of a figure. */
export const anatomy = {
  'asset-card': {
    title: 'Asset card: what is on it',
    text: [
      'An asset lies in front of its role from the start. Its text names the cost first, then the effect. On the box’s cards the cost is in bold type, and a symbol shows the phase.',
    ],
    parts: [
      'Role symbol: whose card it is',
      'Title',
      'When it works: timed phase, resolution phase, both, or always',
      'Role; on the box’s cards the kind of card stands before it',
      'Rules text: the cost, then the effect',
    ],
  },
  communications: {
    title: 'Communications screen',
    text: [
      'With the box this is the screen the Central Officer works with. It shows one action at a time; the letters are those of the box’s reference.',
    ],
    parts: [
      'XCOM budget: the credits of this round',
      'Scanner: when it lights up, tap it for a [[forecast|forecast]]',
      'Timer: the time left for this action',
      'The action: its name, its role and what to do. Tap it to read its rules; the clock stops for free',
      'Done: the action is finished, on to the next',
      'History: the actions of this round so far',
      'Menu: stops everything and costs no pause time',
      'Pause: stops the clock and shows how much pause time is left',
    ],
  },
  'crisis-card': {
    title: 'Crisis card: what is on it',
    text: [
      'A crisis waits face up in the crisis pool until the Commander resolves it. If it offers a choice, the Commander chooses.',
    ],
    parts: ['Rules text: what happens when it is resolved', 'Title; on the box’s cards B is a text for the mood'],
  },
  'enemy-card': {
    title: 'Enemy card: what is on it',
    text: [
      'Each icon takes one soldier who has that skill, so the icons also say how many can fight this enemy at once. Face down the card is [[salvage|salvage]].',
    ],
    parts: [
      'Health: as many successes kill it',
      'Skill icons; one with a gold ring is special',
      'Title',
      'Rules text, if it has a rule of its own',
    ],
  },
  'final-mission-card': {
    title: 'Final mission card: what is on it',
    text: [
      'The [[final-mission|final mission]] is on the back of the invasion plan. It is played like any mission, but each part with icons has a rule that makes it hard.',
    ],
    parts: [
      'Title: the invasion plan',
      'Critical damage stays in force',
      'Reward: complete it and you win',
      'Part with icons, and its rule',
      'Enemy space',
    ],
  },
  'mission-card': {
    title: 'Mission card: what is on it',
    text: [
      'The three parts are done from left to right. An empty frame is an enemy space: it gets a face-down enemy when the mission is chosen.',
    ],
    parts: [
      'Title',
      'Two rewards: you get both when the mission is complete',
      'Continent: rewards that name the mission’s continent mean this one',
      'Enemy space',
      'Part with icons: one success completes it',
    ],
  },
  'plan-card': {
    title: 'Invasion plan card: what is on it',
    text: [
      'The plan lies open from the start. Later it is turned over: its back is the [[final-mission-card|final mission]].',
    ],
    parts: ['Title: what the aliens are up to', '[[critical-damage]]: what happens at each red space of base damage'],
  },
  symbols: {
    title: 'Symbols',
    text: [
      'What the signs on cards, board and screen stand for. Colour is never the only sign: shape and word say the same.',
    ],
    parts: [
      'Success; an empty mark is still wanted',
      'Interceptor',
      'Satellite',
      'Scientist',
      'Credit',
      'Salvage',
      'Assault',
      'Heavy',
      'Sniper',
      'Support',
      'Positioning',
      'Critical',
      'Firepower',
      'Teamwork',
      'Specialised skill, always in gold',
      'Elite soldier',
      'UFO',
      'Enemy',
      'Crisis',
      'Mission',
      'Final mission',
      'Tech',
      'Base',
      'Threat',
      'Critical damage',
      'Scanner',
      'XCOM action',
      'Alien action',
      'Scrambled action',
      'Commander',
      'Chief Scientist',
      'Central Officer',
      'Squad Leader',
    ],
  },
  'tech-card': {
    title: 'Tech card: what is on it',
    text: [
      'A tech works like an [[asset-card|asset]], but has to be researched first. The role on it is the one that gets it.',
    ],
    parts: [
      'Research cost: as many successes finish it',
      'Title',
      'When it works: timed phase, resolution phase, both, or always',
      'The role that gets the tech; on the box’s cards the kind of card stands before it',
      'Rules text: the cost of using it, then the effect',
    ],
  },
} satisfies Record<string, EntryText>;
