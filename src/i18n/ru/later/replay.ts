import type { replay as english } from '../../en/later/replay.ts';

export const replay: Record<keyof typeof english, string> = {
  'replay.name': 'Повтор',
  'replay.log': 'Что произошло',
  'replay.part.log': 'Журнал',
  'happened.line': '{head}\u00a0— {text}',
  'happened.set-up': '{difficulty}, {plan}, база: {base}.',
  'happened.budget':
    '{count, plural, one {{count} кредит} few {{count} кредита} many {{count} кредитов} other {{count} кредита}}.',
  'happened.expired': 'Время вышло. Действие остаётся открытым.',
  'happened.ran-out': 'Время вышло.',
  'happened.scanned': 'Сканер показывает, что впереди: {places}.',
  'happened.cue-longer':
    'Ещё {seconds, plural, one {{seconds} секунда} few {{seconds} секунды} many {{seconds} секунд} other {{seconds} секунды}} на это действие.',
  'happened.pause-longer':
    'Ещё {seconds, plural, one {{seconds} секунда} few {{seconds} секунды} many {{seconds} секунд} other {{seconds} секунды}} паузы.',
  'happened.panic-report':
    '{red, plural, =0 {Красных континентов нет} one {{red} красный континент} few {{red} красных континента} many {{red} красных континентов} other {{red} красных континента}}, {fallen, plural, =0 {павших нет} one {{fallen} павший} few {{fallen} павших} many {{fallen} павших} other {{fallen} павших}}.',
  'happened.orbit-report': '{count, plural, =0 {На орбите нет НЛО} other {НЛО на орбите: {count}}}.',
  'happened.mission-won': 'Миссия выполнена.',
  'happened.mission-open': 'Миссия не выполнена.',
  'happened.corrected': 'Доклад исправлен.',
  'happened.reported-late': 'Замечено поздно.',
  'happened.many': '{count} × {unit}',
  'happened.units-sent': 'Отправлено: {units} → {place}.',
  'happened.units-lost': 'Потеряно: {units}.',
  'happened.units-return':
    '{count, plural, one {{count} единица возвращается} few {{count} единицы возвращаются} many {{count} единиц возвращается} other {{count} единицы возвращаются}} в резерв.',
  'happened.recruited': 'Завербовано: {units}.',
  'happened.built': 'Построено: {units}.',
  'happened.recalled': 'Отозвано: {units}.',
  'happened.promoted': 'Теперь элита: {units}.',
  'happened.exhausted': 'Деактивировано: {units}.',
  'happened.readied': 'Снова активны: {units}.',
  'happened.on-task': 'На задаче: {units}.',
  'happened.ufos-come':
    '{count, plural, one {Появляется {count} НЛО} few {Появляются {count} НЛО} many {Появляется {count} НЛО} other {Появляются {count} НЛО}}: {places}.',
  'happened.ufos-shot':
    '{count, plural, one {Сбит {count} НЛО} few {Сбито {count} НЛО} many {Сбито {count} НЛО} other {Сбито {count} НЛО}}: {places}.',
  'happened.ufos-moved': 'НЛО меняют место: {count}. Откуда: {from}. Куда: {to}.',
  'happened.panic': '{continent}: паника {by}, теперь деление {space} ({zone}).',
  'happened.credits': 'Бюджет {budget}, на «Экстренном финансировании» {emergency}.',
  'happened.damaged': 'База получает повреждения: {count}. Всего {damage}.',
  'happened.repaired': 'База чинит повреждения: {count}. Осталось {damage}.',
  'happened.threat': 'Угроза падает до {threat}.',
  'happened.nothing-more': '{role}: больше ничего.',
  'happened.dice-added':
    'На следующий бросок ещё {count, plural, one {{count} кубик} few {{count} кубика} many {{count} кубиков} other {{count} кубика}}.',
  'happened.rolled':
    '{dice, plural, one {{dice} кубик} few {{dice} кубика} many {{dice} кубиков} other {{dice} кубика}}: {successes}. {alien}. {loss}.',
  'happened.applied': 'Применено: {successes}.',
  'happened.applied-loss': 'Применено: {successes} и неудача.',
  'happened.chosen': 'Выбор: {option}.',
  'happened.drawn': 'Взято: {cards}.',
  'happened.to-hand': 'Снова на руке: {cards}.',
  'happened.discarded': 'Сброшено: {cards}.',
  'happened.offered': 'На выбор: {cards}.',
  'happened.research': 'Начато исследование: {cards}. {place}.',
  'happened.researched': 'Исследовано: {cards}.',
  'happened.crisis-waits': 'Пул кризисов: {cards}.',
  'happened.crisis-over': 'Кризис разыгран: {cards}.',
  'happened.enemy-in-base': 'Враг на базе: {cards}.',
  'happened.enemy-killed': 'Убит: {cards}.',
  'happened.enemy-gone': 'Убрано: {cards}.',
  'happened.salvage-gained': 'Получены трофеи: {cards}.',
  'happened.salvage-spent': 'Сброшены трофеи: {cards}.',
  'happened.card-readied': 'Снова активна: {cards}.',
  'happened.mission-begins': 'Миссия начинается: {mission}.',
  'happened.mission-taken-back': 'Выбор отменён: {mission}.',
  'happened.enemies-turned': 'Открыты: {cards}.',
  'happened.part-done': 'Часть {number} выполнена.',
  'deeds.name': 'Что сделала каждая роль',
  'deeds.successes':
    '{count, plural, one {{count} успех на кубиках} few {{count} успеха на кубиках} many {{count} успехов на кубиках} other {{count} успеха на кубиках}}',
  'deeds.losses':
    '{count, plural, one {{count} неудача} few {{count} неудачи} many {{count} неудач} other {{count} неудачи}}',
  'deeds.ufos':
    '{count, plural, one {сбит {count} НЛО} few {сбито {count} НЛО} many {сбито {count} НЛО} other {сбито {count} НЛО}}',
  'deeds.techs':
    '{count, plural, one {исследована {count} технология} few {исследовано {count} технологии} many {исследовано {count} технологий} other {исследовано {count} технологии}}',
  'deeds.enemies':
    '{count, plural, one {убит {count} враг} few {убито {count} врага} many {убито {count} врагов} other {убито {count} врага}}',
  'deeds.missions':
    '{count, plural, one {выполнена {count} миссия} few {выполнено {count} миссии} many {выполнено {count} миссий} other {выполнено {count} миссии}}',
  'deeds.scans':
    '{count, plural, one {{count} сканирование} few {{count} сканирования} many {{count} сканирований} other {{count} сканирования}}',
  'deeds.crises':
    '{count, plural, one {разыгран {count} кризис} few {разыграно {count} кризиса} many {разыграно {count} кризисов} other {разыграно {count} кризиса}}',
  'deeds.credits':
    '{count, plural, one {потрачен {count} кредит} few {потрачено {count} кредита} many {потрачено {count} кредитов} other {потрачено {count} кредита}}',
  'deeds.recruits':
    '{count, plural, one {завербована или построена {count} единица} few {завербовано или построено {count} единицы} many {завербовано или построено {count} единиц} other {завербовано или построено {count} единицы}}',
  'deeds.soldiers':
    '{count, plural, =0 {все бойцы живы} one {потерян {count} боец} few {потеряно {count} бойца} many {потеряно {count} бойцов} other {потеряно {count} бойца}}',
  'deeds.interceptors':
    '{count, plural, =0 {все перехватчики целы} one {потерян {count} перехватчик} few {потеряно {count} перехватчика} many {потеряно {count} перехватчиков} other {потеряно {count} перехватчика}}',
  'luck.note': 'Кубики, как они выпали, до того как их изменили карты.',
  'luck.role': 'Роль',
  'luck.successes': 'Успехи',
  'luck.losses': 'Неудачи',
  'luck.all': 'Все роли',
  'luck.of': '{had}\u00a0({expected})',
  'luck.expected': '(ожидалось)',
  'record.name': 'Победы',
  'record.what': 'Сложность или план',
  'record.won': '{won} из {played} · {percent}\u00a0%',
  'record.none': '–',
};
