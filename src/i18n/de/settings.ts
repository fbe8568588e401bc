import type { settings as english } from '../en/settings.ts';

export const settings: Record<keyof typeof english, string> = {
  'settings.language': 'Sprache',
  'settings.timers': 'Timer',
  'settings.timers-note': 'Gilt ab der nächsten Aktion.',
  'settings.timers.1': '×1',
  'settings.timers.1.5': '×1,5',
  'settings.timers.2': '×2',
  'settings.timers.3': '×3',
  'settings.timers.off': 'aus',
  'settings.sound': 'Töne',
  'settings.speech': 'Aktionen ansagen',
  'settings.speech-none': 'Dieses Gerät hat keine Stimme für diese Sprache. Stattdessen erscheinen Untertitel.',
  'settings.music': 'Musik',
  'settings.vibration': 'Vibration',
  'settings.hand-over': 'Nächste Person zwischen Schritten aufrufen',
  'settings.pass-steps': 'Schritte überspringen, in denen keine Karte zählt',
  'settings.pass-steps-note':
    'Steht in einem Schritt nichts auf dem Spiel, geht es von selbst weiter, auch wenn jemand noch eine Karte benutzen könnte.',
  'settings.hand': 'Bedienung für Linkshänder',
  'settings.odds': 'Chancen anzeigen',
  'settings.hints': 'Tipps am Tisch anbieten',
  'settings.keys': 'Tastenkürzel',
  'settings.dice': 'Würfel in der App',
};
