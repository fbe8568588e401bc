import * as v from 'valibot';
import { roles } from '../../content/roles.ts';
import { canBeSeen } from '../../wire/index.ts';
import { keepOf, keptOf } from './belongings.ts';

/** Kinds of players at this screen. A bot is a player made of code. */
export const players = ['person', 'bot'] as const;

/** Kind of player. */
export type Player = (typeof players)[number];

/** Longest name, in grapheme clusters. */
export const longestName = 16;

/**
 * Cleans a name for display: one line, at most `longestName` characters, no invisible or bidi control characters, no
 * stacked accents. May return an empty name, since names are optional.
 */
export function tidyName(text: string): string {
  const plain = text
    .slice(0, 400)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    // The zero-width joiner stays, because it holds emoji sequences together.
    .replace(/[[\p{Cc}\p{Cf}\p{Cs}\p{Co}]--\u200d]/gv, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const letters = Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment);
  const name = letters.slice(0, longestName).join('').trim();
  return canBeSeen(name) ? name : '';
}

const sitter = v.object({
  player: v.picklist(players),
  /** Name of the person. Kept while a bot plays, for when the person takes the role back. */
  name: v.pipe(v.string(), v.transform(tidyName)),
});
/** Format of versions in which people had no names. */
const legacySitter = v.pipe(
  v.picklist(players),
  v.transform((player) => ({ player, name: '' })),
);
const shape = v.object(v.entriesFromList(roles, v.union([sitter, legacySitter])));

/** Who plays each role. */
export type Crew = Readonly<v.InferOutput<typeof shape>>;

const person = { player: 'person', name: '' } as const;

/** A crew of one unnamed person who plays all roles. */
export const soloCrew: Crew = {
  commander: person,
  'chief-scientist': person,
  'central-officer': person,
  'squad-leader': person,
};

const bot = { player: 'bot', name: '' } as const;

/** A crew of one unnamed person who commands, and bots in all other roles. */
export const commanderWithBots: Crew = {
  commander: person,
  'chief-scientist': bot,
  'central-officer': bot,
  'squad-leader': bot,
};

/** Reads a crew from JSON. An invalid text gives the solo crew. */
export function parseCrew(text: string | null): Crew {
  try {
    const parsed = v.safeParse(shape, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : soloCrew;
  } catch {
    return soloCrew;
  }
}

/** Returns the stored crew of a game. The id `next` holds the crew last chosen for a new game. */
export const keptCrew = (id: string): Crew => parseCrew(keptOf('crew', id));

/** Stores the crew of a game, if possible. */
export const keepCrew = (id: string, crew: Crew): void => keepOf('crew', id, crew);
