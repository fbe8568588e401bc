import type { TextsOf } from '../../cards.ts';

export const techs: TextsOf<'techs'> = {
  // Commander
  'reserve-call-up': {
    name: 'Einberufung',
    text: 'In beliebiger Phase erschöpfen: 1 Soldat oder Abfangjäger kommt aus dem Nachschub-Pool in die Reserve.',
  },
  'missile-pods': {
    name: 'Raketengondeln',
    text: 'In der globalen Verteidigung vor einem Wurf erschöpfen: Werft 3 Würfel mehr.',
  },
  'tracking-computer': {
    name: 'Zielrechner',
    text: 'In der globalen Verteidigung nach einem Wurf erschöpfen: Werft alle XCOM-Würfel ohne Erfolg neu.',
  },
  'evasive-frames': {
    name: 'Wendige Rümpfe',
    text: 'In der globalen Verteidigung vor einem Wurf erschöpfen: Senkt die Bedrohung um 2.',
  },
  'world-broadcast': {
    name: 'Ansprache an die Welt',
    text: 'In der Echtzeitphase erschöpfen: Senkt die Panik auf einem Kontinent eurer Wahl um 1.',
  },
  // Chief Scientist
  'shared-archive': { name: 'Gemeinsames Archiv', text: 'In der Echtzeitphase erschöpfen: Zieht 3 Technologien.' },
  'field-samples': {
    name: 'Feldproben',
    text: 'In der Echtzeitphase erschöpfen und 1 Wissenschaftler hierher stellen: Habt ihr kein Artefakt, erhaltet 1 Artefakt.',
  },
  'reverse-engineering': {
    name: 'Nachbau',
    text: 'In der Forschung nach einem Wurf erschöpfen und 1 Wissenschaftler hierher stellen: Der Wurf hat 2 Erfolge mehr.',
  },
  'clean-room': { name: 'Reinraum', text: 'In der Echtzeitphase erschöpfen: Legt 1 Krise aus dem Krisenpool ab.' },
  'black-market': {
    name: 'Geschäfte im Hinterzimmer',
    text: 'In der Echtzeitphase erschöpfen: 2 Credits kommen zu den Finanzen.',
  },
  // Central Officer
  'signal-delay': {
    name: 'Signalverzögerung',
    text: 'In der Echtzeitphase erschöpfen: Die offene Aktion dauert 10 Sekunden länger, die Pausenzeit auch (mal euer Timer); verlegt 1 UFO von einem Kontinent in den Orbit.',
  },
  'gunnery-uplink': {
    name: 'Feuerleitfunk',
    text: 'In der orbitalen Verteidigung oder der globalen Verteidigung nach einem Wurf erschöpfen: Werft alle XCOM-Würfel ohne Erfolg neu.',
  },
  'hardened-shells': {
    name: 'Gehärtete Hüllen',
    text: 'In der orbitalen Verteidigung nach einem Wurf erschöpfen: Wendet den Fehlschlag ab; der Wurf hat 1 Erfolg mehr.',
  },
  'orbital-grid': { name: 'Orbitales Netz', text: 'Immer: Jeder Wurf der orbitalen Verteidigung hat 2 Würfel mehr.' },
  'quick-refit': {
    name: 'Schnelle Überholung',
    text: 'In beliebiger Phase erschöpfen: Frischt 2 erschöpfte Satelliten auf, und 1 Credit kommt zu den Finanzen.',
  },
  'ion-lance': {
    name: 'Ionenlanze',
    text: 'In beliebiger Phase erschöpfen und 1 Satelliten hierher legen: Zerstört 1 UFO auf einem Kontinent oder im Orbit.',
  },
  'repair-drones': {
    name: 'Reparaturdrohnen',
    text: 'In der Auswertungsphase erschöpfen und 1 Satelliten hierher legen: Hat der Stützpunkt mindestens 2 Schaden, repariert 1 davon.',
  },
  // Squad Leader
  'spotter-optics': {
    name: 'Beobachteroptik',
    text: 'Bei der Verteidigung des Stützpunkts oder auf einem regulären Einsatz vor einem Wurf erschöpfen: Senkt die Bedrohung um 2.',
  },
  'layered-armor': {
    name: 'Schichtpanzerung',
    text: 'Bei der Verteidigung des Stützpunkts nach einem Wurf erschöpfen: Werft den Alien-Würfel neu.',
  },
  'beam-rifles': {
    name: 'Strahlengewehre',
    text: 'Auf einem beliebigen Einsatz vor einem Wurf erschöpfen und 2 Soldaten hierher stellen: Werft 1 Würfel mehr.',
  },
  'breaching-charges': {
    name: 'Sprengladungen',
    text: 'Bei der Verteidigung des Stützpunkts oder auf einem regulären Einsatz nach einem Wurf erschöpfen und 2 Soldaten hierher stellen: Dreht 2 Würfel ohne Erfolg auf Erfolg.',
  },
  'field-medics': {
    name: 'Verbandplatz',
    text: 'In beliebiger Phase erschöpfen: 1 Soldat kommt aus dem Nachschub-Pool in die Reserve.',
  },
  'drop-harness': {
    name: 'Abseilgeschirr',
    text: 'In beliebiger Phase erschöpfen: 1 Soldat kommt aus der Reserve in die Verteidigung des Stützpunkts, danach noch 1.',
  },
  'sentry-guns': {
    name: 'Wachgeschütze',
    text: 'Immer: Jeder Wurf zur Verteidigung des Stützpunkts hat 1 Würfel mehr.',
  },
  'squad-link': {
    name: 'Truppfunk',
    text: 'Immer: Jeder Wurf bei der Verteidigung des Stützpunkts oder auf einem regulären Einsatz hat 1 Würfel mehr.',
  },
  'psi-screen': {
    name: 'Psi-Schirm',
    text: 'Auf einem beliebigen Einsatz nach einem Wurf erschöpfen und 1 Soldaten hierher stellen: Erhöht den Alien-Würfel um 1, höchstens auf 8.',
  },
  'stasis-snare': {
    name: 'Stasisfalle',
    text: 'In der Auswertungsphase erschöpfen und 1 Artefakt ablegen: Legt 1 Feind aus dem Stützpunkt ab.',
  },
  'battle-drills': {
    name: 'Gefechtsdrill',
    text: 'In der Echtzeitphase erschöpfen: 1 Soldat, der nicht im Nachschub-Pool ist, wird Elitesoldat, danach noch 1.',
  },
};
