import type { review as english } from '../../en/afterwards/review.ts';

export const review: Record<keyof typeof english, string> = {
  'review.name': 'Разбор',
  'review.lead.decisions': 'Решения стоили дороже удачи.',
  'review.lead.luck': 'Удача стоила дороже решений.',
  'review.lead.both': 'И то и другое.',
  'review.lead.given':
    '{points, plural, one {Отдан {points} пункт.} few {Отдано {points} пункта.} many {Отдано {points} пунктов.} other {Отдано {points} пункта.}}',
  'review.lead.well': 'Решали хорошо.',
  'review.lead.running':
    '{moves, plural, one {Взвешивается {moves} ход.} few {Взвешиваются {moves} хода.} many {Взвешиваются {moves} ходов.} other {Взвешиваются {moves} хода.}}',
  'review.lead.stopped': 'Разбор остановлен.',
  'review.lead.refused': 'Эту партию разобрать нельзя.',
  'review.refused.not-begun': 'Она так и не началась.',
  'review.refused.not-over': 'Она ещё не закончена.',
  'review.refused.other-edition': 'В неё играли по правилам другой версии, и её ходы оценить нельзя.',
  'review.refused.failed': 'Этот браузер не смог начать разбор.',
  'review.rough': 'Сначала грубо.',
  'review.settled': 'Самые весомые решения: ясно {settled} из {largest}.',
  'review.left':
    '{seconds, plural, one {Ещё около {seconds} секунды.} few {Ещё около {seconds} секунд.} many {Ещё около {seconds} секунд.} other {Ещё около {seconds} секунд.}}',
  'review.begun': 'Разбор начался.',
  'review.covered': 'Грубый график всей партии готов.',
  'review.whole': 'Разбор готов.',
  'review.stop': 'Остановить',
  'review.go-on': 'Дальше',
  'review.chance': 'Шанс на победу',
  'review.chance-note': 'побед из ста партий, раунд за раундом',
  'review.chance-rough': 'пусто и пунктиром\u00a0— грубо, сплошь\u00a0— ясно',
  'review.start': 'в начале',
  'review.decisions': 'Решения',
  'review.luck': 'Удача',
  'review.decisions-rough': 'Решения, ±{error}',
  'review.luck-rough': 'Удача, ±{error}',
  'review.won': 'победа',
  'review.lost': 'поражение',
  'review.roles': 'Решения и удача каждой роли',
  'review.role': 'Роль',
  'review.invasion': 'Вторжение',
  'review.invasion-note': 'действия, кризисы, доклады',
  'review.moments':
    '{count, plural, =1 {Один момент} =2 {Два момента} =3 {Три момента} =4 {Четыре момента} =5 {Пять моментов} =6 {Шесть моментов} =7 {Семь моментов} one {{count} момент} few {{count} момента} many {{count} моментов} other {{count} момента}}',
  'review.see':
    '{count, plural, =0 {Открыть разбор} =1 {Смотреть один момент} =2 {Смотреть два момента} =3 {Смотреть три момента} =4 {Смотреть четыре момента} =5 {Смотреть пять моментов} =6 {Смотреть шесть моментов} =7 {Смотреть семь моментов} one {Смотреть {count} момент} few {Смотреть {count} момента} many {Смотреть {count} моментов} other {Смотреть {count} момента}}',
  'review.gravest': 'сначала самые тяжёлые',
  'review.none': 'Ничто здесь не стоило больше, чем может скрыть случай.',
  'review.round': 'раунд {round}',
  'review.where': '{who}, раунд {round}: {step}',
  'review.at': '{role}, раунд {round}',
  'review.moment-of': 'Момент {number} из {of}',
  'review.done': 'Сделано.',
  'review.better': 'Лучше.',
  'review.instead': 'Вместо:',
  'review.more':
    '{count, plural, one {На {count} победу из ста больше,} few {На {count} победы из ста больше,} many {На {count} побед из ста больше,} other {На {count} победы из ста больше,}}',
  'review.give-or-take':
    '{error, plural, =1 {плюс-минус одна.} one {плюс-минус {error}.} few {плюс-минус {error}.} many {плюс-минус {error}.} other {плюс-минус {error}.}}',
  'review.play-on': 'Играть отсюда',
  'review.play-on-note': 'Новая партия, в счёт не идёт.',
  'review.watch': 'Смотреть',
  'review.next': 'Дальше: {points}',
  'review.judged': 'Оценка по тому, что вы знали тогда.',
  'review.never': 'Игра отсюда в счёт не идёт.',
  'review.told': 'С {start} до {result}; больше всего в раунде {round}.',
  'review.steps': 'Все шаги по порядку',
  'review.step': 'Раунд {round}, {who}, {what}: {points}.',
  'review.small':
    'Раунд {round}, {count, plural, one {{count} шаг поменьше} few {{count} шага поменьше} many {{count} шагов поменьше} other {{count} шага поменьше}}: {points}.',
  'review.by.decision': 'решение',
  'review.by.dice': 'удача с кубиками',
  'review.by.cards': 'удача с картами',
  'review.by.invasion': 'удача',
  'review.units.interceptor':
    '{count, plural, =0 {ни одного перехватчика} =1 {один перехватчик} =2 {два перехватчика} =3 {три перехватчика} =4 {четыре перехватчика} one {{count} перехватчик} few {{count} перехватчика} many {{count} перехватчиков} other {{count} перехватчика}}',
  'review.units.satellite':
    '{count, plural, =0 {ни одного спутника} =1 {один спутник} =2 {два спутника} =3 {три спутника} =4 {четыре спутника} one {{count} спутник} few {{count} спутника} many {{count} спутников} other {{count} спутника}}',
  'review.units.scientist':
    '{count, plural, =0 {ни одного учёного} =1 {один учёный} =2 {двое учёных} =3 {трое учёных} =4 {четверо учёных} one {{count} учёный} few {{count} учёных} many {{count} учёных} other {{count} учёных}}',
  'review.units.assault':
    '{count, plural, =0 {ни одного штурмовика} =1 {один штурмовик} =2 {два штурмовика} =3 {три штурмовика} =4 {четыре штурмовика} one {{count} штурмовик} few {{count} штурмовика} many {{count} штурмовиков} other {{count} штурмовика}}',
  'review.units.heavy':
    '{count, plural, =0 {ни одного тяжёлого пехотинца} =1 {один тяжёлый пехотинец} =2 {два тяжёлых пехотинца} =3 {три тяжёлых пехотинца} one {{count} тяжёлый пехотинец} few {{count} тяжёлых пехотинца} many {{count} тяжёлых пехотинцев} other {{count} тяжёлых пехотинца}}',
  'review.units.sniper':
    '{count, plural, =0 {ни одного снайпера} =1 {один снайпер} =2 {два снайпера} =3 {три снайпера} =4 {четыре снайпера} one {{count} снайпер} few {{count} снайпера} many {{count} снайперов} other {{count} снайпера}}',
  'review.units.support':
    '{count, plural, =0 {ни одного бойца поддержки} =1 {один боец поддержки} =2 {два бойца поддержки} =3 {три бойца поддержки} =4 {четыре бойца поддержки} one {{count} боец поддержки} few {{count} бойца поддержки} many {{count} бойцов поддержки} other {{count} бойца поддержки}}',
  'review.count':
    '{count, plural, =1 {один} =2 {два} =3 {три} =4 {четыре} one {{count}} few {{count}} many {{count}} other {{count}}}',
  'review.sent': '{units} {place}',
  'review.to.north-america': 'в Северную Америку',
  'review.to.south-america': 'в Южную Америку',
  'review.to.europe': 'в Европу',
  'review.to.africa': 'в Африку',
  'review.to.asia': 'в Азию',
  'review.to.australia': 'в Австралию',
  'review.to.orbit': 'на орбиту',
  'review.to.base': 'на защиту базы',
  'review.to.mission': 'на миссию',
  'review.to.final-mission': 'на финальную миссию',
  'review.to.lab-1': 'в лабораторию I',
  'review.to.lab-2': 'в лабораторию II',
  'review.to.lab-3': 'в лабораторию III',
  'review.to.reserve': 'обратно в резерв',
  'review.to.pool': 'в фонд вербовки',
  'review.to.card': 'на карту «{card}»',
  'review.over.north-america': 'над Северной Америкой',
  'review.over.south-america': 'над Южной Америкой',
  'review.over.europe': 'над Европой',
  'review.over.africa': 'над Африкой',
  'review.over.asia': 'над Азией',
  'review.over.australia': 'над Австралией',
  'review.faced.sky':
    '{units} {ufos, plural, =0 {пока без НЛО} =1 {против одного НЛО} =2 {против двух НЛО} =3 {против трёх НЛО} =4 {против четырёх НЛО} one {против {ufos} НЛО} few {против {ufos} НЛО} many {против {ufos} НЛО} other {против {ufos} НЛО}} {place}.',
  'review.faced.orbit':
    '{units} {ufos, plural, =0 {пока без НЛО} =1 {против одного НЛО} =2 {против двух НЛО} =3 {против трёх НЛО} =4 {против четырёх НЛО} one {против {ufos} НЛО} few {против {ufos} НЛО} many {против {ufos} НЛО} other {против {ufos} НЛО}} на орбите.',
  'review.faced.base':
    '{soldiers, plural, =0 {Базу никто не держал} =1 {Базу держал один боец} =2 {Базу держали два бойца} =3 {Базу держали три бойца} one {Базу держал {soldiers} боец} few {Базу держали {soldiers} бойца} many {Базу держали {soldiers} бойцов} other {Базу держали {soldiers} бойца}}{enemies, plural, =0 {, врагов ещё не было.} =1 { против одного врага.} =2 { против двух врагов.} =3 { против трёх врагов.} one { против {enemies} врага.} few { против {enemies} врагов.} many { против {enemies} врагов.} other { против {enemies} врагов.}}',
  'review.faced.mission':
    '{soldiers, plural, =0 {На миссию не пошёл никто.} =1 {На миссию пошёл один боец.} =2 {На миссию пошли два бойца.} =3 {На миссию пошли три бойца.} one {На миссию пошёл {soldiers} боец.} few {На миссию пошли {soldiers} бойца.} many {На миссию пошли {soldiers} бойцов.} other {На миссию пошли {soldiers} бойца.}}',
  'review.faced.lab':
    'Над технологией «{tech}» {scientists, plural, =0 {не работал никто.} =1 {работал один учёный.} =2 {работали двое учёных.} =3 {работали трое учёных.} one {работал {scientists} учёный.} few {работали {scientists} учёных.} many {работали {scientists} учёных.} other {работали {scientists} учёных.}}',
  'review.move.tech': '«{tech}» в лабораторию {lab}',
  'review.move.bought': 'из фонда: {units}',
  'review.move.fund':
    '{credits, plural, =1 {один кредит} =2 {два кредита} =3 {три кредита} one {{credits} кредит} few {{credits} кредита} many {{credits} кредитов} other {{credits} кредита}} «Экстренного финансирования»',
  'review.move.chose': '{asker}: {option}',
  'review.move.use': 'применена карта «{card}»',
  'review.move.take': 'сначала {task}',
  'review.move.place': '{unit}: другое место во взводе',
  'review.move.roll': '{task}: бросок при угрозе {threat}',
  'review.move.apply': '{task}: бросок как есть',
  'review.move.stop': '{task}: остановка при угрозе {threat}',
  'review.move.scan': 'использован сканер',
  'review.move.ready': 'карты не применялись',
  'review.move.late': '«{step}»: время вышло',
  'review.only.allocation': 'никто не отправлен',
  'review.only.purchase': 'никто не завербован',
  'review.only.funding': 'без «Экстренного финансирования»',
  'review.only.research': 'ни одной новой технологии',
  'review.only.roll': '«{step}»: без нового броска',
  'review.only.rest': '«{step}»: без других ходов',
  'review.then': '{first}, затем {second}',
  'review.and': '{first}; {second}',
  'review.map.sky':
    '{place}: паника {panic} из 8, {ufos, plural, =0 {НЛО нет} one {{ufos} НЛО} few {{ufos} НЛО} many {{ufos} НЛО} other {{ufos} НЛО}}, {interceptors, plural, =0 {перехватчиков нет} one {{interceptors} перехватчик} few {{interceptors} перехватчика} many {{interceptors} перехватчиков} other {{interceptors} перехватчика}}.',
  'review.map.orbit':
    'Орбита: {ufos, plural, =0 {НЛО нет} one {{ufos} НЛО} few {{ufos} НЛО} many {{ufos} НЛО} other {{ufos} НЛО}}, {satellites, plural, =0 {спутников нет} one {{satellites} спутник} few {{satellites} спутника} many {{satellites} спутников} other {{satellites} спутника}}.',
  'review.tall.dice':
    '{task}: {successes, plural, =0 {все мимо} one {{successes} успех} few {{successes} успеха} many {{successes} успехов} other {{successes} успеха}}',
  'review.tall.loss':
    '{task}: {successes, plural, =0 {неудача} one {{successes} успех, неудача} few {{successes} успеха, неудача} many {{successes} успехов, неудача} other {{successes} успеха, неудача}}',
  'review.tall.round': 'начало раунда {round}',
  'review.tall.end': 'конец',
  'review.time.lead': 'Куда ушло время.',
  'review.time.note': 'То, что было на вашем столе, здесь не оценивается.',
  'review.time.cues': 'Секунды на действие',
  'review.time.cues-note': 'раунд за раундом',
  'review.time.round':
    'Раунд {round}: {cues, plural, one {{cues} действие} few {{cues} действия} many {{cues} действий} other {{cues} действия}} за {seconds, plural, one {{seconds} секунду} few {{seconds} секунды} many {{seconds} секунд} other {{seconds} секунды}}.',
  'review.time.paused':
    'Пауза: {seconds, plural, one {{seconds} секунда} few {{seconds} секунды} many {{seconds} секунд} other {{seconds} секунды}}.',
  'review.time.banked':
    'Прибавка к паузе: {seconds, plural, one {{seconds} секунда} few {{seconds} секунды} many {{seconds} секунд} other {{seconds} секунды}}.',
  'review.time.expired': 'Время вышло: {cues}.',
  'review.time.late': 'Подтверждено слишком поздно: {cues}. Наше следующее действие вдвое короче, и пауза тает.',
  'review.time.calm': 'Время ни разу не вышло.',
  'review.time.sum':
    '{cues, plural, one {{cues} действие} few {{cues} действия} many {{cues} действий} other {{cues} действия}}, {expired, plural, =0 {время не вышло ни разу} one {{expired} раз время вышло} few {{expired} раза время вышло} many {{expired} раз время вышло} other {{expired} раза время вышло}}',
};
