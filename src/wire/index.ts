/** What travels and what is saved: shapes, versions, parsing. */
export { canonical, digest } from './digest.ts';
export type { Fault } from './faults.ts';
export { tellsRound } from './intent.ts';
export { type PackFaults, type PackRead, parsePack, readPack } from './pack.ts';
export { contentsOf, type PackContents } from './pack-contents.ts';
export { type PackWords, packLanguages } from './pack-words.ts';
export { parseReports } from './reports.ts';
export { type NewGame, parseLine, type Request, type RequestError, type RequestId } from './request.ts';
export { makeSave, type PackName, type SaveRefusal } from './save.ts';
export { logIn, parseSave, readSave } from './save-reading.ts';
export { entry, instant, wishes } from './shapes.ts';
export { canBeSeen } from './texts.ts';
