export const speech = {
  'say.cue': '{who}. {cue}.',
  'say.scrambled': 'Scrambled. {who}. {cue}.',
  'say.ufos': '{who}. {cue} {places}.',
  'say.place': '{count, plural, one {one UFO} other {{count} UFOs}} in {space}',
  'say.place-orbit': '{count, plural, one {one UFO} other {{count} UFOs}} in orbit',
  'say.expired': 'Time expired.',
  'say.step': '{who}. {step}.',
  'say.paused': 'Paused.',
  'say.resumed': 'The clock is running.',
  'say.forecast': 'Forecast. To come: {places}.',
  'say.won': 'The Earth is free.',
  'say.lost': 'The Earth is lost.',
};
