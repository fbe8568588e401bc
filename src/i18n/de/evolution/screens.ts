import type { screens as english } from '../../en/evolution/screens.ts';

export const screens: Record<keyof typeof english, string> = {
  'evolution.thing.evolution-decks': 'Karten von Evolution',
  'evolution.thing.evolution-destruction': 'Zerstörungskarten',
  'evolution.thing.evolution-tokens': 'EXALT-Marker',
  'evolution.thing.evolution-mecs': 'MEC-Soldaten',
  'evolution.thing.evolution-die': 'Sechsseitiger Alien-Würfel',
  'evolution.thing.evolution-assets': 'Neue Ausstattung',
  'evolution.lay.evolution-decks': 'Mischt Technologien, Krisen und Einsätze von Evolution in ihre Stapel.',
  'evolution.lay.evolution-destruction': 'Verdeckt gemischt neben die Schadensanzeige.',
  'evolution.lay.evolution-tokens': 'Alle verdeckt gemischt neben den Spielplan.',
  'evolution.lay.evolution-mecs': 'Alle drei in den Vorrat, keiner in die Reserve.',
  'evolution.lay.evolution-die': 'Neben den achtseitigen.',
  'evolution.lay.evolution-assets': 'Gebt jeder Rolle die von Evolution, so wie es euer Beiblatt sagt.',
  'evolution.line.six-sided': 'Liegt hier ein EXALT-Marker: den sechsseitigen Alien-Würfel nehmen.',
  'evolution.line.clear': 'Ein Erfolg darf einen Marker hier entfernen, statt zu zählen.',
  'evolution.line.roll-on': 'Alles erledigt, aber ein Marker liegt noch: Ihr dürft dafür weiterwürfeln.',
  'evolution.line.mec-upkeep': 'MEC-Soldaten auf dem Spielplan kosten je einen Credit.',
  'evolution.line.mec-buy': 'MEC-Soldaten gibt es hier nicht zu kaufen.',
  'evolution.line.crisis-damage':
    'Schaden durch eine Krise: Ein gelbes Feld mit „!“ bringt eine Zerstörungskarte, ein rotes den Effekt des Plans.',
  'evolution.line.spaces':
    'Für jedes Feld, auf das der Marker kommt, eins nach dem anderen: „!“ bringt eine Zerstörungskarte, Rot den Effekt des Plans.',
  'evolution.line.two-credits':
    'Eine Karte will 2 Credits oder einen Verlust: Die Credits kommen aus dem Notfallfonds, nicht aus den Finanzen.',
  'evolution.line.meld': 'Liegt ein Meld-Marker darauf und ihr schafft den Einsatz jetzt: auch die Meld-Belohnung.',
  'evolution.line.meld-off': 'Nehmt den Meld-Marker von einem Einsatz, den ihr nicht geschafft habt.',
  'evolution.line.mec-home': 'MEC-Soldaten kommen heim wie andere Soldaten.',
  'evolution.line.cleared': 'Zerstörungskarten und entfernte Marker kommen zurück, wie es euer Beiblatt sagt.',
  'evolution.plan-name': 'Name des Plans auf eurer Karte',
  'evolution.plan-note':
    'Wir wissen nicht, wie er heißt. Nehmt den Plan von Evolution, den ihr zuerst findet, und schreibt seinen Namen hierher: Auf diesem Gerät heißt er dann überall so.',
  'evolution.board': 'Marker auf Aufträgen',
  'evolution.board-note':
    'Eine Hilfe, wenn ihr mögt: Tippt für jeden Marker auf seinen Platz. Die Würfel wissen dann, welche Aufträge gefährlich sind.',
  'evolution.place': '{place}: {tokens, plural, =0 {kein Marker} one {ein Marker} other {{tokens} Marker}}',
  'evolution.place.lab': 'Labor {lab}',
  'evolution.place.base': 'Stützpunkt',
  'evolution.place.mission': 'Einsatz',
  'evolution.less': 'Einer weniger: {place}',
  'evolution.dangerous': 'Gefährlich: sechsseitiger Würfel',
  'evolution.tokens-here': 'Marker hier',
  'evolution.clears': 'erledigt und ein Marker entfernt',
  'evolution.clears-one': 'ein Marker entfernt',
  'evolution.stop-done':
    '{rolls, plural, =0 {Fertig werden: lohnt keinen Wurf} one {Fertig werden: am besten nach einem Wurf aufhören} other {Fertig werden: am besten nach {rolls} Würfen aufhören}}',
  'evolution.stop-clear':
    '{rolls, plural, =0 {Auch einen Marker entfernen: lohnt sich nicht} one {Auch einen Marker entfernen: am besten nach einem Wurf aufhören} other {Auch einen Marker entfernen: am besten nach {rolls} Würfen aufhören}}',
  'evolution.stop-on':
    '{rolls, plural, =0 {Kein weiterer Wurf lohnt sich} one {Am besten nach einem weiteren Wurf aufhören} other {Am besten nach {rolls} weiteren Würfen aufhören}}',
  'evolution.stop-on-note': 'Wenn ein Fehlschlag so viel kostet, wie ein entfernter Marker wert ist.',
  'evolution.stop-note': 'Wenn ein Fehlschlag so viel kostet, wie der Auftrag bringt. Ab dem nächsten Wurf.',
  'evolution.score':
    'Figuren von Evolution, die von Anfang an im Vorrat liegen, zählen nicht als verloren. Die Quellen schweigen; das ist von uns.',
};
