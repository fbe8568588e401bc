import { stemmer as stem } from '@orama/stemmers/german';
import { cardWords } from '../../../src/i18n/de/cards/index.ts';
import { words as evolution } from '../../../src/i18n/de/evolution/index.ts';
import { words as first } from '../../../src/i18n/de/first/index.ts';
import { words as later } from '../../../src/i18n/de/later/index.ts';
import { commonWords, referenceTexts, searchWords, synonyms } from '../../../src/i18n/de/reference/index.ts';
import type { Tested } from '../tested.ts';
import { glossary } from './glossary.ts';
import { phrases } from './phrases.ts';
import { everydayWords, questions } from './questions.ts';
import { searches } from './searches.ts';

export const de: Tested = {
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
    timed: 'in der Echtzeitphase',
    resolution: 'in der Auswertungsphase',
    both: 'in beliebiger Phase',
  },
  tasks: {
    research: 'forschung',
    'orbital-defense': 'orbitalen verteidigung',
    'global-defense': 'globalen verteidigung',
    'base-defense': 'verteidigung des stützpunkts',
    mission: 'einsatz',
    'final-mission': 'einsatz',
  },
  costs: {
    exhaust: /erschöpfen/,
    place: /\d (soldaten|satelliten|wissenschaftler) hierher/,
    salvage: /\d artefakt ablegen/,
  },
  roundNumbers: ['vierten', 'fünften', 'sechsten', 'siebten', 'achten', 'neunten', 'zehnten'],
  wrongWords: {
    base: /(?<!\p{L})Basis(?!\p{L})/u,
    board: /Spielbrett/iu,
    'panic-track': /(?<!\p{L})Leiste(?!\p{L})|(Panik|Schadens|Bedrohungs)(leiste|skala)/iu,
    credit: /(?<!\p{L})Kredit/iu,
    budget: /(?<!\p{L})Budget/iu,
    task: /(?<!\p{L})Aufgaben?(?!\p{L})/u,
    loss: /(?<!\p{L})Misserfolg/u,
    recruit: /rekrutier/iu,
    'recruitment-pool': /(?<!Nachschub-)(?<!Krisen)(?<!\p{L})pool(?!\p{L})|Rekrutenpool/iu,
    salvage: /Bergungsgut|Trophäe|(?<!\p{L})Beute(?!\p{L})/u,
    mission: /(?<!\p{L})Mission(en)?(?!\p{L})/u,
    'squad-leader': /Truppführer|Gruppenführer/u,
    'chief-scientist': /Chefwissenschaftler/u,
    'skill-icon': /(?<!\p{L})Icons?(?!\p{L})/u,
    health: /Lebenspunkte/u,
    forecast: /Vorhersage/u,
    'success-token': /(?<!\p{L})Erfolgsplättchen/u,
    cue: /(?<!\p{L})Cues?(?!\p{L})/u,
    tech: /(?<!\p{L})Techs?(?!\p{L})/u,
    replay: /Replay/u,
    box: /mit (der Schachtel|Brettspiel)/iu,
    undo: /widerruf/iu,
  },
};
