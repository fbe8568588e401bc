/** Words: one folder per language. */
export { bestLanguage, type Language, languageFacts, languages, type Voices } from './languages.ts';
export {
  type EntryId,
  type EntryText,
  entryIds,
  entryOfCue,
  entryOfStep,
  type Reference,
  reference,
} from './reference.ts';
export { type Compiled, type Say, sayIn } from './words.ts';
