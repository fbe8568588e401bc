import type { settings as english } from '../en/settings.ts';

export const settings: Record<keyof typeof english, string> = {
  'settings.language': 'Язык',
  'settings.timers': 'Таймеры',
  'settings.timers-note': 'Изменится со следующего действия.',
  'settings.timers.1': '×1',
  'settings.timers.1.5': '×1,5',
  'settings.timers.2': '×2',
  'settings.timers.3': '×3',
  'settings.timers.off': 'выкл.',
  'settings.sound': 'Звуки',
  'settings.speech': 'Озвучивать действия',
  'settings.speech-none': 'На устройстве нет голоса для этого языка. Вместо него будут подписи.',
  'settings.music': 'Музыка',
  'settings.vibration': 'Вибрация',
  'settings.hand-over': 'Звать следующего игрока между шагами',
  'settings.pass-steps': 'Пропускать шаги, где карты ничего не решают',
  'settings.pass-steps-note':
    'Если на шаге рисковать нечем, игра идёт дальше сама, даже если кто-то мог бы применить карту.',
  'settings.hand': 'Управление для левшей',
  'settings.odds': 'Показывать шансы',
  'settings.hints': 'Предлагать подсказки',
  'settings.keys': 'Горячие клавиши',
  'settings.dice': 'Кубики в приложении',
};
