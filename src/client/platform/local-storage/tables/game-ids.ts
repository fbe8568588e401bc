// Ids of games that were played at tables online.

/** A game at a table: the id of the table, and the number of the game there. */
interface TableGame {
  readonly table: string;
  /** From 1. */
  readonly game: number;
}

/** Returns the id of a game at a table: that of the table, with the game's number from the second game on. */
export const gameIdAt = (table: string, game: number): string => (game === 1 ? table : `${table}-${game}`);

/** Returns the table of a game, and the game's number there. Null if it was not played at a table. */
export function tableGameOf(id: string): TableGame | null {
  const [, table, game = '1'] = /^([\w-]{22})(?:-(\d{1,4}))?$/.exec(id) ?? [];
  return table === undefined ? null : { table, game: Number(game) };
}
