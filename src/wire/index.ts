/** What travels and what is saved: shapes, versions, parsing. */
export { canonical, digest } from './digest.ts';
export { tellsRound } from './intent.ts';
export type { Fault } from './issues.ts';
export { type PackFaults, type PackRead, parsePack, readPack } from './pack.ts';
export { packLanguages } from './pack-words.ts';
export { parseReports } from './reports.ts';
export { type NewGame, parseLine, type Request, type RequestError, type RequestId } from './request.ts';
export { type Game, makeSave, parseSave, readSave, type SaveRefusal } from './save.ts';
export { instant, wishes } from './shapes.ts';
