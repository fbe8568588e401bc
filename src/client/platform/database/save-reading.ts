/**
 * Save validation. A separate chunk because it is large, loaded with the first stored game. A new game does not need
 * it.
 */
export { eventsInSave, parseSave, readSave } from '../../../wire/index.ts';
