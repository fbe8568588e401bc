import type { sharing as english } from '../../en/afterwards/sharing.ts';

export const sharing: Record<keyof typeof english, string> = {
  'operation.name': 'Ein geteilter Einsatz',
  'operation.beat': 'Schlag meine {score}',
  'operation.won': 'Gewonnen, {score}.',
  'operation.lost': 'Verloren, {score}.',
  'operation.same':
    'Dieselbe Auslosung, dieselben Würfel, dieselbe Invasion wie für den Absender. Nichts beginnt, bevor du drückst.',
  'operation.day': 'Der Einsatz vom {day}',
  'operation.yours': 'Du hast dort selbst {score}.',
  'operation.kind': 'Gespielt wird',
  'operation.about': 'Dieser Einsatz',
  'operation.begin-note': 'Allein, mit Bots oder mit anderen.',
  'operation.box': 'Brettspiel aufbauen',
  'operation.box-note': 'Zuerst kommt, was auszulegen ist.',
  'operation.timers': 'Die Timer sind die aus deinen Einstellungen.',
  'operation.enter': 'Zwölf Buchstaben',
  'operation.enter-note': 'Die zwölf Buchstaben oder die Adresse, die du bekommen hast.',
  'operation.open': 'Öffnen',
  'operation.refused.none': 'Das führt zu keinem Einsatz. Lass dir die Buchstaben oder die Adresse noch einmal geben.',
  'operation.refused.letters': 'Diese Buchstaben passen nicht zusammen: Mindestens einer ist falsch.',
  'operation.refused.earlier':
    'Dieser Einsatz stammt aus einer früheren Version der Regeln. Hier wäre es eine andere Partie.',
  'operation.refused.later':
    'Dieser Einsatz stammt aus einer neueren Version der Regeln. Schließ sitroom überall, öffne es neu und versuch es noch einmal.',
  'operation.refused.closed': 'Dieser Einsatz lässt sich nicht aufbauen: Seine Einstellungen widersprechen sich.',
  'share.name': 'Diesen Einsatz teilen',
  'share.note':
    'Wer ihn öffnet, bekommt dieselbe Auslosung und sieht, was es ist, bevor etwas beginnt. Namen gehen nicht mit.',
  'share.plain': 'Ohne meine Punkte',
  'share.link': 'Teilen',
  'share.not-copied': 'Dieser Browser erlaubt kein Kopieren. Die Adresse steht unten.',
  'share.letters': 'Zum Vorlesen',
  'share.letters-note':
    'Man tippt sie unter „Partien“ ein, oder dort, wo man bei einem Tisch mitspielt. Die Punkte gehen nicht mit.',
  'share.no-letters':
    'Buchstaben reichen für diesen Einsatz nicht: Etwas wurde von Hand gewählt, oder eine frühere Version hat ihn ausgelost. Nur die Adresse führt hin.',
  'share.address': 'Adresse',
  'share.none':
    'Dieser Einsatz lässt sich nicht teilen: Die Partie ging von einer anderen aus, oder frühere Regeln haben sie ausgelost.',
};
