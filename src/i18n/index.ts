/** Words of the interface, the cards and the rules reference. One folder per language. */

export { entryOfCue, entryOfStep } from './entry-of.ts';
export type { ExpansionKey } from './expansions.ts';
export { bestLanguage, type Language, languageFacts, languages, type Voices } from './languages.ts';
export {
  type EntryId,
  type EntryText,
  entryIds,
  isEntry,
  ownersEntries,
  type Reference,
  type SearchWords,
  type Synonyms,
  seeAlso,
} from './reference.ts';
export type { AfterwardsKey, AnyKey, Compiled, FirstKey, Key, LaterKey, PieceKey, Say } from './words.ts';
