import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { createServer } from '../../server/index.ts';
import { CommandFault } from '../terminal/fault.ts';
import { codeOf } from '../terminal/files.ts';
import { networkHere, reachableHosts } from './lan-addresses.ts';

/** A server of the app. */
export type Server = Awaited<ReturnType<typeof createServer>>;

/** Where to listen. */
interface Place {
  /** Default: 4747, or any free port if that is taken. */
  readonly port?: number;
  /** Default: all addresses of this machine. */
  readonly host?: string;
  /** With a certificate the server speaks https alone. */
  readonly cert?: string;
  /** Addresses for other devices that were named by hand: hosts, or whole addresses. */
  readonly address?: readonly string[];
}

/** Default port. If it is in use, the server takes any free one. */
export const defaultPort = 4747;

const addresses = () => Object.values(networkInterfaces()).flatMap((all) => all ?? []);

const portOf = (server: Server): number => (server.server.address() as AddressInfo).port;

const urlOf = (server: Server, { cert }: Place, host: string): string =>
  `${cert === undefined ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${portOf(server)}/`;

/** Returns the address of a listening server on this machine. */
export const ownUrl = (server: Server, place: Place): string => urlOf(server, place, place.host ?? 'localhost');

/**
 * Returns the addresses of the server for other devices, best first: those that were named by hand, or else those of this
 * machine in the local network. None if it listens at a host of its own.
 */
export async function lanUrls(server: Server, place: Place): Promise<string[]> {
  const named = place.address?.map((one) => (one.includes('://') ? one : urlOf(server, place, one)));
  if (named !== undefined) return named;
  if (place.host !== undefined) return [];
  return reachableHosts(await networkHere()).map((host) => urlOf(server, place, host));
}

const everywhere = (): string => (addresses().some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0');

/** Explains why a server cannot listen. */
function listenFault(host: string | undefined, port: number, error: unknown): CommandFault {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: 'another program uses it. Choose another with --port, or leave --port out',
    EACCES: 'this user may not use it. Choose one from 1024 up with --port',
  };
  const reason = reasons[String(codeOf(error))];
  if (reason !== undefined) return new CommandFault(`cannot serve on port ${port}: ${reason}`);
  if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'ENOTFOUND')
    return new CommandFault(`cannot serve at ${host}: this machine has no such address`);
  return new CommandFault(`cannot serve on port ${port}: ${error instanceof Error ? error.message : String(error)}`);
}

/** Starts listening. Throws a fault for people if it cannot. */
export async function listen(server: Server, { host, port }: Place): Promise<void> {
  const where = host ?? everywhere();
  try {
    await server.listen({ host: where, port: port ?? defaultPort });
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE' || port !== undefined) throw listenFault(host, port ?? defaultPort, error);
    await server.listen({ host: where, port: 0 });
  }
}
