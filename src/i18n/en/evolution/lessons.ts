/** Lessons of Evolution, each shown the first time that its subject comes (EVO-39). */
export const lessons = {
  'evolution.lessons': 'Evolution, explained',
  'evolution.lesson.sabotage.title': 'Sabotage: lay the tokens.',
  'evolution.lesson.sabotage.text':
    'A task with a token is dangerous, until a success removes the token. Nobody has to clear it at once, but tokens pile up.',
  'evolution.lesson.dangerous.title': 'Roll the six-sided alien die.',
  'evolution.lesson.dangerous.text':
    'A token makes a task dangerous: at threat 1, one roll in six is lost, not one in eight. A success may remove a token instead of counting.',
  'evolution.lesson.spaces.title': 'Look at each space entered.',
  'evolution.lesson.spaces.text':
    'Where the damage marker enters a yellow space with “!”, draw a destruction card. A red space has the effect of the plan, as always.',
  'evolution.lesson.meld.title': 'Be quick on a new mission.',
  'evolution.lesson.meld.text':
    'A Meld token lies on it in the round that reveals it. Completed in that round, the mission gives the Meld reward, too.',
  'evolution.lesson.mec.title': 'Send a MEC trooper, if you have one.',
  'evolution.lesson.mec.text':
    'Techs bring them. They have all four skills and are specialised in each; on the board each costs a credit.',
};
