/** Words that find the entries about Evolution. */
export const evolution = {
  sabotage: 'exalt marker gefährlich sechsseitig entfernen weiterwürfeln saboteur saboteure',
  'destruction-cards': 'zerstörungskarte MEC soldat meld belohnung ausrufezeichen gelbes feld',
  'evolution-differs': 'unterschiede offizielle app von uns unbekannt beiblatt evolution',
  expansion:
    'Evolution Erweiterung Erweiterungen zweite Schachtel sechsseitiger Alien-Würfel W6 DLC EXALT MEC kompatibel unterstützt kompatibilität kombinieren mischen zusatz enthalten zusatzbox fehlt add-on',
} as const;
