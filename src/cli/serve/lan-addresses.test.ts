import { describe, expect, test } from 'vitest';
import { type Network, networkHere, reachableHosts } from './lan-addresses.ts';

/** A machine called `laptop` with these adapters, each with one address. */
const machine = (adapters: Readonly<Record<string, string>>, more: Partial<Network> = {}): Network => ({
  interfaces: Object.fromEntries(
    Object.entries({ lo: '127.0.0.1', ...adapters }).map(([name, address]) => [
      name,
      [
        { address, family: 'IPv4', internal: name === 'lo' },
        { address: 'fe80::1', family: 'IPv6', internal: false },
      ],
    ]),
  ),
  hostname: 'laptop',
  wayOut: null,
  isContainer: false,
  ...more,
});

/** Adapters of containers, virtual machines and VPNs on Linux and macOS. */
const virtualOfUnix =
  'docker0 br-4f2a vethc3 podman1 lxcbr0 incusbr0 cni0 cilium_host waydroid0 mpqemubr0 virbr0 vboxnet0 vmnet8 bridge100 ' +
  'vmenet0 awdl0 llw0 anpi1 tun0 tap0 utun4 wg0 ztyqa2 tailscale0 nordlynx ppp0 ipsec0 cscotun0 gpd0';

describe('the addresses for phones', () => {
  test.each<[string, Record<string, string>, Partial<Network>, string[]]>([
    [
      'virtual machines and VPNs come after the wireless network',
      { vboxnet0: '192.168.56.1', tun0: '10.8.0.6', wlan0: '192.168.1.20' },
      {},
      ['192.168.1.20', '192.168.56.1', '10.8.0.6', 'laptop.local'],
    ],
    [
      'containers come last',
      { docker0: '172.17.0.1', 'br-4f2a': '172.18.0.1', wlan0: '192.168.1.20' },
      { wayOut: '192.168.1.20' },
      ['192.168.1.20', '172.17.0.1', '172.18.0.1', 'laptop.local'],
    ],
    [
      'an address that nobody gave is no address',
      { eth0: '169.254.10.20', wlan0: '192.168.1.20' },
      {},
      ['192.168.1.20', 'laptop.local'],
    ],
    [
      'the way to other networks is better than another cable or a wireless network',
      { wlp3s0: '192.168.7.2', enp0s25: '10.1.2.3', enp4s0: '192.168.1.20' },
      { wayOut: '192.168.1.20' },
      ['192.168.1.20', '192.168.7.2', '10.1.2.3', 'laptop.local'],
    ],
    [
      'a VPN that takes all traffic is not the way to phones',
      { wg0: '10.66.0.2', en0: '192.168.1.20' },
      { wayOut: '10.66.0.2' },
      ['192.168.1.20', '10.66.0.2', 'laptop.local'],
    ],
    [
      'adapters of Windows are known by their names',
      { 'vEthernet (WSL)': '172.29.16.1', 'VMware Network Adapter VMnet8': '192.168.80.1', 'Wi-Fi': '192.168.1.20' },
      {},
      ['192.168.1.20', '172.29.16.1', '192.168.80.1', 'laptop.local'],
    ],
    [
      'adapters of macOS are known by their names',
      { utun4: '100.101.102.103', bridge100: '192.168.64.1', en0: '192.168.1.20' },
      {},
      ['192.168.1.20', '100.101.102.103', '192.168.64.1', 'laptop.local'],
    ],
    [
      'a container knows no address for phones',
      { eth0: '172.17.0.2' },
      { isContainer: true, wayOut: '172.17.0.2' },
      [],
    ],
    [
      'a container on the network of its machine knows those of the machine',
      { docker0: '172.17.0.1', eth0: '192.168.1.20' },
      { isContainer: true },
      ['192.168.1.20', 'laptop.local'],
    ],
    ['a machine without a network has none', {}, {}, []],
  ])('ONL-10 %s', (_, adapters, more, hosts) => {
    expect(reachableHosts(machine(adapters, more))).toEqual(hosts);
  });

  test.each([
    ...virtualOfUnix.split(' '),
    'vEthernet (WSL (Hyper-V firewall))',
    'vEthernet (Default Switch)',
    'VirtualBox Host-Only Network',
    'VMware Network Adapter VMnet1',
    'Tailscale',
    'ZeroTier One [a0]',
    'OpenVPN TAP-Windows6',
    'OpenVPN Wintun',
    'ProtonVPN TUN',
    'Cisco AnyConnect',
    'Bluetooth-Netzwerkverbindung',
    'Npcap Loopback Adapter',
  ])('ONL-10 %s comes after every network of a room', (adapter) => {
    const rooms = { eth1: '10.1.2.3', 'Ethernet 2': '192.168.7.2', 'Local Area Connection* 10': '192.168.137.1' };
    const hosts = reachableHosts(machine({ [adapter]: '192.168.99.1', ...rooms }, { wayOut: '192.168.99.1' }));
    expect(hosts.slice(-2)).toEqual(['192.168.99.1', 'laptop.local']);
  });

  test('ONL-10 of this machine are found without sending anything', async () => {
    const { interfaces, wayOut } = await networkHere();
    const own = Object.values(interfaces).flatMap((all) => all.map(({ address }) => address));
    expect(own.length).toBeGreaterThan(0);
    expect(wayOut === null || own.includes(wayOut)).toBe(true);
  });
});
