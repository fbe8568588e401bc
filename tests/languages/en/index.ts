import { stemmer as stem } from '@orama/stemmers/english';
import { cardWords } from '../../../src/i18n/en/cards/index.ts';
import { words as evolution } from '../../../src/i18n/en/evolution/index.ts';
import { words as first } from '../../../src/i18n/en/first/index.ts';
import { words as later } from '../../../src/i18n/en/later/index.ts';
import { commonWords, referenceTexts, searchWords, synonyms } from '../../../src/i18n/en/reference/index.ts';
import type { Tested } from '../tested.ts';
import { glossary } from './glossary.ts';
import { phrases } from './phrases.ts';
import { everydayWords, questions } from './questions.ts';
import { searches } from './searches.ts';

export const en: Tested = {
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
    timed: 'in the timed phase',
    resolution: 'in the resolution phase',
    both: 'in either phase',
  },
  tasks: {
    research: 'research',
    'orbital-defense': 'orbital defence',
    'global-defense': 'global defence',
    'base-defense': 'base defence',
    mission: 'mission',
    'final-mission': 'any mission',
  },
  costs: {
    exhaust: /exhaust in/,
    place: /place \d (soldier|satellite|scientist)s? here/,
    salvage: /discard \d salvage/,
  },
  roundNumbers: ['fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'],
  wrongWords: {
    'recruitment-pool': /(?<!crisis )(?<!recruitment )\bpool\b/iu,
    'final-mission': /final squad|last mission/iu,
    'success-token': /success markers?|marker on the tech/iu,
    recruit: /recruit\w*:? (an? |\d+ |\{count\} )?interceptor/iu,
    'timed-phase': /real-?time phase/iu,
    'resolution-phase': /evaluation phase/iu,
    salvage: /\b(artifacts?|artefacts?|wreckage)\b/iu,
    loss: /\bfailures?\b/iu,
    'invasion-plan': /alien plan/iu,
    cue: /\bcues?\b/iu,
    'base-defense': /\bdefenses?\b/iu,
    role: /\b(he|him|his)\b/iu,
    undo: /\btake back your\b|\bto take back\b/iu,
  },
};
