import type { screens as english } from '../../en/evolution/screens.ts';

export const screens: Record<keyof typeof english, string> = {
  'evolution.thing.evolution-decks': 'Карты Evolution',
  'evolution.thing.evolution-destruction': 'Карты разрушений',
  'evolution.thing.evolution-tokens': 'Жетоны EXALT',
  'evolution.thing.evolution-mecs': 'Бойцы МЭК',
  'evolution.thing.evolution-die': 'Шестигранный кубик пришельцев',
  'evolution.thing.evolution-assets': 'Новые активы',
  'evolution.lay.evolution-decks': 'Замешайте технологии, кризисы и миссии Evolution в их колоды.',
  'evolution.lay.evolution-destruction': 'Перемешайте лицом вниз, рядом со шкалой повреждений.',
  'evolution.lay.evolution-tokens': 'Перемешайте все лицом вниз, рядом с полем.',
  'evolution.lay.evolution-mecs': 'Всех трёх в запас, никого в резерв.',
  'evolution.lay.evolution-die': 'Рядом с восьмигранным.',
  'evolution.lay.evolution-assets': 'Раздайте ролям активы Evolution, как сказано в вашей брошюре.',
  'evolution.line.six-sided': 'Здесь лежит жетон EXALT: берите шестигранный кубик пришельцев.',
  'evolution.line.clear': 'Успех может снять жетон здесь, вместо того чтобы считаться.',
  'evolution.line.roll-on': 'Всё сделано, а жетон остался: можно бросать дальше ради него.',
  'evolution.line.mec-upkeep': 'Бойцы МЭК на поле стоят по кредиту.',
  'evolution.line.mec-buy': 'Бойцов МЭК здесь не купить.',
  'evolution.line.crisis-damage':
    'Кризис повредил базу: жёлтое деление с «!» даёт карту разрушений, красное — эффект плана.',
  'evolution.line.spaces':
    'За каждое деление, на которое встаёт маркер, по очереди: «!» даёт карту разрушений, красное — эффект плана.',
  'evolution.line.two-credits':
    'Карта просит 2 кредита или потерю: кредиты берут из экстренного финансирования, а не из бюджета.',
  'evolution.line.meld': 'На миссии жетон Meld, и она выполнена сейчас: получите и награду Meld.',
  'evolution.line.meld-off': 'Снимите жетон Meld с миссии, которая не выполнена.',
  'evolution.line.mec-home': 'Бойцы МЭК возвращаются домой, как другие бойцы.',
  'evolution.line.cleared': 'Карты разрушений и снятые жетоны возвращаются, как сказано в вашей брошюре.',
  'evolution.plan-name': 'Название плана на вашей карте',
  'evolution.plan-note':
    'Мы не знаем, как он называется. Возьмите тот план Evolution, который найдёте первым, и впишите название: на этом устройстве он будет зваться так везде.',
  'evolution.board': 'Жетоны на задачах',
  'evolution.board-note':
    'Подсказка, если хотите: нажмите на место за каждый жетон. Кубики будут знать, какие задачи опасны.',
  'evolution.place':
    '{place}: {tokens, plural, =0 {нет жетонов} one {{tokens} жетон} few {{tokens} жетона} many {{tokens} жетонов} other {{tokens} жетона}}',
  'evolution.place.lab': 'Лаб. {lab}',
  'evolution.place.base': 'База',
  'evolution.place.mission': 'Миссия',
  'evolution.less': 'На один меньше: {place}',
  'evolution.dangerous': 'Опасно: шестигранный кубик',
  'evolution.tokens-here': 'Жетонов здесь',
  'evolution.clears': 'сделано, и жетон снят',
  'evolution.clears-one': 'жетон снят',
  'evolution.stop-done':
    '{rolls, plural, =0 {Закончить: бросать не стоит} one {Закончить: лучше остановиться после {rolls} броска} few {Закончить: лучше остановиться после {rolls} бросков} many {Закончить: лучше остановиться после {rolls} бросков} other {Закончить: лучше остановиться после {rolls} броска}}',
  'evolution.stop-clear':
    '{rolls, plural, =0 {Снять и жетон: не стоит} one {Снять и жетон: лучше остановиться после {rolls} броска} few {Снять и жетон: лучше остановиться после {rolls} бросков} many {Снять и жетон: лучше остановиться после {rolls} бросков} other {Снять и жетон: лучше остановиться после {rolls} броска}}',
  'evolution.stop-on':
    '{rolls, plural, =0 {Бросать дальше не стоит} one {Лучше остановиться ещё через {rolls} бросок} few {Лучше остановиться ещё через {rolls} броска} many {Лучше остановиться ещё через {rolls} бросков} other {Лучше остановиться ещё через {rolls} броска}}',
  'evolution.stop-on-note': 'Если неудача стоит столько же, сколько снятый жетон.',
  'evolution.stop-note': 'Если неудача так же плоха, как хороша задача. Считая со следующего броска.',
  'evolution.score':
    'Фигурки Evolution, которые с начала ждут в запасе, потерянными не считаются. В источниках этого нет; это наше.',
};
