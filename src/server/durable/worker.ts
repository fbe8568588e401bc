// The worker: leads requests to the tables and their directory, and all others to the built app.

import { type Answer, errorAnswer } from '../hosting/answers.ts';
import { askingLimit, isForeign } from '../hosting/limits.ts';
import { longestBody } from '../hosting/new-table.ts';
import { type TableStore, tooFast } from '../hosting/requests.ts';
import { findRoute } from '../hosting/routes.ts';
import { cacheControl, strictHeaders } from '../web/headers.ts';
import { directoryOf, olderDirectory, packsOf } from './directories.ts';
import { ports } from './ports.ts';
import type { Table, TableEnv } from './table.ts';

export { Directory } from './directory.ts';
export { Table } from './table.ts';

/** Bindings of the worker. */
interface Env extends TableEnv {
  readonly TABLES: DurableObjectNamespace<Table>;
  /** The built app. */
  readonly ASSETS?: Fetcher;
}

/**
 * Requests from each address are counted by each instance of the worker. Most of one address come to the same one.
 * Sockets and codes are counted by the objects themselves.
 */
const mayAsk = askingLimit(Date.now);

/** Address that a request is charged to. It is missing only when the engine runs locally. */
const callerOf = (headers: Headers): string | null => headers.get('cf-connecting-ip');

const idShape = /^[\w-]{16,64}$/;

/** The tables of all objects. */
function tableStoreOf({ TABLES, DIRECTORY }: Env): TableStore {
  return {
    dependencies: ports.dependencies,
    async keep(table) {
      const { entry, packFile } = table;
      const directory = directoryOf(DIRECTORY, entry.code);
      if (!(await directory.keep(entry))) return false;
      if (entry.pack !== null && packFile !== null) await packsOf(DIRECTORY, entry.pack).keepPack(entry.pack, packFile);
      try {
        await TABLES.getByName(entry.id).make(table);
      } catch (error) {
        // Its game is too long for the engine, for example. The code must lead nowhere.
        await directory.remove(entry.id);
        throw error;
      }
      return true;
    },
    async find(code, address) {
      const found = await directoryOf(DIRECTORY, code).find(code, address);
      return found ?? (await olderDirectory(DIRECTORY).lookUp(code));
    },
    readdress: (id, token, address) => (idShape.test(id) ? TABLES.getByName(id).readdress(token, address) : null),
    pass: (id, token, pass) => (idShape.test(id) ? TABLES.getByName(id).pass(token, pass) : null),
    pack: async (hash) => (await packsOf(DIRECTORY, hash).pack(hash)) ?? (await olderDirectory(DIRECTORY).pack(hash)),
    status: (id, token) => (idShape.test(id) ? TABLES.getByName(id).status(token) : null),
    save: (id, token, game) => (idShape.test(id) ? TABLES.getByName(id).save(token, game) : null),
    takeHome: (id, token) => (idShape.test(id) ? TABLES.getByName(id).takeHome(token) : null),
    remove: (id, token) => (idShape.test(id) ? TABLES.getByName(id).deleteFor(token) : false),
    leaveHome: (id, token, digest) => (idShape.test(id) ? TABLES.getByName(id).leaveHome(token, digest) : null),
  };
}

const plain = (status: number, text: string): Response =>
  new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

const give = ({ status, json, cache }: Answer): Response =>
  new Response(json, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(cache === undefined ? {} : { 'cache-control': cache }),
    },
  });

/** Parses the body of a request, or returns the status with which it is refused. */
async function bodyOf(request: Request): Promise<{ readonly value: unknown } | number> {
  if (!/^application\/json\b/.test(request.headers.get('content-type') ?? '')) return 415;
  if (Number(request.headers.get('content-length') ?? longestBody + 1) > longestBody) return 413;
  try {
    return { value: await request.json() };
  } catch {
    return 400;
  }
}

/** Answers a request about tables. Null if it is about something else. */
async function answered(request: Request, { origin, pathname, searchParams }: URL, env: Env): Promise<Response | null> {
  const found = findRoute(request.method, pathname);
  if (found === null) return null;
  const { route, name } = found;
  const body = route.hasBody ? await bodyOf(request) : { value: undefined };
  if (typeof body === 'number') return plain(body, 'This request cannot be answered.');
  const parts = {
    name,
    authorization: request.headers.get('authorization'),
    caller: callerOf(request.headers),
    body: body.value,
    query: (field: string) => searchParams.get(field),
    addresses: () => [`${origin}/`],
  };
  return give(await route.answer(parts, tableStoreOf(env)));
}

/** Opens a socket at its table. The table is in the address, because the frame that names it comes only later. */
async function openSocket(request: Request, url: URL, { TABLES }: Env): Promise<Response> {
  const id = url.searchParams.get('table') ?? '';
  if (request.headers.get('upgrade') !== 'websocket' || !idShape.test(id)) return plain(404, 'There is nothing here.');
  if (isForeign(request.headers.get('origin'), url.host)) return plain(403, 'This request cannot be answered.');
  return await TABLES.getByName(id).fetch(request);
}

/** Answers with a file of the app. */
async function file(request: Request, pathname: string, { ASSETS }: Env): Promise<Response> {
  if (ASSETS === undefined) return plain(404, 'There is nothing here.');
  const found = await ASSETS.fetch(request);
  const headers = new Headers(found.headers);
  headers.set('cache-control', cacheControl(pathname));
  return new Response(found.body, { status: found.status, headers });
}

async function respond(request: Request, env: Env): Promise<Response> {
  // A request line may name anything as its target.
  if (!URL.canParse(request.url)) return plain(404, 'There is nothing here.');
  const url = new URL(request.url);
  if (url.pathname === '/socket') return await openSocket(request, url, env);
  if (!mayAsk(request.method, url.pathname, callerOf(request.headers))) return give(tooFast);
  return (await answered(request, url, env)) ?? (await file(request, url.pathname, env));
}

async function respondOrSorry(request: Request, env: Env): Promise<Response> {
  try {
    return await respond(request, env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const isOfTables = /^\/(tables|codes|packs)(\/|$)/.test(
      URL.canParse(request.url) ? new URL(request.url).pathname : '',
    );
    return isOfTables ? give(errorAnswer(503, 'not-kept')) : plain(500, 'Something went wrong here.');
  }
}

const worker: ExportedHandler<Env> = {
  async fetch(request, env) {
    const response = await respondOrSorry(request, env);
    // Headers of an opened socket are the engine's.
    if (response.webSocket) return response;
    for (const [name, value] of Object.entries(strictHeaders)) response.headers.set(name, value);
    return response;
  },
};

export default worker;
