import { describe, expect, test } from 'vitest';
import { makeSearch } from '../../src/client/learn/reference/search.ts';
import { type EntryId, type Language, languages } from '../../src/i18n/index.ts';
import { tested } from '../languages/index.ts';

/** The subjects of EVO-37: the entry about each, and in each language words of its title and a plain question. */
const subjects: readonly (readonly [
  EntryId,
  Readonly<Record<Language, readonly [title: string, question: string]>>,
])[] = [
  [
    'expansion',
    {
      en: ['Evolution', 'how do I turn on Evolution'],
      de: ['Evolution', 'Wie schalte ich Evolution ein?'],
      ru: ['Evolution', 'как включить Evolution'],
      'zh-Hant': ['Evolution', '怎麼打開 Evolution'],
    },
  ],
  [
    'sabotage',
    {
      en: ['EXALT tokens', 'what do EXALT tokens do'],
      de: ['EXALT-Marker', 'Was machen EXALT-Marker?'],
      ru: ['жетоны EXALT', 'что делают жетоны EXALT'],
      'zh-Hant': ['EXALT 標記', 'EXALT 標記做什麼'],
    },
  ],
  [
    'dangerous-tasks',
    {
      en: ['dangerous tasks', 'when is a task dangerous'],
      de: ['gefährliche Aufträge', 'Wann ist ein Auftrag gefährlich?'],
      ru: ['опасные задачи', 'когда задача опасна'],
      'zh-Hant': ['危險的檢定', '檢定什麼時候危險'],
    },
  ],
  [
    'dangerous-tasks',
    {
      en: ['removing tokens', 'how do we remove a token'],
      de: ['Marker entfernen', 'Wie entferne ich einen Marker?'],
      ru: ['снятие жетонов', 'как снять жетон'],
      'zh-Hant': ['移除標記', '怎麼移除標記'],
    },
  ],
  [
    'dangerous-tasks',
    {
      en: ['rolling on', 'can I roll on when the task is done'],
      de: ['weiterwürfeln', 'Darf ich weiterwürfeln, wenn der Auftrag fertig ist?'],
      ru: ['ради жетона', 'можно ли бросать дальше ради жетона'],
      'zh-Hant': ['繼續擲骰', '檢定完成了還能繼續擲嗎'],
    },
  ],
  [
    'destruction-cards',
    {
      en: ['destruction cards', 'when do we draw a destruction card'],
      de: ['Zerstörungskarten', 'Wann ziehen wir eine Zerstörungskarte?'],
      ru: ['карты разрушений', 'когда брать карту разрушений'],
      'zh-Hant': ['毀損卡', '什麼時候抽毀損卡'],
    },
  ],
  [
    'destruction-cards',
    {
      en: ['Emergency Funding', 'is a destruction card paid from Emergency Funding'],
      de: ['Notfallfonds', 'Zahlt der Notfallfonds für Zerstörungskarten?'],
      ru: ['экстренное финансирование', 'карту разрушений платят из экстренного финансирования?'],
      'zh-Hant': ['緊急資金', '毀損卡用緊急資金付嗎'],
    },
  ],
  [
    'mec-troopers',
    {
      en: ['MEC troopers', 'how do I get a MEC trooper'],
      de: ['MEC-Soldaten', 'Wie bekomme ich einen MEC-Soldaten?'],
      ru: ['бойцы МЭК', 'как получить бойца МЭК'],
      'zh-Hant': ['MEC 士兵', '怎麼得到 MEC 士兵'],
    },
  ],
  [
    'meld',
    {
      en: ['Meld', 'when do I get the Meld reward'],
      de: ['Meld', 'Wann bekomme ich die Meld-Belohnung?'],
      ru: ['Meld', 'когда дают награду Meld'],
      'zh-Hant': ['Meld', '什麼時候拿 Meld 獎賞'],
    },
  ],
  [
    'token-list',
    {
      en: ['tokens on tasks', 'where does the app list tokens'],
      de: ['Marker auf Aufträgen', 'Wo ist die Liste der Marker?'],
      ru: ['жетоны на задачах', 'где список жетонов'],
      'zh-Hant': ['檢定上的標記', '標記的清單在哪裡'],
    },
  ],
  [
    'own-box',
    {
      en: ['My box', 'my box lacks a plan'],
      de: ['Unsere Schachtel', 'In unserer Schachtel fehlt ein Plan'],
      ru: ['Моя коробка', 'в нашей коробке нет плана'],
      'zh-Hant': ['我的盒子', '我的盒子缺一個計畫'],
    },
  ],
  [
    'evolution-plans',
    {
      en: ['the two plans', 'what are the two plans of Evolution called'],
      de: ['die zwei Pläne', 'Wie heißen die zwei Pläne von Evolution?'],
      ru: ['два плана', 'как называются два плана Evolution'],
      'zh-Hant': ['兩個計畫', 'Evolution 的兩個計畫叫什麼'],
    },
  ],
  [
    'mec-troopers',
    {
      en: ['the score', 'do MEC troopers count in the score'],
      de: ['Wertung', 'Zählen MEC-Soldaten bei der Wertung?'],
      ru: ['счёт', 'считаются ли бойцы МЭК в счёте'],
      'zh-Hant': ['分數', 'MEC 士兵算分嗎'],
    },
  ],
];

describe.each(languages)('the reference in %s', (language) => {
  const { referenceTexts: texts, ...book } = tested[language];
  const search = makeSearch({ language, texts, ...book });

  test('EVO-37 has each of the thirteen subjects of Evolution in a title, and finds it by a plain question', () => {
    expect(subjects.length).toBe(13);
    for (const [entry, { [language]: words }] of subjects) {
      const [title, question] = words;
      expect(texts[entry].title.toLowerCase()).toContain(title.toLowerCase());
      const found = search.find(question).map(({ id }) => id);
      expect([question, found.slice(0, 2).includes(entry)]).toEqual([question, true]);
    }
  });
});
