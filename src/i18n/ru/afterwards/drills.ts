export const drills = {
  'drills.name': 'Упражнения',
  'drills.number': 'Упражнение {number} из {of}',
  'drills.practice': 'Тренировка',
  'drills.leave': 'Выйти из упражнений',
  'drills.ask.push': 'Бросить или остановиться?',
  'drills.ask.interceptors': 'Куда послать три перехватчика?',
  'drills.ask.tech': 'Какую технологию?',
  'drills.task': '{task}: {place}',
  'drills.where': '{what}, раунд {round}, {difficulty}',
  'drills.note': 'Позиция из партии ботов. Без часов.',
  'drills.push': 'Бросить',
  'drills.stop': 'Остановиться',
  'drills.dice':
    '{dice, plural, =1 {Один кубик.} =2 {Два кубика.} =3 {Три кубика.} one {{dice} кубик.} few {{dice} кубика.} many {{dice} кубиков.} other {{dice} кубика.}}',
  'drills.loss.interceptor':
    '{units, plural, =1 {Неудача отнимет перехватчик.} =2 {Неудача отнимет оба перехватчика.} one {Неудача отнимет {units} перехватчик.} few {Неудача отнимет все {units} перехватчика.} many {Неудача отнимет все {units} перехватчиков.} other {Неудача отнимет все {units} перехватчика.}}',
  'drills.loss.satellite':
    '{units, plural, =1 {При неудаче спутник станет неактивен.} =2 {При неудаче оба спутника станут неактивны.} one {При неудаче {units} спутник станет неактивен.} few {При неудаче все {units} спутника станут неактивны.} many {При неудаче все {units} спутников станут неактивны.} other {При неудаче все {units} спутника станут неактивны.}}',
  'drills.loss.scientist':
    '{units, plural, =1 {При неудаче учёный станет неактивен.} =2 {При неудаче оба учёных станут неактивны.} one {При неудаче {units} учёный станет неактивен.} few {При неудаче все {units} учёных станут неактивны.} many {При неудаче все {units} учёных станут неактивны.} other {При неудаче все {units} учёных станут неактивны.}}',
  'drills.loss.soldier':
    '{units, plural, =1 {Неудача отнимет бойца.} =2 {Неудача отнимет обоих бойцов.} one {Неудача отнимет {units} бойца.} few {Неудача отнимет всех {units} бойцов.} many {Неудача отнимет всех {units} бойцов.} other {Неудача отнимет всех {units} бойцов.}}',
  'drills.left.ufos':
    '{ufos, plural, =1 {НЛО остаётся.} =2 {Оба НЛО остаются.} one {{ufos} НЛО остаётся.} few {Все {ufos} НЛО остаются.} many {Все {ufos} НЛО остаются.} other {Все {ufos} НЛО остаются.}}',
  'drills.left.panic': '{place}: {from} → {to}.',
  'drills.left.red': '{place}: {from} → {to}, красная зона.',
  'drills.left.falls': '{place}: {from} → {to}, континент падёт.',
  'drills.left.orbit': 'Они остаются на орбите.',
  'drills.left.lab':
    '{needed, plural, one {Не хватает {needed} успеха.} few {Не хватает {needed} успехов.} many {Не хватает {needed} успехов.} other {Не хватает {needed} успеха.}}',
  'drills.left.enemy': 'Враг остаётся. Повреждения базы {from} → {to}.',
  'drills.left.part': 'Часть {part} остаётся открытой.',
  'drills.threat':
    '{threat, plural, =1 {неудача только при 1} one {{threat} или меньше: неудача} few {{threat} или меньше: неудача} many {{threat} или меньше: неудача} other {{threat} или меньше: неудача}}',
  'drills.to-send':
    '{left, plural, =0 {Все три распределены.} =1 {Остался один.} =2 {Осталось два.} =3 {Нужно послать три.} one {Остался {left}.} few {Осталось {left}.} many {Осталось {left}.} other {Осталось {left}.}}',
  'drills.send': 'Отправить',
  'drills.choose': 'Выбрать эту',
  'drills.needed.ufos':
    '{count, plural, one {Остался {count} НЛО.} few {Осталось {count} НЛО.} many {Осталось {count} НЛО.} other {Осталось {count} НЛО.}}',
  'drills.needed.successes':
    '{count, plural, one {Нужен ещё {count} успех.} few {Нужно ещё {count} успеха.} many {Нужно ещё {count} успехов.} other {Нужно ещё {count} успеха.}}',
  'drills.others':
    'На базе {enemies, plural, one {ещё {enemies} враг} few {ещё {enemies} врага} many {ещё {enemies} врагов} other {ещё {enemies} врага}} и {soldiers, plural, one {{soldiers} боец} few {{soldiers} бойца} many {{soldiers} бойцов} other {{soldiers} бойца}}. Погибших здесь не хватит там.',
  'drills.place':
    '{ufos, plural, one {{ufos} НЛО} few {{ufos} НЛО} many {{ufos} НЛО} other {{ufos} НЛО}}, паника {panic} из {of}',
  'drills.to': '{count} {place}',
  'drills.right': 'Верно.',
  'drills.right.push': 'Верно: бросить.',
  'drills.right.stop': 'Верно: остановиться.',
  'drills.better': 'Можно было лучше.',
  'drills.better.push': 'Лучше было бросить.',
  'drills.better.stop': 'Лучше было остановиться.',
  'drills.you.push': 'Вы бросили.',
  'drills.you.stop': 'Вы остановились.',
  'drills.you.chose': '{answer}.',
  'drills.wins':
    '{points, plural, =0 {Побед столько же.} one {Это на {points} победу из ста больше.} few {Это на {points} победы из ста больше.} many {Это на {points} побед из ста больше.} other {Это на {points} победы из ста больше.}}',
  'drills.costs':
    '{points, plural, =0 {Побед столько же.} one {Это на {points} победу из ста меньше.} few {Это на {points} победы из ста меньше.} many {Это на {points} побед из ста меньше.} other {Это на {points} победы из ста меньше.}}',
  'drills.rolls': 'Бросок, сто раз',
  'drills.next': 'Дальше',
  'drills.finish': 'Готово',
  'drills.game': 'Партия',
  'drills.play-on': 'Играть отсюда',
  'drills.play-on-note': 'Новая партия. Она не засчитывается.',
  'drills.not-kept': 'Браузер не смог сохранить партию.',
  'drills.position': 'Позиция',
  'drills.back': 'Назад к упражнению',
  'drills.done': 'На сегодня всё.',
  'drills.tomorrow':
    '{hours, plural, one {Пять новых через {hours} час.} few {Пять новых через {hours} часа.} many {Пять новых через {hours} часов.} other {Пять новых через {hours} часа.}}',
  'drills.week':
    '{days, plural, one {{days} из последних семи дней} few {{days} из последних семи дней} many {{days} из последних семи дней} other {{days} из последних семи дней}}',
  'drills.was-right': 'верно',
  'drills.was-wrong': 'не лучшее',
  'drills.practise': 'Ещё упражнения',
};
