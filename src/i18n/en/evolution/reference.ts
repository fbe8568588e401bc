/** Entries about Evolution with the box. They say which reading is ours. */
export const evolution = {
  expansion: {
    title: 'Evolution, the expansion',
    text: [
      'Who owns the expansion turns on “I own Evolution” above the list of the set-up, once on each device. All of its box is then in the game: [[sabotage|EXALT sabotage]], [[evolution-plans|two plans]] and three enemy types more, and lines in the set-up and in the steps for [[destruction-cards|destruction cards]], [[mec-troopers|MEC troopers]] and [[meld|Meld]]. Five short lessons explain what is new, the first time it comes. Below the switch is [[own-box|“My box”]].',
      'We have not read its leaflet. The app says when something happens and how often; how it is done, your leaflet says. What you may find different is listed under [[evolution-differs]].',
      'Evolution is for the box only. The tutorial and the game on the screen do without it; cards of your own come to the screen as [[packs|card packs]].',
    ],
  },
  sabotage: {
    title: 'Evolution: EXALT sabotage and EXALT tokens',
    text: [
      'An alien action of the Central Officer: draw one or two EXALT tokens, turn each up, and put it on the task that it shows. With no token left nothing happens. Nothing else waits for it, and the scanner never shows it.',
      'A task with a token is [[dangerous-tasks|dangerous]]. Tokens stay from round to round until a success or a card removes them. Two on a task are no worse than one, they only take longer to clear.',
      'The app does not know where they lie, unless you tap them in [[token-list|its list]].',
    ],
  },
  'dangerous-tasks': {
    title: 'Evolution: dangerous tasks, removing tokens, rolling on',
    text: [
      'The alien die of a dangerous task has six sides instead of eight. A [[loss]] is then likelier: at threat 1 one time in six, at threat 5 five times in six.',
      'Removing tokens: whoever rolls there may spend a success on removing a token; it then counts for nothing else. With the last token gone the next roll has the eight-sided die again.',
      'Rolling on, in research, orbit and on continents: when nothing is needed any more and a token is left, you may roll on for it. In the base and on missions the successes of any fight or part clear the token; with nothing left to fight there is nothing to clear. This reading is ours.',
      'The [[dice]] of a step have a switch for the six-sided die, and say how likely it is to finish and to remove a token, and after how many rolls it is best to stop.',
    ],
  },
  'token-list': {
    title: 'Evolution: tokens on tasks, a list to tap',
    text: [
      '“Tokens on tasks” is a list of twelve places in every action and step: three labs, orbit, six continents, base and mission. Tap a place for each token there; the button beside it takes one away. It is a help, nobody must use it, and the aliens never look at it.',
      'During [[sabotage]] the list is open, with an empty mark for each token that is not laid yet. On a place with tokens the [[dangerous-tasks|dice]] take the six-sided die by themselves. Successes of a roll in the app that the task does not need take tokens off it.',
      'At a table online all devices have the same list, and a television shows it, too.',
    ],
  },
  'destruction-cards': {
    title: 'Evolution: destruction cards and Emergency Funding',
    text: [
      'A destruction card is drawn each time the marker of [[base-damage]] enters a yellow space with “!”. A red space has the effect of the plan as always. Damage of 2 enters two spaces, one after the other.',
      'Most of these cards ask for 2 credits or a loss. The credits come from [[emergency-funding]], not from the budget, and both or none.',
    ],
  },
  'mec-troopers': {
    title: 'Evolution: MEC troopers and the score',
    text: [
      'Three MEC troopers wait in the supply and cannot be bought: techs bring them. They have all four skills and are specialised in each. On the board they cost a credit each in the audit, and they come home like [[soldiers]].',
      'Figures that wait in the supply from the start do not count as lost in the [[score]]; this is ours. Whether killed MEC troopers return to the supply, may be elite or count, your leaflet says: the app neither counts nor asks.',
    ],
  },
  meld: {
    title: 'Evolution: Meld tokens and Meld rewards',
    text: [
      'A new [[missions|mission]] gets a Meld token when it is revealed. Completed in the same round it gives the Meld reward, too. At the end of the round the token is taken off a mission that was not completed.',
    ],
  },
  'evolution-plans': {
    title: 'Evolution: the two plans',
    text: [
      'Evolution has two [[plans|invasion plans]]. We do not know what they are called: the app says “Evolution, first plan” and “Evolution, second plan”. Take the one that you find first, and type its name below the draws of the set-up. The app then uses it everywhere, at a table online on all devices.',
      'They act by our numbers: the first brings most sabotage and crises and few UFOs, the second sends UFOs to the continent of the base and more enemies. The effect of a red space and the final mission are those of your card.',
    ],
  },
  'own-box': {
    title: 'My box: plans and enemies that it lacks',
    text: [
      '“My box”, on the page of the [[setup|set-up]], has a tick for each plan and each enemy type. Take the tick off what your box lacks, or what you leave out: it is never drawn, with [[expansion|Evolution]] or without. At least three plans stay, and three enemies of each difficulty. The device remembers it; a table online has the box of whoever made it.',
    ],
  },
  'evolution-differs': {
    title: 'Evolution: what may differ from your box',
    text: [
      'How often [[sabotage]] comes, how many tokens it names, its seconds, and that the Central Officer confirms it: ours. The official app may send more or fewer, in other rounds, and may give more of something else with Evolution on.',
      'The two new [[evolution-plans|plans]] act by our numbers; only the effect and the final mission on your card are the publisher’s. Their names are those that you type.',
      'Enemy types by difficulty are from one report. Whether the official scanner ever shows sabotage we do not know: ours never does.',
      'Your leaflet may say that tokens wait face down until the timed phase ends. Then do so; Done does not wait for them.',
      'How [[mec-troopers|MEC troopers]] die and count, and how [[dangerous-tasks|tokens]] on base and missions are cleared, is our reading, one of two. And how hard the game is with Evolution we have never measured with your cards.',
    ],
  },
} as const;
