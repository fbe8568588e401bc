import { getContext, setContext } from 'svelte';
import { type Role, roles } from '../../../content/roles.ts';
import { tidyName } from '../../../wire/index.ts';
import { type Crew, loadCrew, type Player, saveCrew } from '../../platform/local-storage/crew.ts';
import { localCrew, type TableCrew } from '../session/table-crew.ts';

/** The players of the roles of a game, for templates. */
export interface CrewStore {
  readonly all: Crew;
  /** Roles of the people at this screen. */
  readonly people: readonly Role[];
  /** Roles played by bots. */
  readonly bots: readonly Role[];
  /** Roles at a table online whose person is away, or which nobody has. */
  readonly missing: readonly Role[];
  /** Hands a role to a bot, or back to its person. */
  give(role: Role, to: Player): void;
  /** Lets the person with this name play a role. An empty name means an unnamed person. */
  seat(role: Role, name: string): void;
}

/** Returns the stored crew of a game on this device. The id `next` holds the crew of the next game. */
export const storedCrew = (id: string): TableCrew => localCrew(loadCrew(id), (crew) => saveCrew(id, crew));

/** Brings the crew of a table to the screen. */
export function crewOf(table: TableCrew): CrewStore {
  let crew = $state.raw(table.now());
  const people = $derived(roles.filter((role) => crew[role].player === 'person'));
  const bots = $derived(roles.filter((role) => crew[role].player === 'bot'));
  const missing = $derived(roles.filter((role) => crew[role].isMissing));
  table.listen((changed) => {
    crew = changed;
  });
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
    get missing() {
      return missing;
    },
    give: (role, player) => void table.seat(role, { ...crew[role], player }),
    seat: (role, name) => void table.seat(role, { player: 'person', name: tidyName(name) }),
  };
}

/** Copies the crew chosen for the next game to a game that begins. */
export const sendCrew = (id: string): void => saveCrew(id, loadCrew('next'));

const key = Symbol('crew');

/** Provides the crew to all child components. */
export const provideCrew = (crew: CrewStore): CrewStore => setContext(key, crew);

/** Returns the crew provided by the game component. */
export const useCrew = (): CrewStore => getContext<CrewStore>(key);
