import type { lessons as english } from '../../en/evolution/lessons.ts';

export const lessons: Record<keyof typeof english, string> = {
  'evolution.lessons': 'Evolution, erklärt',
  'evolution.lesson.sabotage.title': 'Sabotage: Legt die Marker aus.',
  'evolution.lesson.sabotage.text':
    'Ein Auftrag mit Marker ist gefährlich, bis ein Erfolg den Marker entfernt. Das eilt nicht, aber die Marker werden mehr.',
  'evolution.lesson.dangerous.title': 'Nehmt den sechsseitigen Würfel.',
  'evolution.lesson.dangerous.text':
    'Ein Marker macht den Auftrag gefährlich: Bei Bedrohung 1 misslingt jeder sechste Wurf, nicht jeder achte. Ein Erfolg darf einen Marker entfernen.',
  'evolution.lesson.spaces.title': 'Achtet auf jedes Schadensfeld.',
  'evolution.lesson.spaces.text':
    'Kommt der Schadensmarker auf ein gelbes Feld mit „!“, zieht ihr eine Zerstörungskarte. Rot bringt wie immer den Effekt des Plans.',
  'evolution.lesson.meld.title': 'Seid bei neuen Einsätzen schnell.',
  'evolution.lesson.meld.text':
    'In der Runde, die ihn aufdeckt, liegt ein Meld-Marker darauf. Schafft ihr ihn in dieser Runde, gibt es auch die Meld-Belohnung.',
  'evolution.lesson.mec.title': 'Schickt MEC-Soldaten, wenn welche da sind.',
  'evolution.lesson.mec.text':
    'Technologien bringen sie. Sie haben alle vier Fähigkeiten, in jeder spezialisiert, und kosten auf dem Spielplan je einen Credit.',
};
