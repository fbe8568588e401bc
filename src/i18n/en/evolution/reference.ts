/** Entries about Evolution with the box. They say which reading is ours. */
export const evolution = {
  expansion: {
    title: 'Evolution, the expansion',
    text: [
      'Who owns the expansion turns on “I own Evolution” above the list of the set-up, once on each device. All of its box is then in the game: [[sabotage|EXALT sabotage]], two plans and three enemy types more, and lines in the set-up and in the steps for what is done with [[destruction-cards|the rest]]. Five short lessons explain what is new, the first time it comes. Below the switch, “My box” leaves out plans and enemies that your box lacks, also without Evolution.',
      'We have not read its leaflet. The app says when something happens and how often; how it is done, your leaflet says. What you may find different is listed under [[evolution-differs]].',
      'Evolution is for the box only. The tutorial and the game on the screen do without it; cards of your own come to the screen as [[packs|card packs]].',
    ],
  },
  sabotage: {
    title: 'Evolution: EXALT sabotage and dangerous tasks',
    text: [
      'An alien action of the Central Officer: draw one or two EXALT tokens, turn each up, and put it on the task that it shows. With no token left nothing happens. Nothing else waits for it, and the scanner never shows it.',
      'A task with a token is dangerous: its alien die has six sides instead of eight. A [[loss]] is then likelier: at threat 1 one time in six, at threat 5 five times in six. Two tokens are no worse than one, they only take longer to clear.',
      'Whoever rolls there may spend a success on removing a token; it then counts for nothing else. With the last token gone the next roll has the eight-sided die again.',
      'Research, orbit and continents: when nothing is needed any more and a token is left, you may roll on for it. In the base and on missions the successes of any fight or part clear the token; with nothing left to fight there is nothing to clear. This reading is ours.',
      'The app knows only the tokens that you tap under “Tokens on tasks”, in an action or a step. It is a help. The [[dice]] then take the right die by themselves, and say how likely it is to finish and to clear one.',
    ],
  },
  'destruction-cards': {
    title: 'Evolution: destruction cards, MEC troopers and Meld',
    text: [
      'Destruction cards: one is drawn each time the marker of [[base-damage]] enters a yellow space with “!”. A red space has the effect of the plan as always. Damage of 2 enters two spaces, one after the other.',
      'Most of these cards ask for 2 credits or a loss. The credits come from [[emergency-funding]], not from the budget, and both or none.',
      'MEC troopers wait in the supply and cannot be bought: techs bring them. They have all four skills and are specialised in each. On the board they cost a credit each in the audit, and they come home like [[soldiers]].',
      'Meld: a new mission gets a Meld token when it is revealed. Completed in the same round it gives the Meld reward, too; at the end of the round the token is taken off.',
    ],
  },
  'evolution-differs': {
    title: 'Evolution: what may differ from your box',
    text: [
      'How often sabotage comes, how many tokens it names, its seconds, and that the Central Officer confirms it: ours. The official app may send more or fewer, in other rounds, and may give more of something else with Evolution on.',
      'The two new plans act by our numbers; only the effect and the final mission on your card are the publisher’s. Their names are those that you type.',
      'Enemy types by difficulty are from one report. Whether the official scanner ever shows sabotage we do not know: ours never does.',
      'Your leaflet may say that tokens wait face down until the timed phase ends. Then do so; Done does not wait for them.',
      'Whether killed MEC troopers return to the supply, may be elite, or count in the [[score]]: follow your leaflet. The app neither counts nor asks. Figures that wait in the supply from the start do not count as lost; this is ours.',
      'On base and missions our reading of clearing is one of two. And how hard the game is with Evolution we have never measured with your cards.',
    ],
  },
} as const;
