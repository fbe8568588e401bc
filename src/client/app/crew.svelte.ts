import { getContext, setContext } from 'svelte';
import { type Role, roles } from '../../content/roles.ts';
import { type Crew, keepCrew, keptCrew, type Player, tidyName } from '../notes/crew.ts';

/** Who plays what in a game; any role can be handed over and taken back at any moment. */
export interface CrewAtHand {
  readonly all: Crew;
  /** Roles of the people at this screen. */
  readonly people: readonly Role[];
  /** Roles of bots. */
  readonly bots: readonly Role[];
  /** Hands a role to a bot, or back to the person who had it. */
  give(role: Role, to: Player): void;
  /** Lets the person of that name play a role; without a name, somebody who has none. */
  seat(role: Role, name: string): void;
}

/** The crew of a game, kept on this device. The name of no game stands for the crew of the next one. */
export function crewOf(id: string): CrewAtHand {
  let crew = $state.raw(keptCrew(id));
  const people = $derived(roles.filter((role) => crew[role].player === 'person'));
  const bots = $derived(roles.filter((role) => crew[role].player === 'bot'));
  const change = (role: Role, sitter: Crew[Role]): void => {
    crew = { ...crew, [role]: sitter };
    keepCrew(id, crew);
  };
  return {
    get all() {
      return crew;
    },
    get people() {
      return people;
    },
    get bots() {
      return bots;
    },
    give: (role, player) => change(role, { ...crew[role], player }),
    seat: (role, name) => change(role, { player: 'person', name: tidyName(name) }),
  };
}

/** Hands the crew chosen for the next game to the game that begins. */
export const sendCrew = (id: string): void => keepCrew(id, keptCrew('next'));

const key = Symbol('crew');

/** Hands the crew of the game to all components below. */
export const provideCrew = (crew: CrewAtHand): CrewAtHand => setContext(key, crew);

/** The crew of the game at hand. */
export const useCrew = (): CrewAtHand => getContext<CrewAtHand>(key);
