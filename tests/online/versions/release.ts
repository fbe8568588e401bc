/** Parts that are kept of a release of tables online: its page without a screen, and its host without sockets. */

import type { Pack } from '../../../src/content/cards/pack.ts';
import { direct } from '../../../src/director/index.ts';
import { allRules, seededDice } from '../../../src/rules/index.ts';
import { loadRoom } from '../../../src/server/room/loading.ts';
import type { Room } from '../../../src/server/room/room.ts';

export { OnlineTable } from '../../../src/client/game/online/online-table.ts';
export { standardPack } from '../../../src/content/standard/pack.ts';
export { handleInput } from '../../../src/server/room/input.ts';
export { rowOfWishes, usualSettings } from '../../../src/server/room/making.ts';
export { parseServerFrame, rowText } from '../../../src/wire/index.ts';

/** Rules, director and dice. */
export const dependencies = { rules: allRules, director: direct, dice: seededDice };

/** Rows are read when the room is loaded. Earlier releases read them before. */
export const readRow = (text: string): string => text;
/** Loads a room from rows, at a time in ms. */
export const roomFrom = (id: string, rows: readonly string[], pack: Pack, now: number): Room =>
  loadRoom(rows, { id, pack, now, idleMs: 0, kept: {} });
