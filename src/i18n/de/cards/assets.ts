import type { TextsOf } from '../../cards.ts';

export const assets: TextsOf<'assets'> = {
  // Commander
  'emergency-funding': {
    name: 'Notfallfonds',
    text: 'Immer: Hier liegen Credits. In seiner Aktion legt ihr beliebig viele davon zu den Finanzen.',
  },
  'officer-training': {
    name: 'Offiziersschule',
    text: 'In der Echtzeitphase 1 Soldaten hierher stellen: Er wird Elitesoldat.',
  },
  // Chief Scientist
  'literature-search': {
    name: 'Literaturrecherche',
    text: 'In der Echtzeitphase erschöpfen: Legt bis zu 3 Technologien von der Hand ab und zieht ebenso viele.',
  },
  'dissection-table': {
    name: 'Seziertisch',
    text: 'In der Forschung vor einem Wurf 1 Artefakt ablegen: Werft 2 Würfel mehr.',
  },
  // Central Officer
  'transfer-order': {
    name: 'Verlegungsbefehl',
    text: 'In der Echtzeitphase erschöpfen und 1 Satelliten hierher legen: Verlegt 1 Einheit aus der Reserve auf den Spielplan oder zurück.',
    ways: ['Aus der Reserve auf den Spielplan', 'Vom Spielplan in die Reserve'],
  },
  'decoy-signal': {
    name: 'Ködersignal',
    text: 'In beliebiger Phase erschöpfen: Verlegt 1 UFO von einem Kontinent in den Orbit.',
  },
  // Squad Leader
  'covert-team': {
    name: 'Verdeckter Trupp',
    text: 'In beliebiger Phase erschöpfen und 1 Soldaten hierher stellen: Legt 1 Krise aus dem Krisenpool ab.',
  },
  'second-wind': {
    name: 'Zweite Luft',
    text: 'Bei der Verteidigung des Stützpunkts oder auf einem beliebigen Einsatz nach einem Wurf erschöpfen: Werft alle Würfel neu, auch den Alien-Würfel.',
  },
  // Of the base continent
  'interceptor-wings': {
    name: 'Abfangjägergeschwader',
    text: 'Solange Nordamerika gelb ist, in der globalen Verteidigung vor einem Wurf erschöpfen: Werft 1 Würfel mehr.',
  },
  'jungle-tribunal': {
    name: 'Dschungeltribunal',
    text: 'Solange Südamerika gelb ist, in der Auswertungsphase erschöpfen: Habt ihr kein Artefakt, erhaltet 1 Artefakt.',
  },
  'research-charter': {
    name: 'Forschungscharta',
    text: 'Solange Europa gelb ist, in der Forschung vor einem Wurf erschöpfen: Werft 1 Würfel mehr.',
  },
  'mineral-wealth': {
    name: 'Bodenschätze',
    text: 'Solange Afrika gelb ist: Die Finanzen von XCOM bringen jedes Mal 1 Credit mehr.',
  },
  'launch-complex': {
    name: 'Startkomplex',
    text: 'Solange Asien gelb ist, in der orbitalen Verteidigung vor einem Wurf erschöpfen: Werft 2 Würfel mehr.',
  },
  'outback-range': {
    name: 'Schießplatz im Outback',
    text: 'Solange Australien gelb ist, bei der Verteidigung des Stützpunkts oder auf einem beliebigen Einsatz vor einem Wurf erschöpfen: Werft 2 Würfel mehr.',
  },
};
