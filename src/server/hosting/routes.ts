// The HTTP requests about tables: one list, from which each host takes its routes.

import { type Answer, secret } from './answers.ts';
import { type Desk, findTable, getPack, leaveHome, makeTable, newAddress, newPass, takeSave } from './requests.ts';

/** The parts of a request that routes read, the same for every host. */
export interface RequestParts {
  /** The part of the path that names a table, a code or a pack; empty if the path has none. */
  readonly name: string;
  readonly authorization: string | null | undefined;
  /** Address that the request is charged to; null for the host's own machine. */
  readonly caller: string | null;
  /** The parsed body of a route that has one. */
  readonly body: unknown;
  readonly hasQuery: (name: string) => boolean;
  /** Returns the addresses at which other devices reach the host, best first. */
  readonly addresses: () => readonly string[] | Promise<readonly string[]>;
}

/** A route. Its path has one variable part at most, which begins with a colon. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly hasBody: boolean;
  readonly answer: (request: RequestParts, desk: Desk) => Answer | Promise<Answer>;
}

const get = (path: string, answer: Route['answer']): Route => ({ method: 'GET', path, hasBody: false, answer });
const post = (path: string, answer: Route['answer']): Route => ({ method: 'POST', path, hasBody: false, answer });
const postBody = (path: string, answer: Route['answer']): Route => ({ ...post(path, answer), hasBody: true });

/** All routes. None answers HEAD: whoever only asks whether there is a save takes no game home. */
export const routes: readonly Route[] = [
  get('/addresses', async ({ addresses }) => secret(200, { addresses: await addresses() })),
  get('/codes/:code', ({ name, caller }, desk) => findTable(name, caller, desk)),
  get('/packs/:hash', ({ name }, desk) => getPack(name, desk)),
  postBody('/tables', ({ body }, desk) => makeTable(body, desk)),
  post('/tables/:id/pass', ({ name, authorization }, desk) => newPass(name, authorization, desk)),
  post('/tables/:id/address', ({ name, authorization }, desk) => newAddress(name, authorization, desk)),
  get('/tables/:id/save', ({ name, authorization, hasQuery }, desk) =>
    takeSave(name, authorization, desk, hasQuery('over')),
  ),
  postBody('/tables/:id/home', ({ name, authorization, body }, desk) => leaveHome(name, authorization, body, desk)),
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
