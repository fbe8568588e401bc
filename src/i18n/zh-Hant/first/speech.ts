import type { speech as english } from '../../en/first/speech.ts';

export const speech: Record<keyof typeof english, string> = {
  'say.cue': '{who}，{cue}。',
  'say.scrambled': '通訊受干擾。{who}，{cue}。',
  'say.ufos': '{who}，{cue}：{places}。',
  'say.place': '{count, plural, =2 {{space}兩架} other {{space} {count} 架}}',
  'say.place-orbit': '{count, plural, =2 {軌道兩架} other {軌道 {count} 架}}',
  'say.expired': '已逾時。',
  'say.step': '{who}，{step}。',
  'say.paused': '暫停。',
  'say.resumed': '繼續計時。',
  'say.forecast': '預報：UFO 即將出現，{places}。',
  'say.won': '地球重獲自由。',
  'say.lost': '地球淪陷了。',
};
