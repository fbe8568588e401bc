import * as v from 'valibot';
import { roles } from '../../content/roles.ts';

/** Who plays a role at this screen: a person, or a player made of code. */
export const players = ['person', 'bot'] as const;
export type Player = (typeof players)[number];

const shape = v.object(v.entriesFromList(roles, v.picklist(players)));

/** Who plays what. */
export type Crew = v.InferOutput<typeof shape>;

/** One person for all roles. */
export const alone: Crew = {
  commander: 'person',
  'chief-scientist': 'person',
  'central-officer': 'person',
  'squad-leader': 'person',
};

const keyOf = (id: string): string => `sitroom/crew/${id}`;

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
export function keptCrew(id: string): Crew {
  try {
    return parseCrew(localStorage.getItem(keyOf(id)));
  } catch {
    return alone;
  }
}

/** Keeps a game's crew, where that is possible. */
export function keepCrew(id: string, crew: Crew): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(crew));
  } catch {
    // It holds until the page is closed.
  }
}

/** Forgets the crew of a game that is gone. */
export function forgetCrew(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // There was nothing to forget.
  }
}
