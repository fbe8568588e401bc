import { stemmer as stem } from '@orama/stemmers/russian';
import { cardWords } from '../../../src/i18n/ru/cards/index.ts';
import { words as evolution } from '../../../src/i18n/ru/evolution/index.ts';
import { words as first } from '../../../src/i18n/ru/first/index.ts';
import { words as later } from '../../../src/i18n/ru/later/index.ts';
import { commonWords, referenceTexts, searchWords, synonyms } from '../../../src/i18n/ru/reference/index.ts';
import type { Tested } from '../tested.ts';
import { glossary } from './glossary.ts';
import { phrases } from './phrases.ts';
import { everydayWords, questions } from './questions.ts';
import { searches } from './searches.ts';

export const ru: Tested = {
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
  stem,
  searches,
  questions,
  everydayWords,
  phrases,
  phases: {
    timed: 'в фазе реального времени',
    resolution: 'в фазе разрешения',
    both: 'в любой фазе',
  },
  tasks: {
    research: 'исследования',
    'orbital-defense': 'орбитальной обороны',
    'global-defense': 'глобальной обороны',
    'base-defense': 'защиты базы',
    mission: 'миссии',
    'final-mission': 'миссии',
  },
  costs: {
    exhaust: /деактивируйте/,
    place: /поставьте сюда \d (бойца|бойцов|спутник|учёного)/,
    salvage: /сбросьте \d трофей/,
  },
  roundNumbers: ['четвёрт', 'пят', 'шест', 'седьм', 'восьм', 'девят', 'десят'],
  wrongWords: {
    soldier: /солдат/iu,
    'squad-leader': /командир отряда/iu,
    'chief-scientist': /научный руководитель/iu,
    recruit: /(?<!\p{L})нанят|нанима|наём/iu,
    'skill-icon': /знач(ок|к)/iu,
    scanner: /(?<!\p{L})скан(?!\p{L})/iu,
    loss: /прости(те|ть)|(?<!\p{L})провал/iu,
    exhausted: /истощ/iu,
    'timed-phase': /конец фазы(?! реального времени)/iu,
    'final-mission': /последн\p{L}+ мисси/iu,
    salvage: /артефакт/iu,
    'emergency-funding': /экстренных|экстренн\p{L}+ фонд/iu,
    squad: /(?<!\p{L})отряд/iu,
    damage: /(?<!критическ\p{L}+ )(?<!\p{L})урон/iu,
    report: /отчёт/iu,
    box: /с коробкой|без коробки/iu,
    app: /программ/iu,
  },
};
