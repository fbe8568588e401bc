import { type Role, roles } from '../../content/roles.ts';
import { type Crew, keepCrew, keptCrew, type Player } from '../storage/crew.ts';

/** Who plays what in a game; any role can be handed over and taken back at any moment. */
export interface CrewAtHand {
  readonly all: Crew;
  /** Roles of the people at this screen. */
  readonly people: readonly Role[];
  /** Roles of bots. */
  readonly bots: readonly Role[];
  give(role: Role, to: Player): void;
}

/** The crew of a game, kept on this device. The name of no game stands for the crew of the next one. */
export function crewOf(id: string): CrewAtHand {
  let crew = $state.raw(keptCrew(id));
  const people = $derived(roles.filter((role) => crew[role] === 'person'));
  const bots = $derived(roles.filter((role) => crew[role] === 'bot'));
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
    give(role, to) {
      crew = { ...crew, [role]: to };
      keepCrew(id, crew);
    },
  };
}

/** Hands the crew chosen for the next game to the game that begins. */
export const sendCrew = (id: string): void => keepCrew(id, keptCrew('next'));
