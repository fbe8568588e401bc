import type { after as english } from '../../en/later/after.ts';

export const after: Record<keyof typeof english, string> = {
  'after.rematch': 'Revanche',
  'after.same': 'Revanche mit demselben Seed',
  'after.replay': 'Wiederholung',
  'after.picture': 'Bild',
  'after.fell': 'In Runde {round} {count, plural, one {fiel} other {fielen}} {continents}.',
  'after.minutes': '{minutes, plural, one {eine Minute} other {{minutes} Minuten}}',
  'after.decided': 'Entschieden in Runde {round}',
  'after.see': 'In der Wiederholung ansehen',
  'after.rose': 'Die Panik in {continent} stieg um {by, plural, one {ein Feld} other {{by} Felder}}.',
  'after.rose-fell':
    'Die Panik in {continent} stieg um {by, plural, one {ein Feld} other {{by} Felder}}, der Kontinent fiel.',
  'after.over':
    '{ufos, plural, one {Ein UFO blieb} other {{ufos} UFOs blieben}} über dem Kontinent, {interceptors, plural, =0 {kein Abfangjäger war} one {ein Abfangjäger war} other {{interceptors} Abfangjäger waren}} dort.',
  'after.orbit':
    '{ufos, plural, one {Ein UFO blieb} other {{ufos} UFOs blieben}} im Orbit, und nirgends war es ruhiger.',
  'after.card': '„{card}“ tat ein Übriges.',
  'after.audit': 'Ihr hattet mehr ausgegeben, als da war.',
  'after.base': '{by, plural, one {Der Stützpunkt nahm einen Schaden.} other {Der Stützpunkt nahm {by} Schaden.}}',
  'after.enemies': '{enemies, plural, one {Ein Feind war} other {{enemies} Feinde waren}} noch darin.',
  'after.final': 'Der Trupp schaffte den letzten Teil des finalen Einsatzes bei Bedrohung {threat}.',
  'after.final-lost':
    'Der letzte Wurf des finalen Einsatzes war ein Fehlschlag bei Bedrohung {threat}, aber seine Erfolge reichten.',
  'after.close-panic': '{continent} war {left, plural, one {ein Feld} other {{left} Felder}} vom Fall entfernt.',
  'after.close-base':
    '{left, plural, one {Ein weiterer Schaden hätte} other {{left} weitere Schäden hätten}} den Stützpunkt zerstört.',
  'after.close-fallen':
    '{count, plural, one {Ein Kontinent war} =2 {Zwei Kontinente waren} =3 {Drei Kontinente waren} =4 {Vier Kontinente waren} =5 {Fünf Kontinente waren} =6 {Alle Kontinente waren} other {{count} Kontinente waren}} gefallen: Bei der Panikmeldung wäre die Partie verloren gewesen.',
  'after.told-fell': '{count, plural, one {{continents} fiel.} other {{continents} fielen.}}',
  'after.told-red': '{count, plural, one {{continents} war schon rot.} other {{continents} waren schon rot.}}',
  'after.told-base': 'Der Stützpunkt wurde überrannt.',
  'after.told-final': 'Der Trupp schaffte den letzten Teil des finalen Einsatzes.',
  'after.lines': 'Panik, Feld für Feld',
  'after.lines-zones': 'Panik, Zone für Zone',
  'after.span': 'Aufbau bis Runde {round}',
  'after.ufos': '{count, plural, one {ein UFO auf dem Plan} other {{count} UFOs auf dem Plan}}',
  'after.soldiers': '{count, plural, one {ein Soldat nicht angeworben} other {{count} Soldaten nicht angeworben}}',
  'after.interceptors': '{count, plural, one {ein Abfangjäger nicht gebaut} other {{count} Abfangjäger nicht gebaut}}',
  'after.red': '{count, plural, one {ein roter Kontinent} other {{count} rote Kontinente}}',
  'after.damage': '{count, plural, one {ein Stützpunktschaden} other {{count} Stützpunktschaden}}',
  'after.fallen': '{count, plural, one {ein gefallener Kontinent} other {{count} gefallene Kontinente}}',
  'after.luckier':
    '{games, plural, =0 {Keine von hundert Partien hatte weniger Glück.} one {Mehr Glück als in einer von hundert Partien.} other {Mehr Glück als in {games} von hundert Partien.}}',
  'after.luck-roles': 'Glück nach Rollen',
  'after.sent':
    '{ufos, plural, one {Ein UFO} other {{ufos} UFOs}}, {crises, plural, =0 {keine Krise} one {eine Krise} other {{crises} Krisen}}, {enemies, plural, =0 {kein Feind} one {ein Feind} other {{enemies} Feinde}}.',
  'after.kept': 'Die Invasion blieb bei ihrem Tempo.',
  'after.pressed': 'In {count, plural, one {Runde} other {den Runden}} {rounds} erhöhte die Invasion den Druck.',
  'after.eased': 'In {count, plural, one {Runde} other {den Runden}} {rounds} ließ die Invasion etwas nach.',
  'after.rounds': 'Runde für Runde',
};
