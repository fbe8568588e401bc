import type { EntryText } from '../../reference.ts';

/** Entries about the app, at the table and on the screen. */
export const app = {
  'board-alone': {
    title: 'Board only',
    text: [
      'On the screen the board can be shown by itself, large and without controls, for example on a television: choose “Board only”, or press B.',
      'It shows the world, orbit, the action with its clock, and who plays which role. The game goes on as before; go back to the table to act.',
    ],
  },
  bots: {
    title: 'Bots',
    text: [
      'On the screen any role can be played by a bot. It does the actions and steps of its role, uses its cards, and tells you what it does and why.',
      'A bot sees what you see: no deck, no face-down card, no action to come. Give it a role or take one back whenever you like, under “Who plays”.',
    ],
  },
  companion: {
    title: 'The app at the table',
    text: [
      'With the box the app leads you through each round: it calls out the actions, then goes through the steps. It knows of the board only what you report, and it asks for no more than it needs: base, final mission, panic, missions and UFOs in orbit.',
      'A step that asks for something is finished by answering it. The others are finished by their role or the Central Officer.',
    ],
  },
  fund: {
    title: 'Sending and paying on screen',
    text: [
      'On the screen you send ready units from the reserve. While the action is open you can bring back what you sent in it, but not what was there before.',
      'In the Emergency Funding action you set the sum for this round; change it until the action closes. At the step “Recruit and build” press a unit in the recruitment pool to buy it.',
    ],
  },
  'handing-over': {
    title: 'Sharing one screen',
    text: [
      'Several people can play on one screen. Under “Who plays” each role gets a name or a bot, and roles can change hands at any moment of the game.',
      'When it is somebody else’s turn, the screen says whose, and waits until that player carries on. If you all sit around it anyway, turn the calls off in the settings.',
    ],
  },
  'several-devices': {
    title: 'Playing on several devices',
    text: [
      'Under “Together” one of you makes a table, and everybody else scans its code, opens its address or types its six letters. Each phone picks a name and free roles, or just watches. A television opens the address and watches.',
      'One clock runs for everybody, and a press counts from when it was made. Everybody can undo their own last move; later moves of others stay.',
      'Whoever is silent for eight seconds is away: with the box the clock waits, on screens a bot plays until they are back. If the table itself was gone, it goes on where it was and waits for you.',
      'If a phone dies, its person opens the table’s address on another one and presses “I am …”. Those who are here have ten seconds to say no. While whoever made the table is away, everybody who plays may free seats and change how the table waits; with the box, anybody presses for who is away.',
      'With the box, what the table has once is the same on every device: threat, successes and dice, what is ticked off, and the Commander’s credits.',
      'One device sounds for the room: the television, or the Central Officer’s if there is none; in the settings any device can take that over. Each phone calls only its own person, when it is their turn.',
    ],
  },
  hints: {
    title: 'Hints and odds',
    text: [
      'At the table on screen you can ask for a hint: a strong player says what it would do for your roles right now, and why. It knows no more than you, and you may let it make the move.',
      'With every task you see the odds: a hundred dots for the next hundred rolls, and how likely the task is to end in success or in a loss. They are exact.',
      'Both can be turned off in the settings.',
    ],
  },
  keys: {
    title: 'Keyboard',
    text: [
      'With a keyboard you can play without a mouse. The letters can be turned off in the settings; Enter and Escape always work.',
    ],
  },
  packs: {
    title: 'Card packs',
    text: [
      'A pack brings new cards to games on the screen, beside the standard ones or instead of them. It is one file: load it on the page “Card packs”, then choose it when you set up a game.',
      'A faulty pack is refused with the reason, and a game keeps the pack it was begun with.',
    ],
  },
  'physical-dice': {
    title: 'Your dice or the app’s',
    text: [
      'With the box, roll your own dice or let the app roll. On the screen you may roll real dice, too: choose so before the game and enter what they show.',
    ],
  },
  saves: {
    title: 'Saved games',
    text: [
      'Every game is kept on this device by itself, at every move. You can leave at any time and go on later from the start page.',
      'Save a game as a file to keep it or to move it to another device. A damaged file is refused and changes nothing.',
      'If the app goes out of sight, the device falls asleep or its battery dies, you lose no time: the game waits, paused, where you left it.',
    ],
  },
  solo: {
    title: 'Playing alone',
    text: [
      'One player takes all four [[roles|roles]]. With the box, start on an easy difficulty or with longer timers: you have four people’s work to do.',
      'On the screen you can play all four yourself, or keep some and leave the others to [[bots|bots]].',
    ],
  },
  'virtual-table': {
    title: 'The table on screen',
    text: [
      'You can play the whole game on the screen, without the box. What leaves you no choice happens by itself: drawing cards, placing UFOs, counting, shuffling. The game waits where you choose.',
      'It also waits while somebody holds a card that could matter: at the end of the timed phase until the clock runs out, in each step until the [[refresh|refresh]], and before a roll counts. Nobody wants to? Press “Nothing more”.',
      'Research and orbital defence begin by themselves. Continents, enemies and missions are yours to pick, one after another.',
      'What a step does to panic, base and units is shown when it happens, step by step, with the reason.',
    ],
  },
  duration: {
    title: 'How long a game takes',
    text: [
      'With the box count on one and a half to two hours for four people, and a quarter of an hour more for the first set-up. Each round has about five minutes against the clock; then you take your time over the steps. On the screen, alone with bots, a game is over in half an hour to an hour.',
      'You need not finish in one go: the game is kept, see [[saves]]. Is somebody slow, or new? Choose longer [[countdown|timers]], or turn them off, in the settings.',
    ],
  },
  'house-rules': {
    title: 'House rules',
    text: [
      'Off unless you choose them at the setup; then everybody at the table is told, and a rematch keeps them. Everybody may pause, not only the Central Officer. With hard losses a [[loss]] with a 1 on the alien die sends its satellites and scientists to the recruitment pool instead of exhausting them; you buy them back in [[recruit|Recruit and build]]. [[emergency-funding|Emergency Funding]] starts with 6 to 14 credits instead of 10.',
      'More time is not a rule of its own: [[countdown|timers]] can be made longer or turned off. Published win rates are those without house rules.',
    ],
  },
  sound: {
    title: 'Sound, voice and music',
    text: [
      'In the settings, sounds, spoken actions and music each have a switch, a volume and a button to try them. “Fewer sounds” leaves those you must hear: a new action, the last seconds, the alarm.',
      'You hear nothing? Look at the switch on the side of the phone and at its volume; after a reload, touch the screen once. A device without a voice for your language shows captions instead.',
      'At a table with [[several-devices|several devices]] one of them sounds for the whole room.',
    ],
  },
  screen: {
    title: 'Language, letters and colours',
    text: [
      'Language, text size and a light or dark theme are in the settings, which you reach from the menu at any time, in the middle of a game too. Controls for left hands are there as well.',
      'No colour stands alone: sides, zones and expired time also differ in shape, word or sound, so that colour-blind people can play. Whoever turns off motion on their device has still pictures here.',
      'The screen stays awake while a game runs. If it goes dark all the same, the game waits; see [[saves]].',
    ],
  },
} satisfies Record<string, EntryText>;
