import type { explain as english } from '../../en/later/explain.ts';

export const explain: Record<keyof typeof english, string> = {
  'explain.of': '{number} из {count}',
  'explain.skip': 'Пропустить урок',
  'explain.skip-all': 'Пропустить все уроки',
  'explain.waits': 'ждут',
  'explain.clock': 'Часы ждут.',
  'explain.again': 'Со следующего раунда они здесь пойдут.',
  'explain.goal.title': 'Спасите Землю вместе.',
  'explain.goal.text':
    'Вы победите, выполнив финальную миссию. Вы проиграете, если падут два континента или база будет уничтожена.',
  'explain.begin.title': 'Читайте каждое действие вслух.',
  'explain.begin.text':
    'Вы\u00a0— Офицер связи: скажите, чья очередь и что делать. Когда часы идут, «Готово» завершает ход раньше, «Пауза» их останавливает.',
  'explain.scrambled.title': 'Действие пришло раньше срока.',
  'explain.scrambled.text': 'Это помехи пришельцев, и знаете вы ещё не всё. Решайте по тому, что видно.',
  'explain.scanner.title': 'Нажмите на сканер.',
  'explain.scanner.text':
    'Он горит: Офицер связи увидит НЛО, которые ещё появятся в этом раунде. Если их на орбите много, он не горит.',
  'explain.new-technology.title': 'Доберите до шести карт.',
  'explain.new-technology.text':
    'Главный учёный добирает технологии. Исследованная помогает своей роли до конца партии.',
  'explain.new-technology.done': 'На руке шесть',
  'explain.budget.title': 'Возьмите эти кредиты.',
  'explain.budget.text': 'Их хранит Командующий. Каждая единица на поле стоит в этом раунде один кредит.',
  'explain.budget.done': 'Кредиты взяты',
  'explain.ufos-detected.title': 'Выставьте эти НЛО на поле.',
  'explain.ufos-detected.text':
    'Возьмите их из сил вторжения рядом с полем. Красные действия обязательны; опоздаете\u00a0— следующее синее будет вдвое короче.',
  'explain.ufos-detected.done': 'Выставлены',
  'explain.ufos-descend.title': 'Спустите эти НЛО.',
  'explain.ufos-descend.text': 'С орбиты они переходят на названные континенты. Там их могут сбить перехватчики.',
  'explain.ufos-descend.done': 'Спущены',
  'explain.enemy-in-base.title': 'Положите врага на базу.',
  'explain.enemy-in-base.text':
    'Верхняя карта врага\u00a0— лицом вверх на свободное место. Если его не остановить, в конце раунда он повредит базу.',
  'explain.enemy-in-base.done': 'Враг на базе',
  'explain.crisis.title': 'Возьмите два кризиса, оставьте один.',
  'explain.crisis.text': 'Командующий кладёт его в пул кризисов, где он ждёт фазы разрешения. Выберите меньшее зло.',
  'explain.crisis.done': 'Один в пуле',
  'explain.choose-mission.title': 'Возьмите две миссии, оставьте одну.',
  'explain.choose-mission.text':
    'Можно оставить и текущую. На каждое поле врага новой миссии положите карту врага лицом вниз.',
  'explain.choose-mission.done': 'Выбрана',
  'explain.deploy-squad.title': 'Отправьте взвод.',
  'explain.deploy-squad.text':
    'Откройте врагов и отправьте до четырёх бойцов с навыками, что на знаках. На золотом знаке специалист бросает на один кубик больше.',
  'explain.deploy-squad.done': 'Взвод в пути',
  'explain.assign-research.title': 'Выберите технологию для лаборатории.',
  'explain.assign-research.text':
    'Положите туда одну с руки и назначьте до трёх активных учёных. Каждый\u00a0— это кубик.',
  'explain.assign-research.done': 'Работа идёт',
  'explain.emergency-funding.title': 'Возьмите, чего не хватает.',
  'explain.emergency-funding.text':
    'В первом раунде три-четыре кредита окупятся. Потом берите лишь то, чего не хватает: карты должно хватить на всю партию.',
  'explain.emergency-funding.done': 'Этого хватит',
  'explain.deploy-satellites.title': 'Отправьте спутники на орбиту.',
  'explain.deploy-satellites.text':
    'Там они сбивают НЛО. Те, что останутся, повысят панику и создадут помехи в следующем раунде.',
  'explain.deploy-satellites.done': 'На орбите',
  'explain.deploy-interceptors.title': 'Отправьте перехватчики.',
  'explain.deploy-interceptors.text':
    'Они сбивают НЛО над своим континентом. Вылетают только сейчас, и каждый стоит кредит.',
  'explain.deploy-interceptors.done': 'Они в воздухе',
  'explain.defend-base.title': 'Отправьте бойцов на базу.',
  'explain.defend-base.text': 'Там они сражаются с врагами. Посмотрите, каких навыков требуют карты врагов.',
  'explain.defend-base.done': 'Они готовы',
  'explain.final-mission.title': 'Переверните план вторжения.',
  'explain.final-mission.text':
    'На обороте финальная миссия: выполните её\u00a0— и победите. На каждое поле врага положите карту врага лицом вниз.',
  'explain.final-mission.done': 'Перевёрнут',
  'explain.deploy-final-squad.title': 'Отправьте взвод на финальную миссию.',
  'explain.deploy-final-squad.text': 'Как и на любую: откройте врагов и отправьте до четырёх бойцов.',
  'explain.deploy-final-squad.done': 'Взвод в пути',
  'explain.ending.title': 'Примените последние карты.',
  'explain.ending.text':
    'Карты этой фазы можно применять в любом действии, сейчас\u00a0— в последний раз. Дальше без часов: всё решают кубики.',
  'explain.ending.done': 'Мы готовы',
  'explain.resolution.title': 'Теперь не спешите.',
  'explain.resolution.text':
    'Дальше четырнадцать шагов без часов. Отмечайте сделанное; большая кнопка ведёт к следующему шагу.',
  'explain.audit.title': 'Заплатите за единицы.',
  'explain.audit.text': 'По кредиту за каждую единицу на поле. Чего не хватит, обернётся паникой.',
  'explain.recruit.title': 'Потратьте остаток.',
  'explain.recruit.text': 'За кредит\u00a0— боец или перехватчик. Что не потрачено, пропадает.',
  'explain.crises.title': 'Теперь бьют кризисы.',
  'explain.crises.text': 'Командующий читает их вслух по порядку, и вы делаете, что сказано.',
  'explain.dice.title': 'Бросайте, пока не страшно.',
  'explain.dice.text':
    'По кубику за единицу и кубик пришельцев; две грани из шести\u00a0— успех. Если на нём не больше угрозы, платят единицы, а угроза растёт с броском.',
  'explain.elite.title': 'Обучите элитного бойца.',
  'explain.elite.text':
    'Поставьте бойца на «Школу офицеров» Командующего. Элитный бросает на один кубик больше в каждой задаче, пока не погибнет.',
  'explain.critical.title': 'Следите за красными делениями.',
  'explain.critical.text':
    'Когда повреждения базы доходят до одного из них, сразу срабатывает план вторжения: его разыгрывает Командир взвода.',
  'explain.salvage.title': 'Потратьте трофеи.',
  'explain.salvage.text':
    'Убитые враги\u00a0— это трофеи Главного учёного. Некоторые карты требуют их сбросить: посмотрите, кому они пригодятся.',
  'explain.research.title': 'Исследуйте по лабораториям.',
  'explain.research.text': 'Каждый успех\u00a0— жетон на технологию. Набрали её стоимость\u00a0— она действует сразу.',
  'explain.orbital-defense.title': 'Сбивайте НЛО на орбите.',
  'explain.orbital-defense.text':
    'Каждый успех уничтожает один. Каждый оставшийся повышает панику там, где она ниже всего.',
  'explain.global-defense.title': 'Сбивайте НЛО над континентами.',
  'explain.global-defense.text':
    'Континент за континентом, как решит Командующий. Каждый оставшийся НЛО повышает там панику.',
  'explain.base-defense.title': 'Сражайтесь с врагами на базе.',
  'explain.base-defense.text':
    'Ставьте бойцов на знаки врага, по одному на каждый, и бросайте. Угроза между врагами не сбрасывается, и каждый оставшийся вредит базе.',
  'explain.base-destroyed.title': 'Посмотрите на повреждения базы.',
  'explain.base-destroyed.text': 'Приложение не видит поля, поэтому спрашивает. На оранжевом делении партия проиграна.',
  'explain.missions.title': 'Выполняйте миссию.',
  'explain.missions.text':
    'Часть за частью, слева направо; угроза между ними не сбрасывается. Остановиться можно всегда; что сделано, то сделано.',
  'explain.panic-report.title': 'Доложите о панике.',
  'explain.panic-report.text':
    'Переместите каждый континент на цвет его деления. Если на оранжевом два, партия проиграна.',
  'explain.mission-report.title': 'Доложите о миссии.',
  'explain.mission-report.text': 'Каждая выполненная миссия приближает финальную, а с ней и победу.',
  'explain.refresh.title': 'Активируйте неактивное.',
  'explain.refresh.text': 'Все карты, а из единиц спутники и учёных в резерве. С этого момента карты применять нельзя.',
  'explain.return-units.title': 'Верните единицы в резерв.',
  'explain.return-units.text': 'Кроме бойцов на невыполненной миссии. Неактивные пропускают следующий раунд.',
  'explain.orbit-report.title': 'Сосчитайте НЛО на орбите.',
  'explain.orbit-report.text': 'Чем их больше, тем больше действий придёт с помехами.',
};
