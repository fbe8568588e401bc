// The HTTP requests about tables: one list, from which each host takes its routes.

import { type Answer, privateJson } from './answers.ts';
import {
  deleteTable,
  findTable,
  getPack,
  getStatus,
  leaveHome,
  makeTable,
  newAddress,
  newPass,
  type TableStore,
  takeSave,
} from './requests.ts';

/** The parts of a request that routes read, the same for every host. */
export interface RequestParts {
  /** The part of the path that names a table, a code or a pack; empty if the path has none. */
  readonly name: string;
  readonly authorization: string | null | undefined;
  /** Address that the request is charged to; null for the host's own machine. */
  readonly caller: string | null;
  /** The parsed body of a route that has one. */
  readonly body: unknown;
  /** Returns a value of the address's query, or null. */
  readonly query: (name: string) => string | null;
  /** Returns the addresses at which other devices reach the host, best first. */
  readonly addresses: () => readonly string[] | Promise<readonly string[]>;
}

/** A route. Its path has one variable part at most, which begins with a colon. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly hasBody: boolean;
  readonly answer: (request: RequestParts, store: TableStore) => Answer | Promise<Answer>;
}

const get = (path: string, answer: Route['answer']): Route => ({ method: 'GET', path, hasBody: false, answer });
const post = (path: string, answer: Route['answer']): Route => ({ method: 'POST', path, hasBody: false, answer });
const postBody = (path: string, answer: Route['answer']): Route => ({ ...post(path, answer), hasBody: true });

/** All routes. None answers HEAD, because a check for a save must not take the game home. */
export const routes: readonly Route[] = [
  get('/addresses', async ({ addresses }) => privateJson(200, { addresses: await addresses() })),
  get('/codes/:code', ({ name, caller }, store) => findTable(name, caller, store)),
  get('/packs/:hash', ({ name }, store) => getPack(name, store)),
  postBody('/tables', ({ body }, store) => makeTable(body, store)),
  get('/tables/:id', ({ name, authorization }, store) => getStatus(name, authorization, store)),
  {
    ...get('/tables/:id', ({ name, authorization }, store) => deleteTable(name, authorization, store)),
    method: 'DELETE',
  },
  post('/tables/:id/pass', ({ name, authorization }, store) => newPass(name, authorization, store)),
  post('/tables/:id/address', ({ name, authorization }, store) => newAddress(name, authorization, store)),
  get('/tables/:id/save', ({ name, authorization, query }, store) =>
    takeSave(name, authorization, store, { onlyOver: query('over') !== null, game: query('game') }),
  ),
  postBody('/tables/:id/home', ({ name, authorization, body }, store) => leaveHome(name, authorization, body, store)),
];

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:\w+/, '(?<name>[^/]+)')}$`),
}));

/** Returns the route of a request and the name in its path. Null if it is about something else. */
export function findRoute(method: string, path: string): { readonly route: Route; readonly name: string } | null {
  for (const { route, pattern } of patterns) {
    const found = route.method === method ? pattern.exec(path) : null;
    if (found !== null) return { route, name: found.groups?.['name'] ?? '' };
  }
  return null;
}
