import * as v from 'valibot';
import { roles } from '../../content/roles.ts';
import { canBeSeen } from '../../wire/index.ts';
import { keepOf, keptOf } from './belongings.ts';

/** Who plays a role at this screen: a person, or a player made of code. */
export const players = ['person', 'bot'] as const;
export type Player = (typeof players)[number];

/** The longest name there is room for, in letters. */
export const longestName = 16;

/**
 * A name as it can be shown: on one line, short, without signs that cannot be seen or that turn letters around, and
 * without towers of accents. It may be empty: nobody has to have one.
 */
export function tidyName(text: string): string {
  const plain = text
    .slice(0, 400)
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    // What joins the faces of one picture stays: without it they would fall apart.
    .replace(/[[\p{Cc}\p{Cf}\p{Cs}\p{Co}]--\u200d]/gv, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const letters = Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment);
  const name = letters.slice(0, longestName).join('').trim();
  return canBeSeen(name) ? name : '';
}

const sitter = v.object({
  player: v.picklist(players),
  /** The person's name; kept while a bot plays, for whoever takes the role back. */
  name: v.pipe(v.string(), v.transform(tidyName)),
});
/** As it was kept before people had names. */
const nameless = v.pipe(
  v.picklist(players),
  v.transform((player) => ({ player, name: '' })),
);
const shape = v.object(v.entriesFromList(roles, v.union([sitter, nameless])));

/** Who plays what. */
export type Crew = Readonly<v.InferOutput<typeof shape>>;

const person = { player: 'person', name: '' } as const;

/** One person for all roles. */
export const alone: Crew = {
  commander: person,
  'chief-scientist': person,
  'central-officer': person,
  'squad-leader': person,
};

/** Reads a crew from a text; one that makes no sense is one person alone. */
export function parseCrew(text: string | null): Crew {
  try {
    const parsed = v.safeParse(shape, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : alone;
  } catch {
    return alone;
  }
}

/** The crew of a game on this device; the last one chosen for a new game, under the name of no game. */
export const keptCrew = (id: string): Crew => parseCrew(keptOf('crew', id));

/** Keeps a game's crew, where that is possible. */
export const keepCrew = (id: string, crew: Crew): void => keepOf('crew', id, crew);
