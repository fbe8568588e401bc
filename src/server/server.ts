import files from '@fastify/static';
import { type FastifyError, type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import { cacheControl, strictHeaders } from './headers.ts';

/** Options of `createServer`. */
interface ServerOptions {
  /** Absolute path of the built app. Where `file.br` or `file.gz` lies beside a file, browsers that can get that. */
  readonly app: string;
  /** Called with each error that is the server's own fault, such as a file that cannot be read. */
  readonly onFault?: (error: Error) => void;
}

/** A request that takes longer to arrive, in milliseconds, and a connection on which nothing moves for as long, are closed. */
const longestWait = 30_000;

/** Answers with a line of text: whoever sees it has asked for something that no page of the app links to. */
const answer = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).headers(strictHeaders).type('text/plain; charset=utf-8').send(`${text}\n`);

/** A server for the app that does not listen yet: call `listen` on it, or `inject` in a test. */
export async function createServer({ app, onFault }: ServerOptions): Promise<FastifyInstance> {
  const refuse = (error: FastifyError, reply: FastifyReply): FastifyReply => {
    const status = error.statusCode ?? 500;
    if (status < 500) return answer(reply, status, 'This request cannot be answered.');
    onFault?.(error);
    return answer(reply, 500, 'Something went wrong here.');
  };
  const server = fastify({
    forceCloseConnections: true,
    requestTimeout: longestWait,
    connectionTimeout: longestWait,
    // Errors of the router, such as a broken percent sign, come before any hook.
    frameworkErrors: (error, _, reply) => void refuse(error, reply),
  });
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
