// Attacks the host at the given address, in a process of its own, until it is ended.
import { Attack } from '../../tests/online/attack.ts';

const [address = ''] = process.argv.slice(2);
await Attack.begin(address);
process.send?.('ready');
