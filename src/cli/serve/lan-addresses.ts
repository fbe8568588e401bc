// Addresses of this machine in the local network, best first (ONL, "On a laptop in a living room").

import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Network adapters and routes of this machine. */
export interface Network {
  readonly interfaces: Readonly<
    Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>
  >;
  readonly hostname: string;
  /** Own address on the way to other networks. Null if there is no such way. */
  readonly wayOut: string | null;
  /** Whether this is a container, whose own network phones cannot reach. */
  readonly isContainer: boolean;
}

/**
 * Adapters of containers, virtual machines, VPNs and phones on a cable, by their names on Linux, macOS and Windows.
 * Phones in the room cannot reach them.
 */
const virtualAdapter = new RegExp(
  [
    '^(docker|br-|veth|cni|cali|cilium|flannel|weave|kube|podman|nerdctl|lxc|lxd|incus|waydroid|mpqemubr)',
    '^(virbr|vnet|vboxnet|vmnet|bridge\\d{3}|vmenet|anpi|awdl|llw)',
    '^(tun|tap|utun|ppp|ipsec|wg|zt|tailscale|nordlynx|proton|mullvad|ham|gif|stf|feth|cscotun|gpd|outline)',
    'virtualbox|vmware|vethernet|hyper-v|wsl|docker|loopback|bluetooth|npcap|zerotier|tailscale|wireguard|wintun|tap-|anyconnect|fortinet|hamachi|vpn',
  ].join('|'),
  'i',
);
const wirelessAdapter = /^(wl|wifi|wi-fi|wlan|drahtlos|беспровод)/i;

/** Addresses that a machine gives itself where nobody gave it one. */
const isLinkLocal = (address: string): boolean => address.startsWith('169.254.');
/** Networks of containers, and of carriers and VPNs that share addresses. Few living rooms have them. */
const isUnlikely = (address: string): boolean =>
  /^(172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(address);

/** Returns how hard an address is to reach for phones in the room: 0 is best. */
function rankOf(adapter: string, address: string, wayOut: string | null): number {
  if (virtualAdapter.test(adapter)) return 4;
  if (isUnlikely(address)) return 3;
  if (address === wayOut) return 0;
  return wirelessAdapter.test(adapter) ? 1 : 2;
}

/** Returns the hosts at which phones may reach this machine, best first. None if they can reach none of them. */
export function reachableHosts({ interfaces, hostname: name, wayOut, isContainer }: Network): string[] {
  const all = Object.entries(interfaces).flatMap(([adapter, own]) =>
    own
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isLinkLocal(address))
      .map(({ address }) => ({ address, rank: rankOf(adapter, address, wayOut) })),
  );
  const known = isContainer ? all.filter(({ rank }) => rank < 3) : all;
  const numbers = known.toSorted((a, b) => a.rank - b.rank).map(({ address }) => address);
  // Phones that know multicast names find the machine at any of its addresses.
  return numbers.length === 0 ? [] : [...numbers, `${name.replace(/\.local$/, '')}.local`];
}

/** Resolves to the own address on the way to other networks. Nothing is sent: a datagram socket only picks a route. */
async function findWayOut(): Promise<string | null> {
  const socket = createSocket('udp4');
  try {
    // An address for documentation, which no machine has.
    socket.connect(9, '192.0.2.1');
    await once(socket, 'connect');
    return socket.address().address;
  } catch {
    return null;
  } finally {
    socket.close();
  }
}

/** Looks at the network of this machine. */
export async function networkHere(): Promise<Network> {
  const interfaces = Object.fromEntries(Object.entries(networkInterfaces()).map(([name, own]) => [name, own ?? []]));
  const isContainer = ['/.dockerenv', '/run/.containerenv'].some((path) => existsSync(path));
  return { interfaces, hostname: hostname(), wayOut: await findWayOut(), isContainer };
}
