export const house = {
  'house.told': 'House rules: {rules}',
  'house.everybodyPauses': 'Everybody may pause',
  'house.hardLosses': 'Hard losses',
  'house.hardLosses.note':
    'A loss with a 1 on the alien die sends satellites and scientists to the recruitment pool. You buy them back like soldiers.',
  'house.emergencyFunding': 'Credits on Emergency Funding',
  'house.timers-note': 'Timers are the ones in the settings; they can change during the game.',
  'house.step.recruit':
    'House rule: satellites and scientists in the recruitment pool are bought back in the same way, one credit each.',
  'house.step.research':
    'House rule: on a loss with a 1 on the alien die, the scientists go to the recruitment pool instead.',
  'house.step.orbital-defense':
    'House rule: on a loss with a 1 on the alien die, the satellites go to the recruitment pool instead.',
  'house.table.recruit': 'Press units in the recruitment pool: one credit each. The rest is lost.',
  'house.table.research':
    'Each success puts a success token on the tech. A loss exhausts the scientists; with a 1 they go to the recruitment pool.',
  'house.table.orbital-defense':
    'Each success destroys a UFO in orbit. A loss exhausts the satellites; with a 1 they go to the recruitment pool.',
  'house.loss.research': 'exhaust or lose the scientists on the way',
  'house.loss.orbital-defense': 'exhaust or lose the satellites on the way',
};
