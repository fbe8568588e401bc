// Log lines in JSON, for operators who collect them.

import type { FastifyInstance } from 'fastify';

/**
 * Logs each answer of a server whose logger is on. A line says the route, never the path: ids and codes of tables lead to
 * people.
 */
export function logAnswers(server: FastifyInstance): void {
  server.addHook(
    'onResponse',
    async ({ method, routeOptions: { url: route = null }, log }, { statusCode, elapsedTime }) =>
      log.info({ method, route, status: statusCode, ms: Math.round(elapsedTime) }, 'answered'),
  );
}
