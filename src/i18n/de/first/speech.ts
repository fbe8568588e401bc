import type { speech as english } from '../../en/first/speech.ts';

export const speech: Record<keyof typeof english, string> = {
  'say.cue': '{who}. {cue}.',
  'say.scrambled': 'Gestört. {who}. {cue}.',
  'say.ufos': '{who}. {cue} {places}.',
  'say.place': '{count, plural, one {ein UFO} other {{count} UFOs}} in {space}',
  'say.place-orbit': '{count, plural, one {ein UFO} other {{count} UFOs}} im Orbit',
  'say.expired': 'Zeit abgelaufen.',
  'say.step': '{who}. {step}.',
  'say.paused': 'Pause.',
  'say.resumed': 'Die Zeit läuft.',
  'say.forecast': 'Prognose. Es kommen noch: {places}.',
  'say.won': 'Die Erde ist frei.',
  'say.lost': 'Die Erde ist verloren.',
};
