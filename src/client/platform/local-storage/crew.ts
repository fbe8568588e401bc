import * as v from 'valibot';
import { type Role, roles } from '../../../content/roles.ts';
import { personName } from '../../../wire/index.ts';
import { readJson } from './local-texts.ts';
import { loadEntry, saveEntry } from './per-game-entries.ts';

/** Kinds of players at this screen. A bot is a player made of code. */
export const players = ['person', 'bot'] as const;

/** Kind of player. */
export type Player = (typeof players)[number];

const sitter = v.object({
  player: v.picklist(players),
  /** Name of the person. Kept while a bot plays, for when the person takes the role back. */
  name: personName,
});
/** Format of versions in which people had no names. */
const legacySitter = v.pipe(
  v.picklist(players),
  v.transform((player) => ({ player, name: '' })),
);
const shape = v.object(v.entriesFromList(roles, v.union([sitter, legacySitter])));

/** Player of a role: a person at this screen, a bot, or somebody at another device. */
export interface Sitter {
  readonly player: Player | 'elsewhere';
  readonly name: string;
  /** Whether that person is away, or the role is free. With the box others act for it then (ONL-10a). */
  readonly isMissing?: true;
}

/** The player of each role. */
export type Crew = Readonly<Record<Role, Sitter>>;

const person = { player: 'person', name: '' } as const;

/** A crew of one unnamed person who plays all roles. */
export const soloCrew: Crew = {
  commander: person,
  'chief-scientist': person,
  'central-officer': person,
  'squad-leader': person,
};

const bot = { player: 'bot', name: '' } as const;

/** Returns a crew of one unnamed person in this role, and bots in all others. */
export const crewWithBots = (own: Role): Crew => ({
  commander: bot,
  'chief-scientist': bot,
  'central-officer': bot,
  'squad-leader': bot,
  [own]: person,
});

/** Reads a crew from JSON. An invalid text gives the solo crew. */
export const parseCrew = (text: string | null): Crew => readJson(shape, text) ?? soloCrew;

/** Returns the stored crew of a game. The id `next` holds the crew last chosen for a new game. */
export const loadCrew = (id: string): Crew => parseCrew(loadEntry('crew', id));

/** Stores the crew of a game, if possible. */
export const saveCrew = (id: string, crew: Crew): void => saveEntry('crew', id, crew);
