// Words of bots about their moves.

export const bots = {
  'bot.asks': '{role}: May I use {card}? It moves a unit of the {owner}.',
  'bot.may': 'Go ahead',
  'bot.may-not': 'No',
  'bot.mira': 'Mira',
  'bot.otto': 'Otto',
  'bot.ines': 'Ines',
  'bot.tariq': 'Tariq',
  'bot.juno': 'Juno',
  'bot.pavel': 'Pavel',
  'bot.hana': 'Hana',
  'bot.rafe': 'Rafe',
  'bot.temper.cautious': 'cautious',
  'bot.temper.bold': 'bold',
  'point.sky': '{ufos, plural, one {One UFO} other {{ufos} UFOs}}, panic {panic} of 8: {chance}% to clear it.',
  'point.sky-quiet':
    'Nothing there yet, but panic is at {panic} of 8 and {coming, plural, one {a UFO} other {{coming} UFOs}} may come.',
  'point.orbit': '{ufos, plural, one {One UFO} other {{ufos} UFOs}} up there: {chance}% to clear it.',
  'point.orbit-quiet': 'Still clear, but {coming, plural, one {a UFO} other {{coming} UFOs}} may come.',
  'point.lab':
    '{place}: {needed, plural, one {one success} other {{needed} successes}} to go, {chance}% with {units, plural, one {one scientist} other {{units} scientists}}.',
  'point.base':
    '{place} takes {needed, plural, one {one success} other {{needed} successes}}: {chance}% with {dice, plural, one {one die} other {{dice} dice}}. Base damage is {damage} of 8.',
  'point.base-quiet':
    'No enemy yet. Base damage is {damage} of 8, and {soldiers, plural, one {one soldier} other {{soldiers} soldiers}} will do.',
  'point.part':
    'Part {part} of {place} takes {needed, plural, one {one success} other {{needed} successes}}: {chance}% with {dice, plural, one {one die} other {{dice} dice}}.',
  'point.research':
    '{cost, plural, one {One success} other {{cost} successes}}: {chance}% this round with {units, plural, =0 {nobody} one {one scientist} other {{units} scientists}}.',
  'point.fund':
    'We want to spend {plan} and have {budget}. {left, plural, =0 {Nothing stays} one {One credit stays} other {{left} credits stay}} for later.',
  'point.buy':
    '{left} of {all} are left, and we have {credits, plural, one {one credit} other {{credits} credits}} to spend.',
  'point.take-sky':
    'Panic {panic}, {to} if {ufos, plural, one {its UFO stays} other {its {ufos} UFOs stay}}. {chance}% to clear it.',
  'point.take-enemy':
    '{needed, plural, one {One success} other {{needed} successes}} to kill it. Left alone, base damage goes from {damage} to {to}.',
  'point.take-part':
    'Part {part} of {place}: {needed, plural, one {one success} other {{needed} successes}}, {chance}% with {dice, plural, one {one die} other {{dice} dice}}.',
  'point.roll-sky':
    '{place}: {hit}% to hit, {loss}% to lose {units, plural, one {the interceptor} other {{units} interceptors}}. Panic {panic}, or {to} if we stop.',
  'point.roll-orbit':
    'Orbit: {hit}% to hit, with {ufos, plural, one {one UFO} other {{ufos} UFOs}} up there, {loss}% to wear out {units, plural, one {the satellite} other {{units} satellites}}.',
  'point.roll-lab':
    '{place}: {hit}% for a success, {needed, plural, one {one to go} other {{needed} to go}}; {loss}% to wear out {units, plural, one {the scientist} other {{units} scientists}}.',
  'point.roll-enemy':
    '{place}: {hit}% for a success, {needed, plural, one {one to go} other {{needed} to go}}; {loss}% to lose {units, plural, one {the soldier} other {{units} soldiers}}. Base damage {damage}, or {to} if we stop.',
  'point.roll-part':
    '{place}, part {part}: {hit}% for a success, {needed, plural, one {one to go} other {{needed} to go}}; {loss}% to lose {units, plural, one {the soldier} other {{units} soldiers}}.',
  'point.stop':
    '{place}: {loss}% to lose {units, plural, one {what is there} other {all {units}}} for {hit}% to hit. No.',
  'point.stop-empty': '{place}: no dice left, {needed, plural, one {one success} other {{needed} successes}} short.',
  'point.result': '{place}: {left, plural, =0 {that is it} one {one more to go} other {{left} more to go}}.',
  'point.result-loss':
    '{place}: that costs us {units, plural, one {one} other {{units}}}, with {left, plural, =0 {the job done} other {{left} to go}}.',
  'point.stand':
    '{place} takes {needed, plural, one {one success} other {{needed} successes}}: {soldiers, plural, one {one of us is} other {{soldiers} of us are}} on its icons.',
  'point.panic-there': 'Panic goes from {panic} to {to} there.',
  'point.ufos-there': '{ufos, plural, =0 {No UFO} one {One UFO} other {{ufos} UFOs}} there, and panic {panic} of 8.',
  'point.orbit-there': '{ufos, plural, =0 {No UFO} one {One UFO} other {{ufos} UFOs}} up there.',
  'point.units-there': '{place}: {units, plural, =0 {nobody is} one {one is} other {{units} are}} there.',
  'point.spared': '{place} can spare it best, with {units, plural, one {one} other {{units}}} of its kind there.',
  'point.costs-panic': 'As things stand it costs {count, plural, one {one panic} other {{count} panic}}.',
  'point.costs-damage': 'As things stand it costs {count} base damage.',
  'point.costs-ufos': 'As things stand it brings {count, plural, one {one UFO} other {{count} UFOs}}.',
  'point.costs-enemies': 'As things stand it brings {count, plural, one {one enemy} other {{count} enemies}}.',
  'point.costs-units': 'As things stand it costs {count, plural, one {one unit} other {{count} units}}.',
  'point.costs-credits': 'As things stand it costs {count, plural, one {one credit} other {{count} credits}}.',
  'point.costs-time': 'As things stand it wears out {count, plural, one {one unit} other {{count} units}}.',
  'point.costs-nothing': 'As things stand it costs {count, plural, =0 {nothing that counts} other {{count}}}.',
  'point.rather': '{other} would hurt more.',
  'point.mission-new':
    '{soldiers, plural, =0 {No soldier is} one {One soldier is} other {{soldiers} soldiers are}} free for it. Done, it brings the final mission a round closer: {rounds} to go.',
  'point.mission-reward':
    '{soldiers, plural, =0 {No soldier is} one {One soldier is} other {{soldiers} soldiers are}} free for it, and its rewards are the better ones.',
  'point.mission-on': '{done} of its 3 parts are done already.',
  'point.tech-kept': 'Worth its {cost, plural, one {one success} other {{cost} successes}}.',
  'point.tech-spared':
    'It takes {cost, plural, one {one success} other {{cost} successes}}, and there are {techs} better in hand.',
  'point.tech-enough': 'The {techs} in hand are better than a blind draw.',
  'point.toughest': '{health, plural, one {One success} other {{health} successes}} to kill, the toughest here.',
  'point.use-panic': '{place} stands at {panic} of 8.',
  'point.use-repair': 'The base has {damage} of 8 damage.',
  'point.use-odds': '{place}: {done}% without it, {better}% with it.',
  'point.use-roll':
    '{place}: {successes, plural, =0 {no success} one {one success} other {{successes} successes}} so far, and it takes {needed}.',
  'point.use-loss':
    '{place}: a {face} at threat {threat} would cost us {units, plural, one {one unit} other {{units} units}}.',
  'point.use-tired': '{units, plural, =0 {None is} one {One is} other {{units} are}} exhausted.',
  'point.use-pool': '{units, plural, one {One unit waits} other {{units} units wait}} in the recruitment pool.',
  'point.use-elite':
    '{soldiers, plural, =0 {No elite soldier} one {One elite soldier} other {{soldiers} elite soldiers}} so far; each rolls one more die.',
  'point.use-techs': '{techs, plural, =0 {No tech} one {One tech} other {{techs} techs}} in hand; let us see more.',
  'point.use-crises': '{crises, plural, one {One crisis waits} other {{crises} crises wait}} for us this round.',
  'point.use-salvage':
    '{salvage, plural, =0 {No salvage yet} one {One salvage so far} other {{salvage} salvage so far}}.',
  'point.use-cards': '{cards, plural, one {One card is} other {{cards} cards are}} exhausted.',
  'point.use-time': '{seconds, plural, one {One second} other {{seconds} seconds}} left, and we need more.',
  'point.worst':
    '{place} stands worst: panic {panic} of 8, {ufos, plural, =0 {no UFO} one {one UFO} other {{ufos} UFOs}}.',
  'point.home':
    '{interceptors, plural, =0 {No interceptor is left} one {One interceptor stays home} other {{interceptors} interceptors stay home}}; {ufos, plural, =0 {no UFO is} one {one UFO is} other {{ufos} UFOs are}} over Earth.',
  'point.orbit-clear':
    'Orbit is clear, with {satellites, plural, =0 {no satellite} one {one satellite} other {{satellites} satellites}} up there.',
  'point.orbit-held':
    'Orbit: {satellites, plural, =0 {no satellite} one {one satellite} other {{satellites} satellites}} against {ufos, plural, =0 {no UFO} one {one UFO} other {{ufos} UFOs}}.',
  'point.base-calm': 'No enemy in the base, damage {damage} of 8.',
  'point.base-held':
    'Base: {soldiers, plural, =0 {no soldier} one {one soldier} other {{soldiers} soldiers}} against {enemies, plural, =0 {no enemy} one {one enemy} other {{enemies} enemies}}, damage {damage} of 8.',
  'point.squad': '{place}: {soldiers} of {most} soldiers are on it.',
  'point.money':
    '{units, plural, =0 {Nobody} one {One unit} other {{units} units}} to pay, {credits, plural, =0 {no credit} one {one credit} other {{credits} credits}} to pay with.',
  'point.hand': '{techs, plural, =0 {No tech} one {One tech} other {{techs} techs}} in hand.',
  'point.crises': '{crises, plural, =0 {No crisis} one {One crisis} other {{crises} crises}} to come this round.',
  'point.pool':
    'The recruitment pool holds {units, plural, =0 {nothing} one {one unit} other {{units} units}}, the budget {credits}.',
  'point.scan':
    '{ufos, plural, =0 {No UFO} one {One UFO} other {{ufos} UFOs}} here already. Where do the next ones land?',
};
