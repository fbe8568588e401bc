import type { speech as english } from '../../en/first/speech.ts';

export const speech: Record<keyof typeof english, string> = {
  'say.cue': '{who}. {cue}.',
  'say.scrambled': 'Помехи. {who}. {cue}.',
  'say.ufos': '{who}. {cue} {places}.',
  'say.place': '{space}\u00a0— {count}',
  'say.place-orbit': 'орбита\u00a0— {count}',
  'say.expired': 'Время вышло.',
  'say.step': '{who}. {step}.',
  'say.paused': 'Пауза.',
  'say.resumed': 'Время пошло.',
  'say.forecast': 'Прогноз. Ещё появятся НЛО: {places}.',
  'say.won': 'Земля свободна.',
  'say.lost': 'Земля пала.',
};
