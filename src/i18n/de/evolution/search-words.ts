/** Words that find the entries about Evolution. */
export const evolution = {
  expansion:
    'Evolution Erweiterung Erweiterungen zweite Schachtel sechsseitiger Alien-Würfel W6 DLC EXALT MEC kompatibel unterstützt kompatibilität kombinieren mischen zusatz enthalten zusatzbox fehlt add-on',
  sabotage: 'exalt marker sabotage saboteur saboteure ziehen aufdecken',
  'dangerous-tasks': 'gefährlich sechsseitig sechsseitiger Alien-Würfel W6 marker entfernen weiterwürfeln fertig',
  'token-list': 'marker liste antippen plätze fernseher wo',
  'destruction-cards': 'zerstörungskarte zerstörungskarten ausrufezeichen gelbes feld zwei credits zahlen notfallfonds',
  'mec-troopers': 'MEC mech soldat soldaten vorrat punkte wertung zählen verloren elite getötet',
  meld: 'meld belohnung marker',
  'evolution-plans': 'zwei neue pläne plan name heißt erster zweiter unbekannt',
  'own-box': 'unsere schachtel meine box fehlt fehlen plan feind weglassen nie ziehen häkchen',
  'evolution-differs': 'unterschiede offizielle app von uns unbekannt beiblatt evolution',
} as const;
