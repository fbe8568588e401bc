import { expect, test } from 'vitest';
import { standardCards } from '../content/standard/pack.ts';
import { cardWords as german } from './de/cards/index.ts';
import { cardWords as english } from './en/cards/index.ts';
import { cardWords as russian } from './ru/cards/index.ts';
import { cardWords as chinese } from './zh-Hant/cards/index.ts';

const books = [english, german, russian, chinese];

/** How texts express each fact of the card data, in English, German, Russian and Chinese. */
const phrases: Readonly<Record<string, readonly [RegExp, RegExp, RegExp, RegExp]>> = {
  'do destroy-ufos': [/destroy/, /zerstört/, /уничтожьте/, /摧毀/],
  'do move-ufos': [/move/, /verlegt/, /переместите|спустите/, /移到/],
  'do place-ufos': [/place/, /platziert/, /выставьте/, /放/],
  'do raise-panic': [/raise panic|panic by/, /erhöht die panik|panik .*erhöhen/, /повысьте|повысить/, /恐慌 \+/],
  'do lower-panic': [/lower panic/, /senkt die panik/, /понизьте панику/, /恐慌 −/],
  'do gain-credits': [/add . credit/, /credits? (kommt|kommen|auf)/, /добавьте . кредит/, /(資金|預算)多/],
  'do lose-credits': [/lose . credits/, /credits vom notfallfonds|verliert/, /(уберите|убрать) . кредит/, /資金失去/],
  'do reroll': [/re-roll/, /werft .* neu/, /перебросьте/, /重擲/],
  'dice failures': [/failed/, /ohne erfolg/, /без успеха/, /沒成功/],
  'dice alien': [/its alien die/, /werft den alien-würfel/, /перебросьте кубик пришельцев/, /重擲外星骰/],
  'dice all': [/all .*alien die/, /alle .*alien-würfel/, /все .*кубик пришельцев/, /所有.*外星骰/],
  'do turn-dice': [/turn . failed/, /dreht/, /превратите/, /轉成成功/],
  'do raise-alien-die': [/to the alien die/, /erhöht den alien-würfel/, /к кубику пришельцев/, /外星骰 \+/],
  'do add-dice': [
    /before a roll.*: add . di/,
    /vor einem wurf.* mehr/,
    /перед броском.*добавьте . кубик/,
    /擲骰前.*多擲/,
  ],
  'do add-successes': [/add . success/, /erfolge? mehr/, /добавьте . успех/, /個成功/],
  'do forgive-loss': [/after a roll: ignore/, /nach einem wurf.*wendet/, /после броска.*отмените/, /擲骰後.*抵銷/],
  'do lower-threat': [/before a roll: lower threat/, /senkt die bedrohung/, /понизьте угрозу/, /威脅值 −/],
  'do ready-units': [/ready . exhausted/, /frischt/, /активируйте/, /恢復待命/],
  'do exhaust-units': [
    /exhaust .*then from reserve/,
    /erschöpf.*dann aus der reserve/,
    /деактив.*потом из резерва/,
    /耗用.*最後/,
  ],
  'do kill-units': [
    /dies|goes to the recruitment pool/,
    /stirbt|in den nachschub/,
    /погибает|в фонд вербовки/,
    /陣亡|招募區/,
  ],
  'do recruit-units': [
    /from the recruitment pool to reserve/,
    /nachschub-pool in die reserve/,
    /вербовки в резерв/,
    /移到儲備區/,
  ],
  'do move-units': [/move .* from reserve/, /aus der reserve/, /из резерва на/, /儲備區/],
  'do promote-units': [/becomes elite/, /wird elitesoldat/, /становится элитным/, /成為菁英/],
  'who chosen': [/not in the recruitment pool/, /nicht im nachschub-pool/, /не из фонда вербовки/, /不在招募區/],
  'who placed': [/^place/, /hierher/, /^поставьте/, /在此卡放/],
  'do draw-techs': [/draw . techs/, /zieht . technologien/, /возьмите . технологии/, /抽 . 張科技卡/],
  'do swap-techs': [/then draw/, /zieht ebenso/, /возьмите столько же/, /再抽/],
  'do draw-enemies': [/draw . enemy/, /feind vom stapel/, /врага из колоды/, /抽 . 張敵人卡/],
  'do remove-enemies': [/discard . enemy/, /legt . feind/, /сбросьте . врага/, /棄掉.*敵人/],
  'do damage-base': [/damage to the base/, /schaden am stützpunkt/, /повреждение/, /點傷害/],
  'do repair-base': [/repair/, /repariert/, /почините/, /修復/],
  'do gain-salvage': [/gain . salvage|salvage, gain ./, /erhaltet . artefakt/, /получите . трофей/, /獲得.*殘骸/],
  'do lose-salvage': [
    /salvage, lose up to ./,
    /artefakte, verliert bis zu ./,
    /трофеи, потеряйте до ./,
    /殘骸的話，失去/,
  ],
  'do discard-crises': [/discard . crisis/, /legt . krise/, /сбросьте . кризис/, /棄掉危機區/],
  'do add-crises': [/draw . crisis/, /zieht . krise/, /возьмите . кризис/, /抽 . 張危機卡/],
  'do ready-cards': [/ready . exhausted card/, /erschöpfte karte/, /неактивную карту/, /卡片恢復待命/],
  'do lengthen-cue': [/open cue/, /aktion dauert/, /действие длится/, /指示延長/],
  'do add-pause': [/pause time/, /pausenzeit/, /время паузы/, /暫停時間/],
  'on chosen': [
    /of your choice|a continent/,
    /eurer wahl|einem kontinent/,
    /по вашему выбору|с континента/,
    /自選一洲|任一洲/,
  ],
  'on most-panicked': [/most panicked/, /am höchsten/, /выше всего/, /恐慌度最高/],
  'on least-panicked': [/least panicked/, /am geringsten/, /самом спокойном|самый спокойный/, /恐慌度最低/],
  'on base-continent': [
    /base continent/,
    /kontinent des stützpunkts|dessen kontinent/,
    /континент.? базы/,
    /基地所在的洲/,
  ],
  'on mission-continent': [/panic in/, /panik in/, /панику в/, /洲恐慌/],
  'on each': [/on each/, /auf jedem/, /на каждом/, /每一洲/],
  'where with-ufos': [/with ufos/, /mit ufos/, /с нло/, /有 ufo/],
  'where without-interceptors': [/without interceptors/, /ohne abfangjäger/, /без перехватчиков/, /沒有攔截機/],
  'where yellow': [/each yellow/, /jedem gelben/, /каждом жёлтом/, /黃色的每一洲/],
  'where red': [/each red/, /jedem roten/, /каждом красном/, /紅色的每一洲/],
  'count soldiers-in-base': [/soldiers in base/, /soldaten den stützpunkt/, /базу защищает/, /基地防禦區的士兵/],
  'count satellites-in-orbit': [/satellites in orbit/, /satelliten im orbit/, /на орбите .* спутник/, /軌道上的衛星/],
  'count interceptors-on-continents': [/interceptors on/, /abfangjägern auf/, /на континентах/, /各洲的攔截機/],
  'count soldiers-on-missions': [/soldiers or more on missions/, /auf einsätzen/, /на миссиях/, /任務上有/],
  'count techs-in-play': [/researched techs/, /erforschten technologien/, /исследовано .* технологий/, /已研究的科技/],
  'count damage': [/damage or more/, /mindestens . schaden/, /не меньше . повреждений/, /至少有 . 點傷害/],
  'count salvage': [
    /if you have (no )?salvage/,
    /habt ihr (kein|artefakte)/,
    /если (трофеев нет|у вас есть трофеи)/,
    /有殘骸/,
  ],
  'kind any': [
    /unit|soldier or interceptor/,
    /einheit|soldat oder abfang/,
    /единицу|бойца или перехватчик/,
    /單位|士兵或/,
  ],
  'kind soldier': [/soldier/, /soldat/, /боец|бойц/, /士兵/],
  'kind interceptor': [/interceptor/, /abfangjäger/, /перехватчик/, /攔截機/],
  'kind satellite': [/satellites/, /satelliten/, /спутника/, /衛星/],
  'kind scientist': [/scientists?/, /wissenschaftler/, /учён/, /科學家/],
  'is no-salvage': [/leaves no salvage/, /hinterlässt kein artefakt/, /не оставляет трофея/, /不會留下殘骸/],
  'is kills-on': [/also a loss when/, /auch bei einer . auf/, /тоже считается неудачей/, /也算損傷/],
  'is heals': [/loses . success/, /verliert er . erfolg/, /теряет . успех/, /移除.*成功/],
  'is damage': [/deals . damage/, /verursacht er . schaden/, /наносит . повреждения/, /造成.*傷害/],
  'is threat': [/threat is at least/, /bedrohung ist mindestens/, /угроза не ниже/, /威脅值至少/],
  'is needs': [/needs . successes/, /braucht . erfolge/, /нужны [2-4] успеха|нужно [5-9] успехов/, /需要.*成功/],
  'is no-elite': [/add no extra die/, /keinen zusätzlichen würfel/, /элита не даёт доп\. кубика/, /不給額外的骰/],
  'is kills-all': [/kills every soldier/, /tötet alle soldaten/, /погибают все бойцы/, /全部陣亡/],
};

