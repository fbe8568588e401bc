import type { roles as english } from '../../en/reference/roles.ts';
import type { EntryText } from '../../reference.ts';

/** Entries about the four roles, and advice for them. */
export const roles: Record<keyof typeof english, EntryText> = {
  advice: {
    title: 'Tipps für die ersten Partien',
    text: [
      'Nehmt in der ersten Runde drei oder vier Credits aus dem [[emergency-funding]]. Ein guter Start ist es wert. Aber nur wenige Effekte füllen die Karte auf, also leert sie nicht.',
      'Gebt einem Labor so viele Wissenschaftler, wie seine Technologie kostet. Mit weniger dauert es oft eine Runde länger; jeder kostet einen Credit.',
      'Seht euch die Symbole der Feinde und Einsätze an, bevor ihr Soldaten schickt. Fragt einander: Technologien auf der Hand, Einsätze und Krisen sind offen, niemand muss allein entscheiden.',
      'Zwei Dinge werden oft vergessen, weil keine Aktion daran erinnert: nach dem Prüfen der Finanzen [[recruit|anwerben und bauen]] und die [[panic]] für UFOs erhöhen, die im Orbit und auf den Kontinenten übrig sind.',
    ],
  },
  'central-officer': {
    title: 'Central Officer',
    text: [
      'Der Central Officer bedient die App und gibt weiter, was sie sagt: Er sagt jede Aktion an, bestätigt sie, pausiert, wenn jemand einen Moment braucht, und scannt, sobald der [[scanner]] aufleuchtet.',
      'In der Echtzeitphase platziert er die UFOs, verlegt sie aus dem Orbit und startet die [[satellites]].',
      'In der Auswertungsphase führt er die [[orbital-defense|orbitale Verteidigung]] aus, stellt die [[threat]] ein und gibt die Meldungen in die App ein.',
    ],
  },
  'chief-scientist': {
    title: 'Forschungsleiter',
    text: [
      'Der Forschungsleiter erforscht Technologien und macht damit alle stärker. In der Echtzeitphase zieht er Technologien und legt in jedes Labor eine davon mit bis zu {scientistsPerLab} [[scientists|Wissenschaftlern]].',
      'In der Auswertungsphase würfelt er für die Labore von I bis III und gibt jede fertige [[tech|Technologie]] der Rolle, die auf ihr steht. Bei ihm liegen alle [[salvage]].',
    ],
  },
  commander: {
    title: 'Commander',
    text: [
      'Der Commander leitet die Verteidigung und verwaltet das Geld. In der Echtzeitphase nimmt er die [[budget]] und nach Bedarf Credits aus dem [[emergency-funding]], schickt [[interceptors]] auf die Kontinente und wählt bei jeder [[crisis|Krise]] eine von zwei Karten.',
      'In der Auswertungsphase bezahlt er beim [[audit|Prüfen der Finanzen]], wirbt an und baut, führt die Krisen aus und kämpft in der [[global-defense|globalen Verteidigung]] um die Kontinente.',
      'Haben mehrere Kontinente gleich viel Panik, entscheidet der Commander. Ihm gehört auch die Ausstattung des Kontinents mit dem Stützpunkt.',
    ],
  },
  roles: {
    title: 'Rollen',
    text: [
      '[[commander]], [[chief-scientist]], [[central-officer]] und [[squad-leader]]. Alle vier sind immer im Spiel, egal ob ihr zu viert spielt oder allein.',
      'Zu zweit: Commander mit Forschungsleiter, Central Officer mit Einsatzleiter. Zu dritt: Central Officer mit Commander. Wer allein spielt, übernimmt alle vier.',
    ],
  },
  'squad-leader': {
    title: 'Einsatzleiter',
    text: [
      'Der Einsatzleiter führt die [[soldiers]]. In der Echtzeitphase wählt er den Einsatz, legt Feinde darauf und in den Stützpunkt und schickt Soldaten zu beiden.',
      'In der Auswertungsphase würfelt er bei der [[base-defense]] und bei den [[missions|Einsätzen]], später auch beim [[final-mission|finalen Einsatz]].',
      'Rückt der Schaden am Stützpunkt auf ein rotes Feld, führt er den [[critical-damage|kritischen Schaden]] aus.',
    ],
  },
};
