import type { TextsOf } from '../../cards.ts';

export const missions: TextsOf<'missions'> = {
  'crashed-scout': {
    name: 'Abgestürzter Späher',
    text: 'Ihr erhaltet 1 Artefakt. Senkt die Panik in Nordamerika um 1.',
  },
  'silent-observatory': { name: 'Stumme Sternwarte', text: 'Zerstört 2 UFOs im Orbit. Zieht 2 Technologien.' },
  'river-convoy': {
    name: 'Flusskonvoi',
    text: 'Legt 4 Credits auf den Notfallfonds. Senkt die Panik in Südamerika um 1.',
  },
  'temple-beacon': {
    name: 'Leuchtfeuer im Tempel',
    text: 'Senkt die Panik in Südamerika um 2. Zerstört 1 UFO auf einem Kontinent oder im Orbit.',
  },
  'subway-siege': {
    name: 'U-Bahn-Belagerung',
    text: 'Senkt die Panik in Europa um 2. 1 Soldat kommt aus dem Nachschub-Pool in die Reserve.',
  },
  'council-witness': {
    name: 'Kronzeuge',
    text: 'Legt 3 Credits auf den Notfallfonds. Zieht 2 Technologien.',
  },
  'alpine-relay': {
    name: 'Relais in den Alpen',
    text: 'Zerstört 2 UFOs im Orbit. Frischt 2 erschöpfte Satelliten auf.',
  },
  'desert-lab': { name: 'Wüstenlabor', text: 'Zieht 2 Technologien. Ihr erhaltet 1 Artefakt.' },
  'harbor-rescue': {
    name: 'Rettung im Hafen',
    text: 'Senkt die Panik in Afrika um 2. 1 Soldat oder Abfangjäger kommt aus dem Nachschub-Pool in die Reserve.',
  },
  'buried-hangar': {
    name: 'Verschütteter Hangar',
    text: 'Repariert 2 Schaden am Stützpunkt. Senkt die Panik um 1 auf dem Kontinent, auf dem sie am höchsten ist.',
  },
  'neon-district': {
    name: 'Neonviertel',
    text: 'Senkt die Panik in Asien um 2. 1 Soldat, der nicht im Nachschub-Pool ist, wird Elitesoldat.',
  },
  'steppe-launch': { name: 'Start in der Steppe', text: 'Zerstört 3 UFOs im Orbit. Frischt 1 erschöpfte Karte auf.' },
  'flooded-reactor': {
    name: 'Gefluteter Reaktor',
    text: 'Repariert 1 Schaden am Stützpunkt. Senkt die Panik in Asien um 1.',
  },
  'reef-signal': {
    name: 'Signal vom Riff',
    text: 'Zerstört 1 UFO auf einem Kontinent eurer Wahl. Senkt die Panik in Australien um 1.',
  },
  'opal-mine': { name: 'Opalmine', text: 'Legt 5 Credits auf den Notfallfonds. Ihr erhaltet 1 Artefakt.' },
  'lost-patrol': {
    name: 'Verschollene Patrouille',
    text: '2 Soldaten kommen aus dem Nachschub-Pool in die Reserve. Senkt die Panik in Australien um 1.',
  },
};
