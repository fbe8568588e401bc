import type { replay as english } from '../../en/afterwards/replay.ts';

export const replay: Record<keyof typeof english, string> = {
  'replay.scrub': 'Момент партии',
  'replay.moment': 'Момент {number} из {of}',
  'replay.back': 'На момент назад',
  'replay.forward': 'На момент вперёд',
  'replay.play': 'Смотреть',
  'replay.pause': 'Остановить',
  'replay.speed': 'Скорость',
  'replay.times': '×{speed}',
  'replay.rounds': 'Раунды',
  'replay.copy': 'Скопировать ссылку на этот момент',
  'replay.copied': 'Ссылка скопирована. Она откроется на этом устройстве.',
  'replay.copied-table': 'Ссылка скопирована. Она откроется на любом устройстве, пока стол хранится.',
  'replay.not-copied': 'Этот браузер не даёт копировать. Ссылка\u00a0— в адресной строке.',
  'replay.leave': 'Выйти из повтора',
  'replay.where': 'Раунд {round} · {role}',
};
