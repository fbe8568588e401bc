/** Parses and writes everything that crosses the boundary: requests, saves and packs. */

export { contentsOf, type PackContents } from './packs/contents.ts';
export { type PackFaults, type PackRead, parsePack, readPack } from './packs/pack.ts';
export type { PackWords } from './packs/words.ts';
export { canonical, digest } from './reading/digest.ts';
export type { Fault } from './reading/faults.ts';
export { tellsRound } from './requests/intent.ts';
export { parseReports } from './requests/reports.ts';
export { type NewGame, parseLine, type Request, type RequestError, type RequestId } from './requests/request.ts';
export { logIn, parseSave, readSave } from './saves/reading.ts';
export { makeSave, type PackName, type SaveRefusal } from './saves/save.ts';
export { entry, instant, wishes } from './shapes/shapes.ts';
export { canBeSeen } from './shapes/texts.ts';
