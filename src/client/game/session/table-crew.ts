import type { Role } from '../../../content/roles.ts';
import type { Crew } from '../../platform/local-storage/crew.ts';

/** The players of the roles at a table. Any role can change hands at any time. */
export interface TableCrew {
  now(): Crew;
  /** Gives a role to a player. Resolves when the table knows. */
  seat(role: Role, sitter: Crew[Role]): Promise<void>;
  /** Adds a listener. Returns a function that removes it. */
  listen(listener: (crew: Crew) => void): () => void;
}

/** A crew of this device. `keep` stores every change. */
export function localCrew(initial: Crew, keep: (crew: Crew) => void): TableCrew {
  let crew = initial;
  const listeners = new Set<(crew: Crew) => void>();
  return {
    now: () => crew,
    async seat(role, sitter) {
      crew = { ...crew, [role]: sitter };
      keep(crew);
      for (const listener of listeners) listener(crew);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
