// A request for a new table, and the table that it leads to.

import * as v from 'valibot';
import type { Pack } from '../../content/cards/pack.ts';
import { standardPack } from '../../content/standard/pack.ts';
import type { Game, HostDependencies } from '../../host/index.ts';
import { type JournalEntry, newGame, parseSaveInTurns, readPack, rowText, tableSettings } from '../../wire/index.ts';
import { rowOfGame, rowOfWishes, type Tokens, usualSettings } from '../room/making.ts';
import { type Answer, errorAnswer, jsonAnswer } from './answers.ts';
import type { TableRecord } from './event-store.ts';
import { newCode, newToken } from './tokens.ts';

/** Longest body of a request, in bytes: a save with a large pack. */
export const longestBody = 5_000_000;

/** Maximum length of a game that is brought to a table: several times that of the longest game (ONL-12). */
const most = { events: 10_000, characters: 1_500_000 };

/** Yields to the event loop, so that the host does everything else that is due. */
const breathe = (): Promise<void> => new Promise((then) => setTimeout(then));

const body = v.strictObject({
  game: v.exactOptional(newGame),
  save: v.exactOptional(v.unknown()),
  /** The text of a pack file, for a game that is not played with the cards of the box. */
  pack: v.exactOptional(v.pipe(v.string(), v.maxLength(2_000_000))),
  settings: v.exactOptional(tableSettings),
});

/** A new table as it is stored, and the token of its maker's seat. */
export interface NewTable {
  readonly entry: TableRecord;
  readonly row: string;
  /** The text of its pack, if it came with the request. */
  readonly packFile: string | null;
  readonly maker: string;
}

interface Wanted {
  readonly pack: Pack;
  readonly body: v.InferOutput<typeof body>;
}

/** Parses a request for a new table. Returns a description of the first fault if it is invalid. */
function parseWanted(value: unknown): Wanted | string {
  const parsed = v.safeParse(body, value);
  if (!parsed.success) return 'expected {game} or {save}';
  if (Object.hasOwn(parsed.output, 'game') === Object.hasOwn(parsed.output, 'save')) return 'expected {game} or {save}';
  if (parsed.output.pack === undefined) return { pack: standardPack, body: parsed.output };
  const read = readPack(parsed.output.pack);
  return 'faults' in read ? 'the pack has faults' : { pack: read.pack, body: parsed.output };
}

/** Returns the first row of the table, or why there can be none. */
async function firstRow(
  { pack, body: { game: wishes, save, settings } }: Wanted,
  dependencies: HostDependencies,
  tokens: Tokens,
): Promise<JournalEntry | { readonly refused: { readonly code: string } }> {
  if (wishes !== undefined) {
    return rowOfWishes(wishes, { ...dependencies, pack }, settings ?? usualSettings(wishes.mode), tokens);
  }
  const game: Game | { readonly refused: { readonly code: string } } = await parseSaveInTurns(
    save,
    dependencies,
    [standardPack, pack],
    { most, breathe },
  );
  if ('refused' in game) return game;
  return rowOfGame(game, settings ?? usualSettings(game.state.open.setup.mode), tokens);
}

/** Returns the table that is asked for, or why there can be none. */
export async function newTable(value: unknown, dependencies: HostDependencies): Promise<NewTable | Answer> {
  const wanted = parseWanted(value);
  if (typeof wanted === 'string') return errorAnswer(400, 'bad-request', wanted);
  const tokens = { code: newCode(), door: newToken(), maker: newToken() };
  const row = await firstRow(wanted, dependencies, tokens);
  if ('refused' in row) return jsonAnswer(422, row);
  const { hash = null } = wanted.pack;
  const { code, door, maker } = tokens;
  const packFile = hash === null ? null : (wanted.body.pack ?? null);
  return { entry: { id: newToken(), code, door, pack: hash }, row: rowText(row), packFile, maker };
}