/** Fields of the card data that have phrases. `from` and `to` are part of the verb's phrase. */
const facets = ['do', 'on', 'where', 'count', 'kind', 'who', 'dice', 'is'];

/** Returns the facts in a card's data that its text must express, such as `do raise-panic` or `on most-panicked`. */
const factsIn = (facts: unknown): string[] => {
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' && facets.includes(name) ? [`${name} ${value}`] : factsIn(value),
  );
};

const { techs, assets, crises, missions, enemies, plans } = standardCards;

/** Cards with their facts, and their texts in the order of the languages. */
const cardTexts = [
  ...[...techs, ...assets, ...crises].map(({ id, effects }) => ({ id, facts: factsIn(effects) })),
  ...missions.map(({ id, rewards }) => ({ id, facts: factsIn(rewards) })),
  ...enemies.map((enemy) => ({ id: enemy.id, facts: 'rule' in enemy ? factsIn(enemy.rule) : [] })),
].map((card) => ({ ...card, texts: books.map(({ cards }) => cards[card.id]?.text ?? '') }));
const planTexts = plans.flatMap(({ id, critical, parts }) => [
  { id, facts: factsIn(critical), texts: books.map((book) => book.plans[id].text) },
  ...parts.map((part, i) => ({
    id,
    facts: 'rule' in part ? factsIn(part.rule) : [],
    texts: books.map((book) => book.plans[id].parts[i] ?? ''),
  })),
]);

