// Finds the address that a request is charged to.

import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Whether an address is that of a proxy whose `X-Forwarded-For` is believed. */
export type ProxyTrust = ReturnType<typeof proxyAddress.compile>;

const isOwnMachine = (address: string): boolean => /^(::1|(::ffff:)?127\.)/u.test(address);

/**
 * Returns the address that limits apply to: that of the device, or the one that a trusted proxy saw. Null for devices
 * on this machine itself, which nobody else controls. Empty once the connection is gone, because its address is gone,
 * too.
 */
export function callerOf(request: IncomingMessage, isTrusted: ProxyTrust): string | null {
  const address = (proxyAddress(request, isTrusted) as string | undefined) ?? '';
  return isOwnMachine(address) ? null : address;
}
