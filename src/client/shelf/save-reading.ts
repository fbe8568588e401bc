/** The checking of saves: much code, loaded when the first kept game is opened. A new game needs none of it. */
export { logIn, parseSave, readSave } from '../../wire/index.ts';
