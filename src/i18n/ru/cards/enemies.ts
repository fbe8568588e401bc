import type { TextsOf } from '../../cards.ts';

export const enemies: TextsOf<'enemies'> = {
  'sectoid-scout': { name: 'Сектоид-разведчик' },
  'sectoid-drone': { name: 'Сектоид-рабочий' },
  'sectoid-commander': { name: 'Сектоид-кукловод', text: 'После броска, который его не убил, теряет 1 успех.' },
  'muton-grunt': { name: 'Мутон-рядовой' },
  'muton-brawler': { name: 'Мутон-громила' },
  'muton-elite': { name: 'Мутон-ветеран', text: 'Оставшись на базе, наносит 2 повреждения.' },
  'floater-raider': { name: 'Летун-налётчик' },
  'floater-gunner': { name: 'Летун-стрелок' },
  'outsider-shard': { name: 'Изгой-осколок' },
  'outsider-prism': { name: 'Изгой-призма', text: 'Не оставляет трофея.' },
  'thin-man-courier': { name: 'Дохляк-курьер' },
  'thin-man-spitter': { name: 'Дохляк-плевун', text: 'Если на кубике пришельцев 8, бросок тоже считается неудачей.' },
  'chryssalid-stalker': { name: 'Криссалид-ловец' },
  'chryssalid-brood': {
    name: 'Выводок криссалидов',
    text: 'Если на кубике пришельцев 7, бросок тоже считается неудачей.',
  },
  'cyberdisc-hunter': { name: 'Кибердиск-охотник' },
  'cyberdisc-mender': { name: 'Кибердиск-ремонтник', text: 'После броска, который его не убил, теряет 1 успех.' },
  'sectopod-walker': { name: 'Сектопод-шагоход' },
  'sectopod-siege': { name: 'Сектопод-таран', text: 'Оставшись на базе, наносит 2 повреждения.' },
  'ethereal-adept': { name: 'Эфириал-адепт' },
  'ethereal-lord': { name: 'Эфириал-владыка', text: 'Не оставляет трофея.' },
};
