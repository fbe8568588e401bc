/** What is kept of a release of tables online: its page without a screen, and its host without sockets. */
import { direct } from '../../../src/director/index.ts';
import { allRules, seededDice } from '../../../src/rules/index.ts';

export { OnlineTable } from '../../../src/client/game/online/online-table.ts';
export { standardPack } from '../../../src/content/standard/pack.ts';
export { handleInput } from '../../../src/server/room/input.ts';
export { roomFrom } from '../../../src/server/room/loading.ts';
export { rowOfWishes, usualSettings } from '../../../src/server/room/making.ts';
export { parseServerFrame, readRow, rowText } from '../../../src/wire/index.ts';

/** Rules, director and dice. */
export const dependencies = { rules: allRules, director: direct, dice: seededDice };
