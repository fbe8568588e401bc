import type { anatomy as english } from '../../en/reference/anatomy.ts';
import type { EntryText } from '../../reference.ts';

/** Entries about what is printed on cards, and about signs. Their `parts` are the letters of a figure. */
export const anatomy: Record<keyof typeof english, EntryText> = {
  'asset-card': {
    title: 'Aufbau einer Ausstattungskarte',
    text: [
      'Eine Ausstattung liegt von Anfang an vor ihrer Rolle. Ihr Text nennt zuerst die Kosten, dann den Effekt. Auf den Karten des Brettspiels sind die Kosten fett gedruckt, und ein Symbol zeigt die Phase.',
    ],
    parts: [
      'Charaktersymbol: wem die Karte gehört',
      'Kartentitel',
      'Wann sie wirkt: Echtzeitphase, Auswertungsphase, beide oder immer',
      'Rolle; auf den Karten des Brettspiels steht davor der Kartentyp',
      'Regeltext: erst die Kosten, dann der Effekt',
    ],
  },
  communications: {
    title: 'Kommunikationszentrale',
    text: [
      'Mit dem Brettspiel ist das der Bildschirm des Central Officers. Er zeigt immer eine Aktion; die Buchstaben sind dieselben wie im Referenzhandbuch.',
    ],
    parts: [
      'Finanzen von XCOM: die Credits dieser Runde',
      'Scanner: Leuchtet er auf, gibt er euch eine [[forecast]]',
      'Timer: wie viel Zeit für diese Aktion bleibt',
      'Die laufende Aktion: ihr Name, ihre Rolle und was zu tun ist. Tippt darauf, und ihre Regeln öffnen sich; die Uhr hält kostenlos an',
      'OK: Die Aktion ist erledigt, weiter zur nächsten',
      'Verlauf: die Aktionen dieser Runde',
      'Menü: hält alles an und kostet keine Pausenzeit',
      'Pause: hält die Uhr an und zeigt, wie viel Pausenzeit übrig ist',
    ],
  },
  'crisis-card': {
    title: 'Aufbau einer Krisenkarte',
    text: [
      'Eine Krise wartet offen im Krisenpool, bis der Commander sie ausführt. Lässt sie eine Wahl, wählt der Commander.',
    ],
    parts: [
      'Regeltext: was beim Ausführen passiert',
      'Kartentitel; auf den Karten des Brettspiels ist B der atmosphärische Text',
    ],
  },
  'enemy-card': {
    title: 'Aufbau einer Feindkarte',
    text: [
      'Auf jedes Symbol passt ein Soldat mit dieser Fertigkeit. Die Symbole sagen also auch, wie viele Soldaten zugleich gegen den Feind antreten können. Verdeckt ist die Karte ein [[salvage|Artefakt]].',
    ],
    parts: [
      'Gesundheitswert: so viele Erfolge töten ihn',
      'Fertigkeitssymbole; eins mit goldenem Rand ist spezialisiert',
      'Kartentitel',
      'Regeltext, wenn der Feind eine eigene Regel hat',
    ],
  },
  'final-mission-card': {
    title: 'Aufbau einer finalen Einsatzkarte',
    text: [
      'Der [[final-mission|finale Einsatz]] steht auf der Rückseite des Invasionsplans. Er läuft wie jeder Einsatz ab, nur hat jeder Teil mit Symbolen eine Regel, die ihn schwer macht.',
    ],
    parts: [
      'Kartentitel: der Invasionsplan',
      'Der kritische Schaden gilt weiter',
      'Belohnung: Schließt ihn ab, und ihr habt gewonnen',
      'Teil mit Symbolen und seiner Regel',
      'Feindfeld',
    ],
  },
  'mission-card': {
    title: 'Aufbau einer Einsatzkarte',
    text: [
      'Die drei Teile werden von links nach rechts erledigt. Ein leerer Rahmen ist ein Feindfeld: Darauf kommt ein verdeckter Feind, sobald der Einsatz gewählt ist.',
    ],
    parts: [
      'Kartentitel',
      'Zwei Belohnungen: Ihr bekommt beide, wenn der Einsatz abgeschlossen ist',
      'Kontinent: Ihn meinen Belohnungen, die den Kontinent des Einsatzes nennen',
      'Feindfeld',
      'Teil mit Symbolen: Ein Erfolg genügt',
    ],
  },
  'plan-card': {
    title: 'Aufbau einer Invasionsplankarte',
    text: [
      'Der Plan liegt von Anfang an offen. Später wird er umgedreht: Auf der Rückseite steht der [[final-mission-card|finale Einsatz]].',
    ],
    parts: [
      'Kartentitel: was die Aliens vorhaben',
      '[[critical-damage]]: was auf jedem roten Feld der Schadensanzeige passiert',
    ],
  },
  symbols: {
    title: 'Symbole',
    text: [
      'Was die Zeichen auf Karten, Spielplan und Bildschirm bedeuten. Farbe ist nie das einzige Zeichen: Form und Wort sagen dasselbe.',
    ],
    parts: [
      'Erfolg; ein leeres Zeichen fehlt noch',
      'Abfangjäger',
      'Satellit',
      'Wissenschaftler',
      'Credit',
      'Artefakt',
      'Sturmsoldat',
      'Schwerer Soldat',
      'Scharfschütze',
      'Unterstützungssoldat',
      'Positionierung',
      'Kritisch',
      'Feuerkraft',
      'Teamwork',
      'Spezialisierte Fertigkeit, immer in Gold',
      'Elitesoldat',
      'UFO',
      'Feind',
      'Krise',
      'Einsatz',
      'Finaler Einsatz',
      'Technologie',
      'Stützpunkt',
      'Bedrohung',
      'Kritischer Schaden',
      'Scanner',
      'XCOM-Aktion',
      'Alien-Aktion',
      'Gestörte Aktion',
      'Commander',
      'Forschungsleiter',
      'Central Officer',
      'Einsatzleiter',
    ],
  },
  'tech-card': {
    title: 'Aufbau einer Technologiekarte',
    text: [
      'Eine Technologie wirkt wie eine [[asset-card|Ausstattung]], muss aber erst erforscht werden. Sie geht an die Rolle, die auf ihr steht.',
    ],
    parts: [
      'Forschungskosten: so viele Erfolge braucht sie',
      'Kartentitel',
      'Wann sie wirkt: Echtzeitphase, Auswertungsphase, beide oder immer',
      'Rolle, die sie bekommt; auf den Karten des Brettspiels steht davor der Kartentyp',
      'Regeltext: erst die Kosten der Benutzung, dann der Effekt',
    ],
  },
};