test('CRD-7 each text expresses the verbs, aims and conditions in the card’s data', () => {
  const faults = [...cardTexts, ...planTexts].flatMap(({ id, facts, texts }) =>
    facts.flatMap((fact) =>
      texts.flatMap((text, i) => (phrases[fact]?.[i]?.test(text.toLowerCase()) ? [] : [`${id}: ${fact} in “${text}”`])),
    ),
  );
  expect(faults).toEqual([]);
});

/** Facts whose phrases also match prices, conditions or other verbs, so a match does not prove the fact. */
const ambiguous =
  /^(do (add-successes|damage-base|\w+-credits|kill-units|move-\w+|place-ufos|raise-panic|ready-units|remove-enemies)|dice failures|kind \w+|on chosen|on mission-continent|who placed)$/;

test('CRD-7 no text expresses a fact that is not in the card’s data', () => {
  const specific = Object.entries(phrases).filter(([fact]) => !ambiguous.test(fact));
  expect(specific.length).toBeGreaterThan(40);
  const faults = [...cardTexts, ...planTexts].flatMap(({ id, facts, texts }) =>
    specific
      .filter(([fact]) => !facts.includes(fact))
      .flatMap(([fact, ways]) =>
        texts.flatMap((text, i) => (ways[i]?.test(text.toLowerCase()) ? [`${id}: ${fact} in “${text}”`] : [])),
      ),
  );
  expect(faults).toEqual([]);
});
