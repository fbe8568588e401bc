import type { seats as english } from '../../en/later/seats.ts';

export const seats: Record<keyof typeof english, string> = {
  'together.seat.i-am': 'Ich bin {name}',
  'together.seat.mine': 'Das ist mein Platz',
  'together.seat.away-note': 'Neues Handy? Tipp auf deinen Namen, dann hast du deinen Platz wieder.',
  'together.seat.asking':
    '{count, plural, one {In einer Sekunde ist es dein Platz, wenn niemand hier Nein sagt.} other {In {count} Sekunden ist es dein Platz, wenn niemand hier Nein sagt.}}',
  'together.seat.asks': 'Ein neues Gerät sagt: Ich bin {name}.',
  'together.seat.asks-for-yours': 'Ein anderes Gerät sagt, dein Platz gehört ihm.',
  'together.seat.left':
    '{count, plural, one {noch eine Sekunde für ein Nein} other {noch {count} Sekunden für ein Nein}}',
  'together.seat.object': 'Das ist nicht {name}',
  'together.seat.keep': 'Ich bleibe hier',
  'together.seat.other-device': 'Anderes Gerät benutzen',
  'together.seat.other-device-note':
    'Scanne das mit dem anderen Gerät oder tippe dort diese Buchstaben ein. Es gilt drei Minuten.',
  'together.seat.taken': 'Deinen Platz hat jetzt ein anderes Gerät.',
  'together.seat.taken-note':
    'Es hat danach gefragt, als du weg warst, und niemand hat Nein gesagt. Du kannst auch danach fragen.',
  'together.seat.ask-back': 'Nach meinem Platz fragen',
  'together.seat.rename': 'Namen ändern',
  'together.seat.role-gone': '{role} ist jetzt vergeben: {name}.',
  'together.seat.lock': 'Tür schließen',
  'together.seat.unlock': 'Tür öffnen',
  'together.seat.lock-note': 'Dann kann sich niemand Neues hinsetzen. Wer hier sitzt, kann weiter das Gerät wechseln.',
  'together.seat.locked-note': 'Die Tür ist zu: Niemand Neues kann sich hinsetzen.',
  'together.seat.hand': 'Tisch übergeben',
  'together.seat.hand-sure': '{name} bestimmt ab jetzt, wie der Tisch wartet und wer hier sitzt.',
  'together.seat.rights-all':
    'Wer den Tisch eröffnet hat, spielt gerade nicht mit. Deshalb können ihn alle hier ändern.',
  'together.seat.go-on': 'Ohne Warten weiter',
  'together.seat.wait-again': 'Auf alle warten',
  'together.seat.people': 'Wer hier sitzt',
  'together.seat.soon': 'Wenn es länger dauert, können alle hier weiterspielen.',
  'together.seat.stand-in': '{name} ist weg. Alle hier können für {name} drücken.',
  'together.seat.turn-away': '{name} ist am Zug, aber weg.',
  'refused.locked': 'An diesen Tisch kann sich niemand Neues setzen.',
  'refused.seat-here': 'Dort sitzt gerade jemand.',
  'refused.person-back': 'Die Person ist wieder am Tisch.',
  'refused.asked-already': 'Ein anderes Gerät fragt gerade nach diesem Platz.',
  'refused.objected': 'Jemand hier hat Nein gesagt.',
  'refused.pass-over': 'Dieser Code gilt nicht mehr. Zeig auf deinem anderen Gerät einen neuen an.',
  'refused.held-for': 'Die Uhr wartet auf {name}.',
};
