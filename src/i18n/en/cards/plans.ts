import type { PlanTexts } from '../../cards.ts';

export const plans: PlanTexts = {
  domination: {
    text: 'Critical damage: raise panic by 1 on the most panicked continent.',
    parts: ['Threat is at least 5.', null, 'Needs 8 successes.'],
  },
  infiltration: {
    text: 'Critical damage: draw 1 crisis into the crisis pool. If this round’s crises are already resolved, it waits for the next round.',
    parts: ['Needs 9 successes.', 'Needs 5 successes.', null],
  },
  misdirection: {
    text: 'Critical damage: place 1 UFO in orbit.',
    parts: [null, 'Needs 7 successes.', 'Elite soldiers add no extra die.'],
  },
  occupation: {
    text: 'Critical damage: place 1 UFO on the base continent.',
    parts: ['Needs 8 successes.', 'A loss kills every soldier on the mission.', null],
  },
  onslaught: {
    text: 'Critical damage: 1 soldier dies, one on the board if there is one.',
    parts: [null, 'Needs 9 successes.', 'Needs 9 successes.'],
  },
};
