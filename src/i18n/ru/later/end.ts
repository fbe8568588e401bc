import type { end as english } from '../../en/later/end.ts';

export const end: Record<keyof typeof english, string> = {
  'end.won': 'Земля свободна',
  'end.lost': 'Земля пала',
  'end.why.final-mission': 'Финальная миссия выполнена.',
  'end.why.base-destroyed': 'База уничтожена.',
  'end.why.panic': 'Два континента впали в панику.',
  'end.rounds':
    '{rounds, plural, one {{rounds} раунд} few {{rounds} раунда} many {{rounds} раундов} other {{rounds} раунда}}',
  'end.correct': 'Исправить ошибку ввода',
  'end.victory': 'Победа',
  'end.score': 'Счёт',
  'end.score-note': 'Посчитайте то, чего приложение не видит.',
  'end.ufos': 'НЛО на поле',
  'end.soldiers': 'Бойцы в фонде вербовки',
  'end.interceptors': 'Перехватчики в фонде вербовки',
  'end.red': 'Красные континенты',
  'end.damage': 'Повреждения базы',
  'end.fallen': 'Павшие континенты',
  'end.total': '{score, plural, one {{score} очко} few {{score} очка} many {{score} очков} other {{score} очка}}',
  'end.story': 'Что делали пришельцы',
  'end.director.0': 'Вторжение держало прежний темп.',
  'end.director.press': 'Вторжение надавило сильнее.',
  'end.director.ease': 'Вторжение ослабило хватку.',
  'end.reason.calm': 'У вас всё было под контролем. Красных континентов: {red}, павших: {fallen}.',
  'end.reason.strained': 'Вам приходилось туго. Красных континентов: {red}, павших: {fallen}.',
  'end.reason.steady': 'Бой шёл на равных. Красных континентов: {red}, павших: {fallen}.',
  'end.reason.usual': 'Выполнено миссий: {missions}. Напряжённость {strain}, обычно после этого раунда {usual}.',
  'end.sent':
    '{ufos, plural, one {{ufos} НЛО} few {{ufos} НЛО} many {{ufos} НЛО} other {{ufos} НЛО}} за {cues, plural, one {{cues} действие} few {{cues} действия} many {{cues} действий} other {{cues} действия}}, {crises, plural, =0 {без кризисов} one {{crises} кризис} few {{crises} кризиса} many {{crises} кризисов} other {{crises} кризиса}}, {enemies, plural, =0 {без врагов} one {{enemies} враг} few {{enemies} врага} many {{enemies} врагов} other {{enemies} врага}}.',
  'end.scrambled':
    '{count, plural, one {{count} действие пришло с помехами.} few {{count} действия пришли с помехами.} many {{count} действий пришло с помехами.} other {{count} действия пришли с помехами.}}',
  'end.new': 'Новая партия',
};
