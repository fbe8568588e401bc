export const bots = {
  'bot.asks': '{role}: можно применить карту «{card}»? Она затронет фигурку роли «{owner}».',
  'bot.may': 'Давай',
  'bot.may-not': 'Нет',
  'bot.mira': 'Мира',
  'bot.otto': 'Отто',
  'bot.ines': 'Инес',
  'bot.tariq': 'Тарик',
  'bot.juno': 'Юнона',
  'bot.pavel': 'Павел',
  'bot.hana': 'Хана',
  'bot.rafe': 'Раф',
  'bot.temper.cautious': 'осторожно',
  'bot.temper.bold': 'смело',
  'point.sky': '{ufos} НЛО, паника {panic} из 8: расчистим с шансом {chance}\u00a0%.',
  'point.sky-quiet': 'Пока пусто, но паника {panic} из 8, и могут прилететь ещё {coming} НЛО.',
  'point.orbit': '{ufos} НЛО наверху: расчистим с шансом {chance}\u00a0%.',
  'point.orbit-quiet': 'Пока чисто, но могут прилететь {coming} НЛО.',
  'point.lab':
    '{place}: осталось {needed, plural, one {{needed} успех} few {{needed} успеха} many {{needed} успехов} other {{needed} успеха}}, {chance}\u00a0% с {units, plural, one {{units} учёным} few {{units} учёными} many {{units} учёными} other {{units} учёными}}.',
  'point.base':
    '{place}, успехов нужно {needed}: {chance}\u00a0% на {dice, plural, one {{dice} кубике} few {{dice} кубиках} many {{dice} кубиках} other {{dice} кубика}}. Повреждения базы: {damage} из 8.',
  'point.base-quiet':
    'Врагов пока нет. Повреждения базы: {damage} из 8, {soldiers, plural, one {{soldiers} бойца} few {{soldiers} бойцов} many {{soldiers} бойцов} other {{soldiers} бойца}} хватит.',
  'point.part':
    '{place}, часть {part}, успехов нужно {needed}: {chance}\u00a0% на {dice, plural, one {{dice} кубике} few {{dice} кубиках} many {{dice} кубиках} other {{dice} кубика}}.',
  'point.research':
    'Цена: {cost, plural, one {{cost} успех} few {{cost} успеха} many {{cost} успехов} other {{cost} успеха}}; {chance}\u00a0% в этом раунде {units, plural, =0 {без учёных} one {с {units} учёным} few {с {units} учёными} many {с {units} учёными} other {с {units} учёными}}.',
  'point.fund': 'Хотим потратить {plan}, а есть {budget}. В запасе останется {left}.',
  'point.buy':
    'Осталось {left} из {all}, а у нас {credits, plural, one {{credits} кредит} few {{credits} кредита} many {{credits} кредитов} other {{credits} кредита}}.',
  'point.take-sky': 'Паника {panic}, а останутся НЛО ({ufos})\u00a0— будет {to}. Расчистим с шансом {chance}\u00a0%.',
  'point.take-enemy':
    '{needed, plural, one {{needed} успех} few {{needed} успеха} many {{needed} успехов} other {{needed} успеха}}\u00a0— и готов. Не тронем\u00a0— повреждений базы станет {to} вместо {damage}.',
  'point.take-part':
    '{place}, часть {part}: {needed, plural, one {{needed} успех} few {{needed} успеха} many {{needed} успехов} other {{needed} успеха}}, {chance}\u00a0% на {dice, plural, one {{dice} кубике} few {{dice} кубиках} many {{dice} кубиках} other {{dice} кубика}}.',
  'point.roll-sky':
    '{place}: {hit}\u00a0%, что попадём, {loss}\u00a0%, что потеряем {units, plural, one {{units} перехватчик} few {{units} перехватчика} many {{units} перехватчиков} other {{units} перехватчика}}. Паника {panic}, а остановимся\u00a0— {to}.',
  'point.roll-orbit':
    'Орбита: {hit}\u00a0%, что попадём, там НЛО: {ufos}; {loss}\u00a0%, что спутники станут неактивны ({units}).',
  'point.roll-lab':
    '{place}: {hit}\u00a0% на успех, {needed, plural, one {нужен ещё {needed}} few {нужно ещё {needed}} many {нужно ещё {needed}} other {нужно ещё {needed}}}; {loss}\u00a0%, что учёные станут неактивны ({units}).',
  'point.roll-enemy':
    '{place}: {hit}\u00a0% на успех, {needed, plural, one {нужен ещё {needed}} few {нужно ещё {needed}} many {нужно ещё {needed}} other {нужно ещё {needed}}}; {loss}\u00a0%, что потеряем {units, plural, one {{units} бойца} few {{units} бойцов} many {{units} бойцов} other {{units} бойца}}. Повреждения базы {damage}, а остановимся\u00a0— {to}.',
  'point.roll-part':
    '{place}, часть {part}: {hit}\u00a0% на успех, {needed, plural, one {нужен ещё {needed}} few {нужно ещё {needed}} many {нужно ещё {needed}} other {нужно ещё {needed}}}; {loss}\u00a0%, что потеряем {units, plural, one {{units} бойца} few {{units} бойцов} many {{units} бойцов} other {{units} бойца}}.',
  'point.stop': '{place}: {loss}\u00a0%, что потеряем всё ({units}), ради {hit}\u00a0% на успех? Нет.',
  'point.stop-empty':
    '{place}: кубиков больше нет, не хватило {needed, plural, one {{needed} успеха} few {{needed} успехов} many {{needed} успехов} other {{needed} успеха}}.',
  'point.result':
    '{place}: {left, plural, =0 {есть} one {ещё {left}} few {ещё {left}} many {ещё {left}} other {ещё {left}}}.',
  'point.result-loss':
    '{place}: минус {units}, {left, plural, =0 {зато готово} one {и нужен ещё {left}} few {и нужно ещё {left}} many {и нужно ещё {left}} other {и нужно ещё {left}}}.',
  'point.stand':
    '{place}, успехов нужно {needed}: на знаках {soldiers, plural, one {{soldiers} боец} few {{soldiers} бойца} many {{soldiers} бойцов} other {{soldiers} бойца}}.',
  'point.panic-there': 'Паника там станет {to} вместо {panic}.',
  'point.ufos-there':
    '{ufos, plural, =0 {НЛО там нет} one {Там {ufos} НЛО} few {Там {ufos} НЛО} many {Там {ufos} НЛО} other {Там {ufos} НЛО}}, паника {panic} из 8.',
  'point.orbit-there':
    '{ufos, plural, =0 {Наверху чисто} one {Наверху {ufos} НЛО} few {Наверху {ufos} НЛО} many {Наверху {ufos} НЛО} other {Наверху {ufos} НЛО}}.',
  'point.units-there':
    '{place}: {units, plural, =0 {никого} one {там {units}} few {там {units}} many {там {units}} other {там {units}}}.',
  'point.spared': '{place}: там {units}, оттуда забрать легче всего.',
  'point.costs-panic': 'Сейчас это +{count} к панике.',
  'point.costs-damage': 'Сейчас это повреждения базы: {count}.',
  'point.costs-ufos': 'Сейчас это ещё {count} НЛО.',
  'point.costs-enemies':
    'Сейчас это ещё {count, plural, one {{count} враг} few {{count} врага} many {{count} врагов} other {{count} врага}}.',
  'point.costs-units':
    'Сейчас это минус {count, plural, one {{count} фигурка} few {{count} фигурки} many {{count} фигурок} other {{count} фигурки}}.',
  'point.costs-credits':
    'Сейчас это минус {count, plural, one {{count} кредит} few {{count} кредита} many {{count} кредитов} other {{count} кредита}}.',
  'point.costs-time':
    'Сейчас это сделает неактивными {count, plural, one {{count} фигурку} few {{count} фигурки} many {{count} фигурок} other {{count} фигурки}}.',
  'point.costs-nothing':
    'Сейчас это {count, plural, =0 {почти ничего не стоит} one {стоит {count}} few {стоит {count}} many {стоит {count}} other {стоит {count}}}.',
  'point.rather': '«{other}»\u00a0— хуже.',
  'point.mission-new':
    'Свободных бойцов: {soldiers}. Справимся\u00a0— финальная миссия придёт на раунд раньше, до неё {rounds, plural, one {{rounds} раунд} few {{rounds} раунда} many {{rounds} раундов} other {{rounds} раунда}}.',
  'point.mission-reward':
    'Свободно {soldiers, plural, one {{soldiers} боец} few {{soldiers} бойца} many {{soldiers} бойцов} other {{soldiers} бойца}}, и награды тут лучше.',
  'point.mission-on': 'Из 3 частей уже готово {done}.',
  'point.tech-kept':
    'Своих {cost, plural, one {{cost} успеха} few {{cost} успехов} many {{cost} успехов} other {{cost} успеха}} она стоит.',
  'point.tech-spared':
    'Цена: {cost, plural, one {{cost} успех} few {{cost} успеха} many {{cost} успехов} other {{cost} успеха}}, а на руке {techs} получше.',
  'point.tech-enough': 'Эти {techs} на руке лучше, чем тянуть наугад.',
  'point.toughest': 'Успехов нужно {health}\u00a0— крепче всех здесь.',
  'point.use-panic': '{place}: паника {panic} из 8.',
  'point.use-repair': 'Повреждения базы: {damage} из 8.',
  'point.use-odds': '{place}: без неё {done}\u00a0%, с ней {better}\u00a0%.',
  'point.use-roll':
    '{place}: пока {successes, plural, =0 {ни одного успеха} one {{successes} успех} few {{successes} успеха} many {{successes} успехов} other {{successes} успеха}}, а нужно {needed}.',
  'point.use-loss':
    '{place}: {face} при угрозе {threat}\u00a0— это минус {units, plural, one {{units} фигурка} few {{units} фигурки} many {{units} фигурок} other {{units} фигурки}}.',
  'point.use-tired': 'Неактивных: {units}.',
  'point.use-pool': 'В фонде вербовки ждут: {units}.',
  'point.use-elite': 'Элитных пока {soldiers}; у каждого на один кубик больше.',
  'point.use-techs': 'Технологий на руке: {techs}. Посмотрим ещё.',
  'point.use-crises': 'Кризисов в этом раунде: {crises}.',
  'point.use-salvage': 'Трофеев пока {salvage}.',
  'point.use-cards': 'Неактивных карт: {cards}.',
  'point.use-time': 'Осталось {seconds} с, а нужно больше.',
  'point.worst': '{place}: хуже всего, паника {panic} из 8, НЛО: {ufos}.',
  'point.home': 'В резерве перехватчиков: {interceptors}, НЛО над Землёй: {ufos}.',
  'point.orbit-clear': 'Орбита чиста, спутников там {satellites}.',
  'point.orbit-held': 'Орбита: спутников {satellites}, НЛО {ufos}.',
  'point.base-calm': 'На базе врагов нет, повреждений {damage} из 8.',
  'point.base-held': 'База: бойцов {soldiers}, врагов {enemies}, повреждений {damage} из 8.',
  'point.squad': '{place}: бойцов {soldiers} из {most}.',
  'point.money': 'Платить за {units}, кредитов {credits}.',
  'point.hand': 'Технологий на руке: {techs}.',
  'point.crises': 'Кризисов в этом раунде: {crises}.',
  'point.pool': 'В фонде вербовки {units}, в бюджете {credits}.',
  'point.scan': 'НЛО уже здесь: {ufos}. Где сядут следующие?',
};
