/** Words: one folder per language. */
export { bestLanguage, type Language, languageFacts, languages } from './languages.ts';
export { type Compiled, type Given, type Key, type Say, sayIn } from './words.ts';
