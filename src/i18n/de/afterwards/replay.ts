import type { replay as english } from '../../en/afterwards/replay.ts';

export const replay: Record<keyof typeof english, string> = {
  'replay.scrub': 'Stelle der Partie',
  'replay.moment': 'Moment {number} von {of}',
  'replay.back': 'Einen Moment zurück',
  'replay.forward': 'Einen Moment weiter',
  'replay.play': 'Abspielen',
  'replay.pause': 'Anhalten',
  'replay.speed': 'Tempo',
  'replay.times': '×{speed}',
  'replay.rounds': 'Runden',
  'replay.copy': 'Link zu diesem Moment kopieren',
  'replay.copied': 'Link kopiert. Er öffnet sich auf diesem Gerät.',
  'replay.copied-table': 'Link kopiert. Er öffnet sich auf jedem Gerät, solange es den Tisch gibt.',
  'replay.not-copied': 'Dieser Browser erlaubt kein Kopieren. Der Link steht in der Adresszeile.',
  'replay.leave': 'Wiederholung verlassen',
  'replay.where': 'Runde {round} · {role}',
};
