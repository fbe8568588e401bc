/** Parses and writes everything that crosses the boundary: requests, saves and packs. */

export {
  type ClientFrame,
  type ClientFrameOf,
  longestFrame,
  oldestProtocol,
  parseClientFrame,
  protocol,
  quickWords,
  type Sounding,
  spokenAt,
} from './online/client-frames.ts';
export type { UnreadFrame } from './online/frames.ts';
export {
  afterLaying,
  afterNote,
  afterRolls,
  countedUfos,
  creditsCounted,
  type LaidTokens,
  layingCue,
  mostCountedCredits,
  type NoteChange,
  type NoteScope,
  noteAt,
  noteScope,
  type RollChange,
  readNote,
  storedTokens,
  type TableNote,
  tickName,
  tokensOn,
  usualRolls,
} from './online/notes.ts';
export { type JournalEntry, type People, readKnownRow, readRow, rowText } from './online/rows.ts';
export {
  type BotWhy,
  type ShownSeat,
  type StoredSeat,
  type TableSettings,
  tableSettings,
} from './online/seats.ts';
export {
  type Hold,
  isServerFrame,
  type OnlineRefusal,
  type OnlineUndo,
  parseServerFrame,
  type ServerFrame,
  type ServerFrameOf,
  type TableRefusalCode,
  tableRefusals,
} from './online/server-frames.ts';
export { lettersIn } from './operations/letters.ts';
export { operationCode, readOperation } from './operations/operation.ts';
export { readScore, type SharedScore, scoreCode } from './operations/score.ts';
export type { SharedOperation, SharedWishes } from './operations/shared.ts';
export { lettersOf } from './operations/spoken.ts';
export { contentsOf, type PackContents } from './packs/contents.ts';
export { type PackFaults, type PackRead, readPack } from './packs/pack.ts';
export type { PackWords } from './packs/words.ts';
export { digest } from './reading/digest.ts';
export type { ValidationError } from './reading/validation-error.ts';
export { intent, tellsRound } from './requests/intent.ts';
export { parseReports } from './requests/reports.ts';
export {
  type NewGame,
  newGame,
  parseLine,
  type Request,
  type RequestError,
  type RequestId,
} from './requests/request.ts';
export { eventsInSave, parseSave, parseSaveInTurns, readSave } from './saves/reading.ts';
export { makeSave, type PackName, type SaveRefusal } from './saves/save.ts';
/** @public for expansions */
export type { TokenCounts } from './schemas/expansions.ts';
export { cutName, longestName, personName, tidyName } from './schemas/names.ts';
export { type Lying, mostCounted, type Rolls, readRolls } from './schemas/rolls.ts';
export { entry, gameOptions, instant } from './schemas/schemas.ts';
