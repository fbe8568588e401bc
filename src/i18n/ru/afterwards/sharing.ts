import type { sharing as english } from '../../en/afterwards/sharing.ts';

export const sharing: Record<keyof typeof english, string> = {
  'operation.name': 'Присланная операция',
  'operation.beat': 'Побейте мои {score}',
  'operation.won': 'Победа, {score}.',
  'operation.lost': 'Поражение, {score}.',
  'operation.same':
    'Тот же расклад, те же кубики и\u00a0то же вторжение, что у\u00a0приславшего. Ничего не начнётся, пока вы не нажмёте.',
  'operation.day': 'Операция дня, {day}',
  'operation.yours': 'У\u00a0вас в\u00a0ней {score}.',
  'operation.kind': 'Как играть',
  'operation.about': 'Эта операция',
  'operation.begin-note': 'В\u00a0одиночку, с\u00a0ботами или вместе.',
  'operation.box': 'Разложить игру',
  'operation.box-note': 'Сначала\u00a0— что выложить на стол.',
  'operation.timers': 'Таймеры\u00a0— из ваших настроек.',
  'operation.enter': 'Двенадцать букв',
  'operation.enter-note': 'Двенадцать букв или адрес, который вам прислали.',
  'operation.open': 'Открыть',
  'operation.refused.none': 'Это не ведёт ни к\u00a0какой операции. Попросите буквы или адрес ещё раз.',
  'operation.refused.letters': 'Эти буквы не сходятся: хотя бы одна из них неверна.',
  'operation.refused.earlier': 'Эта операция создана в\u00a0прежней версии правил. Здесь получилась бы другая партия.',
  'operation.refused.later':
    'Эта операция создана в\u00a0более новой версии правил. Закройте sitroom везде, откройте снова и\u00a0попробуйте ещё раз.',
  'operation.refused.closed': 'Эту операцию нельзя подготовить: её настройки противоречат друг другу.',
  'share.name': 'Поделиться операцией',
  'share.note':
    'Кто её откроет, получит тот же расклад и\u00a0увидит, что это, прежде чем что-то начнётся. Имена не передаются.',
  'share.plain': 'Без моих очков',
  'share.link': 'Поделиться',
  'share.not-copied': 'Этот браузер не разрешает копировать. Адрес ниже.',
  'share.letters': 'Чтобы прочитать вслух',
  'share.letters-note':
    'Их вводят в\u00a0разделе «Партии» или там, где садятся за стол. Очки с\u00a0ними не передаются.',
  'share.no-letters':
    'Буквы не вмещают эту операцию: что-то выбрано вручную, или она из прежней версии. К\u00a0ней ведёт только адрес.',
  'share.address': 'Адрес',
  'share.none': 'Этой операцией нельзя поделиться: партия продолжает другую или создана по прежним правилам.',
};
