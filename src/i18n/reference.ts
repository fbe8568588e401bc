import type { ExpansionId } from '../content/expansions/names.ts';
import { evolution, ownersOfEvolution } from './evolution/entries.ts';

/** Entries of the rules reference, and related entries. Each pair is listed once and applies in both directions. */
const related = {
  adaptation: ['director'],
  advice: ['setup', 'difficulty', 'scientists'],
  'alien-cues': ['expired', 'xcom-cues'],
  'asset-card': ['cards', 'assets', 'card-costs', 'symbols'],
  assets: ['cards', 'card-costs', 'base'],
  'assign-research': ['research', 'tech', 'scientists'],
  assigning: ['units', 'reserve'],
  audit: ['budget', 'recruit', 'panic'],
  base: ['base-defense', 'base-damage'],
  'base-damage': ['base-defense', 'base-destroyed', 'plans'],
  'base-defense': ['defend-base', 'skills', 'enemies'],
  'base-destroyed': ['end', 'base'],
  'board-alone': ['virtual-table'],
  bots: ['roles', 'hints', 'virtual-table'],
  budget: ['emergency-funding'],
  'card-costs': ['cards', 'exhausted', 'salvage'],
  cards: ['timed-cards'],
  'central-officer': ['companion', 'communications', 'ufos'],
  'chief-scientist': ['research', 'hand', 'assign-research'],
  'choose-mission': ['missions', 'deploy-squad'],
  commander: ['recruit', 'panic'],
  communications: ['xcom-cues', 'alien-cues', 'pause', 'menu', 'history', 'countdown'],
  companion: ['corrections', 'round', 'saves'],
  components: ['units', 'ufos', 'elite'],
  continents: ['panic', 'fallen', 'global-defense'],
  corrections: ['taking-back'],
  countdown: ['expired', 'pause', 'saved-seconds'],
  crisis: ['decks'],
  'crisis-card': ['crisis'],
  'crisis-units': ['crisis', 'impossible', 'reserve'],
  'critical-damage': ['plans'],
  decks: ['refresh', 'salvage'],
  'defend-base': ['soldiers'],
  deficit: ['panic', 'budget'],
  'deploy-final-squad': ['final-mission', 'deploy-squad'],
  'deploy-interceptors': ['interceptors', 'global-defense'],
  'deploy-satellites': ['satellites', 'orbital-defense'],
  'deploy-squad': ['missions', 'soldiers', 'skills'],
  dice: ['tasks', 'loss', 'physical-dice', 'rerolls'],
  difficulty: ['countdown', 'pause', 'adaptation', 'setup'],
  director: ['plans', 'scrambled'],
  duration: ['saves', 'countdown'],
  elite: ['soldiers', 'dice'],
  'emergency-funding': ['fund'],
  end: ['panic-report', 'final-mission', 'score'],
  ending: ['timed-cards', 'pause'],
  enemies: ['enemy-in-base', 'salvage'],
  'enemy-card': ['enemies', 'skills'],
  'enemy-in-base': ['base-defense', 'decks'],
  exhausted: ['refresh', 'return-units', 'loss'],
  expired: ['pause'],
  fallen: ['panic', 'panic-report', 'end'],
  'final-mission': ['missions'],
  'final-mission-card': ['plans'],
  forecast: ['ufos-detected', 'orbit'],
  fund: ['virtual-table', 'recruit'],
  'global-defense': ['interceptors', 'tasks', 'panic'],
  hand: ['tech', 'hidden'],
  'handing-over': ['roles', 'bots', 'solo', 'several-devices'],
  hidden: ['scanner'],
  hints: ['dice', 'tasks'],
  history: ['scanner'],
  impossible: ['cards', 'card-costs', 'components'],
  'house-rules': ['recruit', 'loss', 'pause'],
  interceptors: ['recruit'],
  keys: ['virtual-table', 'menu'],
  loss: ['threat', 'pushing'],
  menu: ['pause'],
  'mission-card': ['missions', 'enemies'],
  'mission-report': ['missions', 'final-mission'],
  missions: ['skills'],
  'new-technology': ['hand', 'assign-research'],
  orbit: ['orbital-defense', 'orbit-report', 'ufos-descend', 'scrambled'],
  'orbit-report': ['ufos-descend', 'scanner', 'round'],
  'orbital-defense': ['satellites', 'tasks', 'panic'],
  packs: ['cards', 'virtual-table'],
  panic: ['panic-report'],
  'panic-report': [],
  pause: ['saved-seconds'],
  'physical-dice': [],
  'plan-card': ['plans'],
  plans: ['final-mission'],
  pushing: ['threat'],
  recruit: ['units'],
  refresh: [],
  rerolls: ['cards'],
  research: ['tech', 'scientists'],
  reserve: ['units', 'loss'],
  'return-units': ['units'],
  roles: ['round'],
  round: ['steps', 'xcom-cues', 'alien-cues'],
  salvage: [],
  satellites: ['exhausted'],
  'saved-seconds': [],
  saves: [],
  scanner: ['orbit'],
  scientists: ['exhausted'],
  score: [],
  screen: ['saves', 'sound'],
  scrambled: [],
  setup: ['panic', 'assets'],
  'several-devices': ['board-alone'],
  skills: ['soldiers', 'dice'],
  soldiers: ['recruit'],
  solo: ['difficulty'],
  sound: ['several-devices'],
  'squad-leader': ['enemies', 'elite'],
  steps: ['audit', 'orbit-report'],
  'success-markers': ['tasks', 'research', 'missions'],
  symbols: ['skills', 'cards'],
  'taking-back': [],
  tasks: ['threat', 'pushing'],
  tech: ['cards'],
  'tech-card': ['tech', 'cards', 'symbols'],
  threat: [],
  ties: ['panic', 'audit'],
  'timed-cards': [],
  'timed-phase': ['round', 'countdown'],
  ufos: ['ufos-detected', 'ufos-descend'],
  'ufos-descend': ['plans'],
  'ufos-detected': ['scanner'],
  units: ['soldiers', 'interceptors', 'satellites', 'scientists'],
  'virtual-table': ['companion'],
  'xcom-cues': ['countdown', 'scrambled'],
  ...evolution,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Id of a reference entry. */
export type EntryId = keyof typeof related;
/** Entries that only owners of an expansion look for (EVO-38). */
export const ownersEntries: Readonly<Record<ExpansionId, readonly EntryId[]>> = {
  evolution: ownersOfEvolution,
};
/** Ids of all reference entries. */
export const entryIds = Object.keys(related) as readonly EntryId[];

/** Whether a text, such as a part of a URL, is the id of an entry. */
export const isEntry = (id: string): id is EntryId => Object.hasOwn(related, id);

/**
 * An entry in one language. In its paragraphs, `[[id]]` and `[[id|words]]` are links to other entries. `parts` explain
 * the letters of its figure, in order.
 */
export interface EntryText {
  readonly title: string;
  readonly text: readonly string[];
  readonly parts?: readonly string[];
}

/** The whole reference in one language. */
export type Reference = Readonly<Record<EntryId, EntryText>>;

/** Hidden search words per entry: synonyms missing from its text, or words that should rank it first. */
export type SearchWords = Readonly<Record<EntryId, string>>;

/** Groups of words that players use for the same thing, each separated by spaces. */
export type Synonyms = readonly string[];

/** Returns the ids of the entries that a paragraph links to. */
export const linksIn = (paragraph: string): string[] =>
  [...paragraph.matchAll(/\[\[([^|\]]+)/g)].map(([, id = '']) => id);

/** Returns the ids of the entries that an entry links to. */
const linksOf = ({ text, parts = [] }: EntryText): string[] => [...text, ...parts].flatMap(linksIn);

/** Returns the related entries of an entry: those it links to, those that link to it, and those listed as pairs. */
export function seeAlso(id: EntryId, texts: Reference): EntryId[] {
  const links = linksOf(texts[id]);
  return entryIds.filter((other) => {
    if (other === id) return false;
    const named: readonly string[] = [...related[id], ...links];
    const naming: readonly string[] = [...related[other], ...linksOf(texts[other])];
    return named.includes(other) || naming.includes(id);
  });
}
