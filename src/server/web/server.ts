import files from '@fastify/static';
import { type FastifyError, type FastifyInstance, type FastifyReply, fastify, LogController } from 'fastify';
import { cacheControl, strictHeaders } from './headers.ts';
import { logAnswers } from './log.ts';

/** Options of `createServer`. */
interface ServerOptions {
  /** Absolute path of the built app. If `file.br` or `file.gz` exists beside a file, browsers that accept it get it. */
  readonly app: string;
  /** Called with each internal error, such as a file that cannot be read. */
  readonly onFault?: (error: Error) => void;
  /** Certificate and its key as PEM texts, for https. */
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Writes a line in JSON to the standard output for each answer. */
  readonly log?: boolean;
}

/** Timeout for receiving a request, and for an inactive connection. In milliseconds. */
const timeoutMs = 30_000;

/** Answers with a line of text. No link of the app leads to such a page. */
const answer = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).headers(strictHeaders).type('text/plain; charset=utf-8').send(`${text}\n`);

/** Creates a server for the app. It does not listen yet: call `listen`, or `inject` in a test. */
export async function createServer({ app, onFault, tls, log = false }: ServerOptions): Promise<FastifyInstance> {
  const refuse = (error: FastifyError, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? 500;
    if (status < 500) return answer(reply, status, 'This request cannot be answered.');
    onFault?.(error);
    return answer(reply, 500, 'Something went wrong here.');
  };
  const options = {
    logger: log,
    // Its own lines would hold paths.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    requestTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    // Router errors, such as a malformed percent encoding, occur before any hook.
    frameworkErrors: (error: FastifyError, _: unknown, reply: FastifyReply) => void refuse(error, reply),
  };
  // The code below is the same for http and https.
  const server = tls ? (fastify({ ...options, https: tls }) as unknown as FastifyInstance) : fastify(options);
  if (log) logAnswers(server);
  // A fault of a listening server without a listener would end the process. Before that it is why it cannot listen.
  server.addHook('onListen', async () => void server.server.on('error', (error) => onFault?.(error)));
  server.addHook('onRequest', async (_, reply) => void reply.headers(strictHeaders));
  server.setErrorHandler<FastifyError>((error, _, reply) => refuse(error, reply));
  server.setNotFoundHandler((_, reply) => answer(reply, 404, 'There is nothing here.'));
  await server.register(files, {
    root: app,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
  });
  return server;
}
