export const bots = {
  'bot.asks': '{role}: Darf ich {card} benutzen? Das bewegt eine Einheit von {owner}.',
  'bot.may': 'Mach nur',
  'bot.may-not': 'Nein',
  'bot.mira': 'Mira',
  'bot.otto': 'Otto',
  'bot.ines': 'Ines',
  'bot.tariq': 'Tariq',
  'bot.juno': 'Juno',
  'bot.pavel': 'Pavel',
  'bot.hana': 'Hana',
  'bot.rafe': 'Rafe',
  'bot.temper.cautious': 'vorsichtig',
  'bot.temper.bold': 'forsch',
  'point.sky':
    '{ufos, plural, one {Ein UFO} other {{ufos} UFOs}}, Panik {panic} von 8: {chance}\u00a0%, dass wir alles abschießen.',
  'point.sky-quiet':
    'Noch nichts dort, aber die Panik steht auf {panic} von 8, und {coming, plural, one {ein UFO kann} other {{coming} UFOs können}} noch kommen.',
  'point.orbit':
    '{ufos, plural, one {Ein UFO} other {{ufos} UFOs}} da oben: {chance}\u00a0%, dass wir alles abschießen.',
  'point.orbit-quiet': 'Noch frei, aber {coming, plural, one {ein UFO kann} other {{coming} UFOs können}} noch kommen.',
  'point.lab':
    '{place}: noch {needed, plural, one {ein Erfolg} other {{needed} Erfolge}}, {chance}\u00a0% mit {units, plural, one {einem Wissenschaftler} other {{units} Wissenschaftlern}}.',
  'point.base':
    '{place} braucht {needed, plural, one {einen Erfolg} other {{needed} Erfolge}}: {chance}\u00a0% mit {dice, plural, one {einem Würfel} other {{dice} Würfeln}}. Schaden am Stützpunkt: {damage} von 8.',
  'point.base-quiet':
    'Noch kein Gegner. Der Schaden steht auf {damage} von 8, {soldiers, plural, one {ein Soldat reicht} other {{soldiers} Soldaten reichen}}.',
  'point.part':
    'Teil {part} von {place} braucht {needed, plural, one {einen Erfolg} other {{needed} Erfolge}}: {chance}\u00a0% mit {dice, plural, one {einem Würfel} other {{dice} Würfeln}}.',
  'point.research':
    '{cost, plural, one {Ein Erfolg} other {{cost} Erfolge}}: {chance}\u00a0% noch diese Runde mit {units, plural, =0 {niemandem} one {einem Wissenschaftler} other {{units} Wissenschaftlern}}.',
  'point.fund':
    'Wir wollen {plan} ausgeben und haben {budget}. {left, plural, =0 {Nichts bleibt} one {Ein Credit bleibt} other {{left} Credits bleiben}} für später.',
  'point.buy':
    '{left} von {all} sind übrig, und wir haben {credits, plural, one {einen Credit} other {{credits} Credits}}.',
  'point.take-sky':
    'Panik {panic}, und {to}, wenn {ufos, plural, one {das UFO bleibt} other {die {ufos} UFOs bleiben}}. {chance}\u00a0%, dass wir alles abschießen.',
  'point.take-enemy':
    '{needed, plural, one {Ein Erfolg} other {{needed} Erfolge}}, dann ist er erledigt. Sonst steigt der Schaden von {damage} auf {to}.',
  'point.take-part':
    'Teil {part} von {place}: {needed, plural, one {ein Erfolg} other {{needed} Erfolge}}, {chance}\u00a0% mit {dice, plural, one {einem Würfel} other {{dice} Würfeln}}.',
  'point.roll-sky':
    '{place}: {hit}\u00a0% für einen Treffer, {loss}\u00a0%, dass {units, plural, one {der Abfangjäger verloren ist} other {{units} Abfangjäger verloren sind}}. Panik {panic}, oder {to}, wenn wir aufhören.',
  'point.roll-orbit':
    'Orbit: {hit}\u00a0% für einen Treffer, oben {ufos, plural, one {ist ein UFO} other {sind {ufos} UFOs}}; {loss}\u00a0%, dass {units, plural, one {der Satellit erschöpft ist} other {{units} Satelliten erschöpft sind}}.',
  'point.roll-lab':
    '{place}: {hit}\u00a0% für einen Erfolg, {needed, plural, one {einer fehlt} other {{needed} fehlen}}; {loss}\u00a0%, dass {units, plural, one {der Wissenschaftler erschöpft ist} other {{units} Wissenschaftler erschöpft sind}}.',
  'point.roll-enemy':
    '{place}: {hit}\u00a0% für einen Erfolg, {needed, plural, one {einer fehlt} other {{needed} fehlen}}; {loss}\u00a0%, dass wir {units, plural, one {den Soldaten} other {{units} Soldaten}} verlieren. Schaden {damage}, oder {to}, wenn wir aufhören.',
  'point.roll-part':
    '{place}, Teil {part}: {hit}\u00a0% für einen Erfolg, {needed, plural, one {einer fehlt} other {{needed} fehlen}}; {loss}\u00a0%, dass wir {units, plural, one {den Soldaten} other {{units} Soldaten}} verlieren.',
  'point.stop':
    '{place}: {loss}\u00a0% Risiko für {units, plural, one {das, was da ist,} other {alle {units}}} bei {hit}\u00a0% für einen Treffer. Nein.',
  'point.stop-empty':
    '{place}: keine Würfel mehr, {needed, plural, one {ein Erfolg fehlt} other {{needed} Erfolge fehlen}}.',
  'point.result': '{place}: {left, plural, =0 {geschafft} one {einer fehlt noch} other {{left} fehlen noch}}.',
  'point.result-loss':
    '{place}: Das kostet uns {units, plural, one {eine Einheit} other {{units} Einheiten}}, {left, plural, =0 {aber es ist geschafft} one {und einer fehlt noch} other {und {left} fehlen noch}}.',
  'point.stand':
    '{place} braucht {needed, plural, one {einen Erfolg} other {{needed} Erfolge}}: {soldiers, plural, one {einer von uns steht} other {{soldiers} von uns stehen}} auf den Symbolen.',
  'point.panic-there': 'Die Panik steigt dort von {panic} auf {to}.',
  'point.ufos-there': '{ufos, plural, =0 {Kein UFO} one {Ein UFO} other {{ufos} UFOs}} dort, und Panik {panic} von 8.',
  'point.orbit-there': '{ufos, plural, =0 {Kein UFO} one {Ein UFO} other {{ufos} UFOs}} da oben.',
  'point.units-there': '{place}: {units, plural, =0 {niemand ist} one {eine Einheit ist} other {{units} sind}} dort.',
  'point.spared':
    '{place}: {units, plural, one {eine davon ist} other {{units} davon sind}} dort, da fehlt am wenigsten.',
  'point.costs-panic': 'So wie es steht, kostet sie {count, plural, one {1 Panik} other {{count} Panik}}.',
  'point.costs-damage': 'So wie es steht, kostet sie {count} Schaden am Stützpunkt.',
  'point.costs-ufos': 'So wie es steht, bringt sie {count, plural, one {ein UFO} other {{count} UFOs}}.',
  'point.costs-enemies': 'So wie es steht, bringt sie {count, plural, one {einen Gegner} other {{count} Gegner}}.',
  'point.costs-units': 'So wie es steht, kostet sie {count, plural, one {eine Einheit} other {{count} Einheiten}}.',
  'point.costs-credits': 'So wie es steht, kostet sie {count, plural, one {einen Credit} other {{count} Credits}}.',
  'point.costs-time': 'So wie es steht, erschöpft sie {count, plural, one {eine Einheit} other {{count} Einheiten}}.',
  'point.costs-nothing': 'So wie es steht, kostet sie {count, plural, =0 {nichts, was zählt} other {{count}}}.',
  'point.rather': '{other} träfe uns härter.',
  'point.mission-new':
    '{soldiers, plural, =0 {Kein Soldat ist} one {Ein Soldat ist} other {{soldiers} Soldaten sind}} frei dafür. Geschafft rückt der finale Einsatz eine Runde näher: noch {rounds}.',
  'point.mission-reward':
    '{soldiers, plural, =0 {Kein Soldat ist} one {Ein Soldat ist} other {{soldiers} Soldaten sind}} frei dafür, und die Belohnungen sind die besseren.',
  'point.mission-on': '{done} von 3 Teilen sind schon geschafft.',
  'point.tech-kept': 'Ist {cost, plural, one {ihren einen Erfolg} other {ihre {cost} Erfolge}} wert.',
  'point.tech-spared':
    'Sie braucht {cost, plural, one {einen Erfolg} other {{cost} Erfolge}}, und wir haben {techs} bessere auf der Hand.',
  'point.tech-enough': 'Die {techs} auf der Hand sind besser als blind gezogene.',
  'point.toughest': '{health, plural, one {Ein Erfolg} other {{health} Erfolge}}, der Zäheste hier.',
  'point.use-panic': '{place} steht auf {panic} von 8.',
  'point.use-repair': 'Der Stützpunkt hat {damage} von 8 Schaden.',
  'point.use-odds': '{place}: {done}\u00a0% ohne sie, {better}\u00a0% mit ihr.',
  'point.use-roll':
    '{place}: bisher {successes, plural, =0 {kein Erfolg} one {ein Erfolg} other {{successes} Erfolge}}, und es braucht {needed}.',
  'point.use-loss':
    '{place}: Eine {face} bei Bedrohung {threat} würde uns {units, plural, one {eine Einheit} other {{units} Einheiten}} kosten.',
  'point.use-tired': '{units, plural, =0 {Keine ist} one {Eine ist} other {{units} sind}} erschöpft.',
  'point.use-pool': '{units, plural, one {Eine Einheit wartet} other {{units} Einheiten warten}} im Nachschub-Pool.',
  'point.use-elite':
    '{soldiers, plural, =0 {Noch kein Elitesoldat} one {Bisher ein Elitesoldat} other {Bisher {soldiers} Elitesoldaten}}; jeder würfelt einen Würfel mehr.',
  'point.use-techs':
    '{techs, plural, =0 {Keine Technologie} one {Eine Technologie} other {{techs} Technologien}} auf der Hand; mal sehen, was noch kommt.',
  'point.use-crises':
    '{crises, plural, one {Eine Krise wartet} other {{crises} Krisen warten}} in dieser Runde auf uns.',
  'point.use-salvage':
    '{salvage, plural, =0 {Noch kein Artefakt} one {Bisher ein Artefakt} other {Bisher {salvage} Artefakte}}.',
  'point.use-cards': '{cards, plural, one {Eine Karte ist} other {{cards} Karten sind}} erschöpft.',
  'point.use-time': 'Noch {seconds, plural, one {eine Sekunde} other {{seconds} Sekunden}}, wir brauchen mehr.',
  'point.worst':
    '{place} steht am schlechtesten: Panik {panic} von 8, {ufos, plural, =0 {kein UFO} one {ein UFO} other {{ufos} UFOs}}.',
  'point.home':
    '{interceptors, plural, =0 {Kein Abfangjäger ist übrig} one {Ein Abfangjäger bleibt hier} other {{interceptors} Abfangjäger bleiben hier}}; {ufos, plural, =0 {kein UFO ist} one {ein UFO ist} other {{ufos} UFOs sind}} über der Erde.',
  'point.orbit-clear':
    'Der Orbit ist frei, mit {satellites, plural, =0 {keinem Satelliten} one {einem Satelliten} other {{satellites} Satelliten}} da oben.',
  'point.orbit-held':
    'Orbit: {satellites, plural, =0 {kein Satellit} one {ein Satellit} other {{satellites} Satelliten}} gegen {ufos, plural, =0 {kein UFO} one {ein UFO} other {{ufos} UFOs}}.',
  'point.base-calm': 'Kein Gegner im Stützpunkt, Schaden {damage} von 8.',
  'point.base-held':
    'Stützpunkt: {soldiers, plural, =0 {kein Soldat} one {ein Soldat} other {{soldiers} Soldaten}} gegen {enemies, plural, =0 {keinen Gegner} one {einen Gegner} other {{enemies} Gegner}}, Schaden {damage} von 8.',
  'point.squad': '{place}: {soldiers} von {most} Soldaten sind dabei.',
  'point.money':
    '{units, plural, =0 {Niemand ist} one {Eine Einheit ist} other {{units} Einheiten sind}} zu bezahlen, {credits, plural, =0 {kein Credit ist} one {ein Credit ist} other {{credits} Credits sind}} da.',
  'point.hand':
    '{techs, plural, =0 {Keine Technologie} one {Eine Technologie} other {{techs} Technologien}} auf der Hand.',
  'point.crises': '{crises, plural, =0 {Keine Krise} one {Eine Krise} other {{crises} Krisen}} in dieser Runde.',
  'point.pool':
    'Im Nachschub-Pool {units, plural, =0 {ist nichts} one {ist eine Einheit} other {sind {units} Einheiten}}, in den Finanzen {credits}.',
  'point.scan':
    '{ufos, plural, =0 {Kein UFO ist} one {Ein UFO ist} other {{ufos} UFOs sind}} schon da. Wo landen die nächsten?',
};
