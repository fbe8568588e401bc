import type { TextsOf } from '../../cards.ts';

export const crises: TextsOf<'crises'> = {
  'mass-hysteria': { name: 'Massenhysterie', text: 'Erhöht die Panik auf jedem Kontinent mit UFOs um 1.' },
  'market-crash': { name: 'Börsencrash', text: 'Ihr verliert 4 Credits vom Notfallfonds.' },
  'open-skies': { name: 'Offener Himmel', text: 'Erhöht die Panik auf jedem Kontinent ohne Abfangjäger um 1.' },
  'rumor-mill': {
    name: 'Gerüchteküche',
    text: 'Erhöht die Panik um 2 auf dem Kontinent, auf dem sie am geringsten ist.',
  },
  'capital-riots': {
    name: 'Unruhen in den Hauptstädten',
    text: 'Erhöht die Panik um 2 auf dem Kontinent, auf dem sie am höchsten ist.',
  },
  'home-front': {
    name: 'Heimatfront',
    text: 'Verteidigen weniger als 2 Soldaten den Stützpunkt: Erhöht die Panik auf dessen Kontinent um 2.',
  },
  'blind-orbit': { name: 'Blinder Orbit', text: 'Bei weniger als 2 Satelliten im Orbit: Platziert dort 2 UFOs.' },
  'second-wave': {
    name: 'Verstärkung',
    text: 'Platziert 2 UFOs auf dem Kontinent, auf dem die Panik am höchsten ist.',
  },
  'landing-zone': {
    name: 'Landezone',
    text: 'Verlegt 2 UFOs aus dem Orbit auf den Kontinent, auf dem die Panik am geringsten ist.',
  },
  'sabotaged-hangar': {
    name: 'Sabotage im Hangar',
    text: '1 Abfangjäger kommt in den Nachschub-Pool, und zwar einer vom Spielplan, falls dort einer ist.',
  },
  'ambushed-patrol': {
    name: 'Patrouille im Hinterhalt',
    text: '1 Soldat stirbt, und zwar einer auf dem Spielplan, falls dort einer ist.',
  },
  'jammed-uplink': {
    name: 'Gestörte Verbindung',
    text: 'Erschöpft 2 Satelliten: erst vom Spielplan, dann von Karten, dann aus der Reserve.',
  },
  'lab-outbreak': {
    name: 'Ausbruch im Labor',
    text: 'Erschöpft 2 Wissenschaftler: erst vom Spielplan, dann von Karten, dann aus der Reserve.',
  },
  'tunnel-breach': { name: 'Tunneldurchbruch', text: 'Legt 1 Feind vom Stapel auf ein freies Feld im Stützpunkt.' },
  'reactor-leak': {
    name: 'Reaktorleck',
    text: 'Wählt: 1 Schaden am Stützpunkt hinnehmen oder 3 Wissenschaftler erschöpfen: erst vom Spielplan, dann von Karten, dann aus der Reserve.',
    ways: ['1 Schaden am Stützpunkt hinnehmen', '3 Wissenschaftler erschöpfen'],
  },
  'hostage-demand': {
    name: 'Geiselforderung',
    text: 'Wählt: 4 Credits vom Notfallfonds verlieren oder die Panik auf einem Kontinent eurer Wahl um 2 erhöhen.',
    ways: ['4 Credits verlieren', 'Panik um 2 erhöhen'],
  },
  'stolen-samples': {
    name: 'Gestohlene Proben',
    text: 'Habt ihr Artefakte, verliert bis zu 2. Sonst erhöht die Panik auf einem Kontinent eurer Wahl um 1.',
  },
  'war-footing': {
    name: 'Mobilmachung',
    text: 'Bei weniger als 4 Abfangjägern auf Kontinenten: Erhöht die Panik auf jedem roten Kontinent um 1.',
  },
  'chain-reaction': { name: 'Kettenreaktion', text: 'Zieht 1 Krise in den Krisenpool. Auch sie wird ausgeführt.' },
  'press-leak': {
    name: 'Undichte Stelle',
    text: 'Bei weniger als 3 erforschten Technologien: Erhöht die Panik auf jedem gelben Kontinent um 1.',
  },
  crossfire: {
    name: 'Kreuzfeuer',
    text: 'Wählt: 1 Soldat stirbt, oder 1 Abfangjäger kommt in den Nachschub-Pool; in beiden Fällen einer vom Spielplan, falls dort einer ist.',
    ways: ['1 Soldat stirbt', '1 Abfangjäger in den Nachschub-Pool'],
  },
  'strike-force': {
    name: 'Stoßtrupp',
    text: 'Erhöht die Panik um 2, wo sie am höchsten ist; mit mindestens 2 Soldaten auf Einsätzen stattdessen um 1 auf einem Kontinent eurer Wahl.',
  },
  'border-panic': { name: 'Panik an den Grenzen', text: 'Erhöht die Panik auf jedem roten Kontinent um 1.' },
  'shifting-front': {
    name: 'Wandernde Front',
    text: 'Erhöht die Panik auf dem Kontinent des Stützpunkts um 1, dann um 1 auf dem, wo sie am geringsten ist.',
  },
};
