import type { ExpansionId } from '../../content/expansions/names.ts';
import type { CardWords } from '../../i18n/cards.ts';
import {
  type AnyKey,
  type Compiled,
  type FirstKey,
  type Language,
  languageFacts,
  type PieceKey,
  type Voices,
} from '../../i18n/index.ts';
import type { Late } from './loading/late-loaders.ts';
import { loaders } from './loading/loaders.ts';

/** The loaded texts of one language. */
interface Loaded {
  readonly language: Language;
  /** Also the words of expansions, once a game has needed them. */
  readonly first: Compiled<FirstKey | PieceKey>;
  /** The words of the first load and those that are loaded late. Null until a part of the app needs the latter. */
  readonly all: Compiled | null;
  /** Those and the words for the time after a game. Null until a part of the app needs the latter. */
  readonly any: Compiled<AnyKey> | null;
  /** Null until a screen needs card texts. */
  readonly cards: CardWords | null;
}

/** Texts that are loaded on demand. After that, every language is loaded with them. */
type Extra = 'later' | Late;

let loaded = $state.raw<Loaded | null>(null);

/** Extras that have been loaded once, and are now loaded with every language. */
const extras = new Set<Extra>();

/** The language asked for last. It may still be loading. */
let wanted: Language = 'en';
/** Names that people have given themselves, in every language. */
let given: Partial<Compiled<PieceKey>> = {};
let turn = 0;
let latest = Promise.resolve();

/**
 * Loads a language and switches to it. If it cannot be loaded, rejects and keeps the old one. If a newer request comes
 * meanwhile, only that one is shown, and the promise settles with it.
 */
export function speak(language: Language): Promise<void> {
  wanted = language;
  turn += 1;
  latest = load(language, turn);
  return latest;
}

/** Loads extras of a language. */
async function loadTexts(language: Language, some: ReadonlySet<Extra>) {
  const isLate = [...some].some((one) => one !== 'later');
  const [later, late] = await Promise.all([
    some.has('later') ? loaders[language].laterWords() : null,
    isLate ? import('./loading/late-loaders.ts').then(({ loadLate }) => loadLate(language, some)) : null,
  ]);
  return { later: later?.default, ...late };
}

async function load(language: Language, mine: number): Promise<void> {
  try {
    const [base, { later, afterwards, expansions, cards = null }] = await Promise.all([
      loaders[language].firstWords(),
      loadTexts(language, extras),
    ]);
    if (mine !== turn) return latest;
    const first = { ...base.default, ...expansions, ...given } as Loaded['first'];
    const all = later ? { ...first, ...later } : null;
    const any = all && afterwards ? { ...all, ...afterwards } : null;
    loaded = { language, first, all, any, cards };
    const root = document.documentElement;
    root.lang = language;
    root.dir = languageFacts[language].dir;
  } catch (error) {
    if (mine !== turn) return latest;
    wanted = currentLanguage();
    throw error;
  }
}

async function add(extra: Extra): Promise<void> {
  await loadTexts(wanted, new Set([extra]));
  extras.add(extra);
  await speak(wanted);
}

/** Replaces names of pieces by names that people have given. Earlier ones are forgotten. @public for expansions */
export function giveNames(names: typeof given): Promise<void> {
  given = names;
  return speak(wanted);
}

const loading = new Map<Extra, Promise<void>>();

/** Concurrent calls share one load. */
function loadExtra(extra: Extra): Promise<void> {
  const under = loading.get(extra) ?? add(extra);
  loading.set(extra, under);
  under.catch(() => loading.delete(extra));
  return under;
}

/** Loads the words of later chunks, for this and every later language. Rejects if it fails, and can be retried. */
export const loadLazyWords = (): Promise<void> => loadExtra('later');

/**
 * Loads the words of what comes after a game, for this and every later language. Rejects if it fails, and can be
 * retried.
 */
export const loadAfterwardsWords = (): Promise<void> => loadExtra('afterwards');

/** Loads the words of an expansion, for this and every later language. Rejects if it fails, and can be retried. */
export const loadExpansionWords = (id: ExpansionId): Promise<void> => loadExtra(id);

/** Loads the card texts, for this and every later language. Rejects if it fails, and can be retried. */
export const loadCardWords = (): Promise<void> => loadExtra('cards');

/** Returns the current language; English if none is loaded. */
export const currentLanguage = (): Language => loaded?.language ?? 'en';

/** Returns the voice tags of the current language, the best one first. */
export const voiceTags = (): Voices => languageFacts[currentLanguage()].voices;

/** Returns the texts of the current language. Reactive. Throws if none is loaded. */
export function loadedLanguage(): Loaded {
  if (loaded === null) throw new Error('no language');
  return loaded;
}
