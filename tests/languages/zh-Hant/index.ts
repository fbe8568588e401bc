import { cardWords } from '../../../src/i18n/zh-Hant/cards/index.ts';
import { words as evolution } from '../../../src/i18n/zh-Hant/evolution/index.ts';
import { words as first } from '../../../src/i18n/zh-Hant/first/index.ts';
import { words as later } from '../../../src/i18n/zh-Hant/later/index.ts';
import { commonWords, referenceTexts, searchWords, synonyms } from '../../../src/i18n/zh-Hant/reference/index.ts';
import type { Tested } from '../tested.ts';
import { glossary } from './glossary.ts';
import { phrases } from './phrases.ts';
import { everydayWords, questions } from './questions.ts';
import { searches } from './searches.ts';

export const zhHant: Tested = {
  words: {
    ...first,
    ...later,
    ...evolution,
  },
  glossary,
  cardWords,
  referenceTexts,
  searchWords,
  commonWords,
  synonyms,
  stem: (word) => word,
  searches,
  questions,
  everydayWords,
  phrases,
  phases: {
    timed: '計時階段',
    resolution: '解決階段',
    both: '任一階段',
  },
  tasks: {
    research: '研究',
    'orbital-defense': '軌道防禦',
    'global-defense': '全球防禦',
    'base-defense': '基地防禦',
    mission: '任務',
    'final-mission': '任務',
  },
  costs: {
    exhaust: /耗用此卡/,
    place: /放 \d [名枚](士兵|衛星|科學家)/,
    salvage: /棄掉 \d 張殘骸/,
  },
  roundNumbers: ['第 4', '第 5', '第 6', '第 7', '第 8', '第 9', '第 10'],
  wrongWords: {
    commander: /指揮官/u,
    'central-officer': /中央情報官|指揮中心/u,
    'squad-leader': /小隊長/u,
    board: /圖版/u,
    health: /生命值/u,
    'skill-icon': /圖示/u,
    reward: /獎勵/u,
    elite: /精英/u,
    'invasion-plan': /計劃/u,
    'time-expired': /時間到/u,
    role: /職業/u,
    part: /最後一部分|\} 個?部分/u,
    threat: /威脅(?![值軌])/u,
    satellite: /顆衛星/u,
    stop: /收手/u,
    undo: /收回/u,
    table: /遊戲桌|虛擬桌/u,
    app: /程式/u,
  },
};
