import type { PlanTexts } from '../../cards.ts';

export const plans: PlanTexts = {
  domination: {
    text: 'Kritischer Schaden: Erhöht die Panik um 1 auf dem Kontinent, auf dem sie am höchsten ist.',
    parts: ['Die Bedrohung ist mindestens 5.', null, 'Braucht 8 Erfolge.'],
  },
  infiltration: {
    text: 'Kritischer Schaden: Zieht 1 Krise in den Krisenpool. Sind die Krisen dieser Runde schon ausgeführt, wartet sie dort auf die nächste.',
    parts: ['Braucht 9 Erfolge.', 'Braucht 5 Erfolge.', null],
  },
  misdirection: {
    text: 'Kritischer Schaden: Platziert 1 UFO im Orbit.',
    parts: [null, 'Braucht 7 Erfolge.', 'Elitesoldaten bringen keinen zusätzlichen Würfel.'],
  },
  occupation: {
    text: 'Kritischer Schaden: Platziert 1 UFO auf dem Kontinent des Stützpunkts.',
    parts: ['Braucht 8 Erfolge.', 'Ein Fehlschlag tötet alle Soldaten auf dem Einsatz.', null],
  },
  onslaught: {
    text: 'Kritischer Schaden: 1 Soldat stirbt, und zwar einer auf dem Spielplan, falls dort einer ist.',
    parts: [null, 'Braucht 9 Erfolge.', 'Braucht 9 Erfolge.'],
  },
};
