import type { after as english } from '../../en/later/after.ts';

export const after: Record<keyof typeof english, string> = {
  'after.rematch': 'Реванш',
  'after.same': 'Реванш на том же сиде',
  'after.replay': 'Повтор',
  'after.picture': 'Картинка',
  'after.fell': 'Раунд {round}: {count, plural, one {потерян континент} other {потеряны континенты}} {continents}.',
  'after.minutes':
    '{minutes, plural, one {{minutes} минута} few {{minutes} минуты} many {{minutes} минут} other {{minutes} минуты}}',
  'after.decided': 'Решилось в раунде {round}',
  'after.see': 'Смотреть в повторе',
  'after.rose':
    '{continent}: паника выросла на {by, plural, one {{by} деление} few {{by} деления} many {{by} делений} other {{by} деления}}.',
  'after.rose-fell':
    '{continent}: паника выросла на {by, plural, one {{by} деление} few {{by} деления} many {{by} делений} other {{by} деления}}, континент пал.',
  'after.over':
    'Над континентом {ufos, plural, one {остался {ufos} НЛО} few {осталось {ufos} НЛО} many {осталось {ufos} НЛО} other {осталось {ufos} НЛО}}, {interceptors, plural, =0 {перехватчиков там не было} one {там был {interceptors} перехватчик} few {там было {interceptors} перехватчика} many {там было {interceptors} перехватчиков} other {там было {interceptors} перехватчика}}.',
  'after.orbit':
    'На орбите {ufos, plural, one {остался {ufos} НЛО} few {осталось {ufos} НЛО} many {осталось {ufos} НЛО} other {осталось {ufos} НЛО}}, а спокойнее нигде не было.',
  'after.card': 'Свою роль сыграла карта «{card}».',
  'after.audit': 'Вы потратили больше, чем у вас было.',
  'after.base':
    'База получила {by, plural, one {{by} повреждение} few {{by} повреждения} many {{by} повреждений} other {{by} повреждения}}.',
  'after.enemies':
    'На ней {enemies, plural, one {остался {enemies} враг} few {осталось {enemies} врага} many {осталось {enemies} врагов} other {осталось {enemies} врага}}.',
  'after.final': 'Взвод выполнил последнюю часть финальной миссии при угрозе {threat}.',
  'after.final-lost': 'Последний бросок финальной миссии при угрозе {threat} обернулся неудачей, но успехов хватило.',
  'after.close-panic':
    '{continent}: до падения {left, plural, one {оставалось {left} деление} few {оставалось {left} деления} many {оставалось {left} делений} other {оставалось {left} деления}}.',
  'after.close-base':
    'Ещё {left, plural, one {{left} повреждение} few {{left} повреждения} many {{left} повреждений} other {{left} повреждения}} — и базы бы не стало.',
  'after.close-fallen':
    '{count, plural, one {Пал {count} континент} few {Пали {count} континента} many {Пали {count} континентов} other {Пали {count} континента}}: до доклада о панике вы бы не продержались.',
  'after.told-fell': '{count, plural, one {Пал континент} other {Пали континенты}} {continents}.',
  'after.told-red':
    '{count, plural, one {Красным уже был континент} other {Красными уже были континенты}} {continents}.',
  'after.told-base': 'Базу захлестнули враги.',
  'after.told-final': 'Взвод выполнил последнюю часть финальной миссии.',
  'after.lines': 'Паника по делениям',
  'after.lines-zones': 'Паника по зонам',
  'after.span': 'от подготовки до раунда {round}',
  'after.ufos':
    '{count, plural, one {{count} НЛО на поле} few {{count} НЛО на поле} many {{count} НЛО на поле} other {{count} НЛО на поле}}',
  'after.soldiers':
    '{count, plural, one {{count} боец в фонде} few {{count} бойца в фонде} many {{count} бойцов в фонде} other {{count} бойца в фонде}}',
  'after.interceptors':
    '{count, plural, one {{count} перехватчик в фонде} few {{count} перехватчика в фонде} many {{count} перехватчиков в фонде} other {{count} перехватчика в фонде}}',
  'after.red':
    '{count, plural, one {{count} красный континент} few {{count} красных континента} many {{count} красных континентов} other {{count} красных континента}}',
  'after.damage':
    '{count, plural, one {{count} повреждение базы} few {{count} повреждения базы} many {{count} повреждений базы} other {{count} повреждения базы}}',
  'after.fallen':
    '{count, plural, one {{count} павший континент} few {{count} павших континента} many {{count} павших континентов} other {{count} павших континента}}',
  'after.luckier':
    '{games, plural, =0 {Меньше везло бы едва ли в одной партии из ста.} one {Везло больше, чем в {games} партии из ста.} few {Везло больше, чем в {games} партиях из ста.} many {Везло больше, чем в {games} партиях из ста.} other {Везло больше, чем в {games} партии из ста.}}',
  'after.luck-roles': 'Удача по ролям',
  'after.sent':
    '{ufos, plural, one {{ufos} НЛО} few {{ufos} НЛО} many {{ufos} НЛО} other {{ufos} НЛО}}, {crises, plural, =0 {без кризисов} one {{crises} кризис} few {{crises} кризиса} many {{crises} кризисов} other {{crises} кризиса}}, {enemies, plural, =0 {без врагов} one {{enemies} враг} few {{enemies} врага} many {{enemies} врагов} other {{enemies} врага}}.',
  'after.kept': 'Вторжение держало прежний темп.',
  'after.pressed': 'Вторжение надавило сильнее в {count, plural, one {раунде} other {раундах}} {rounds}.',
  'after.eased': 'Вторжение ослабило хватку в {count, plural, one {раунде} other {раундах}} {rounds}.',
  'after.rounds': 'Раунд за раундом',
};
