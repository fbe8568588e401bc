import { getContext, setContext } from 'svelte';
import { type Role, roles } from '../../content/roles.ts';
import { type Crew, keepCrew, keptCrew, type Player, tidyName } from '../notes/crew.ts';

/** Who plays which role in a game. Any role can change hands at any time. */
export interface CrewAtHand {
  readonly all: Crew;
  /** Roles of the people at this screen. */
  readonly people: readonly Role[];
  /** Roles played by bots. */
  readonly bots: readonly Role[];
  /** Hands a role to a bot, or back to its person. */
  give(role: Role, to: Player): void;
  /** Lets the person with this name play a role. An empty name means an unnamed person. */
  seat(role: Role, name: string): void;
}

/** Returns the stored crew of a game. The id `next` holds the crew of the next game. */
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

/** Copies the crew chosen for the next game to a game that begins. */
export const sendCrew = (id: string): void => keepCrew(id, keptCrew('next'));

const key = Symbol('crew');

/** Provides the crew to all child components. */
export const provideCrew = (crew: CrewAtHand): CrewAtHand => setContext(key, crew);

/** Returns the crew provided by the game component. */
export const useCrew = (): CrewAtHand => getContext<CrewAtHand>(key);
