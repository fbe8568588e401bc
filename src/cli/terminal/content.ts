import { Option } from 'commander';
import type { Pack } from '../../content/cards/pack.ts';
import { type PackFaults, type PackRead, readPack, type ValidationError } from '../../wire/index.ts';
import { CommandFault } from './fault.ts';
import { textOf } from './files.ts';

/** Creates the option `--content <file>`: the pack to play with. */
export const contentOption = (): Option =>
  new Option('--content <file>', 'a pack of cards instead of the standard set (docs/packs.md)');

/** Formats a fault as one line. */
export const faultLine = ({ path, message }: ValidationError): string =>
  path === '' ? message : `${path}: ${message}`;

/** Reads a pack from a file. Returns its faults if it is invalid. */
export const readPackFile = async (file: string): Promise<PackRead | PackFaults> => readPack(await textOf(file));

/** Reads a pack and its words from a file. Throws a `CommandFault` that lists all faults if it is invalid. */
export async function packWithWords(file: string): Promise<PackRead> {
  const read = await readPackFile(file);
  if ('pack' in read) return read;
  throw new CommandFault([`${file} cannot be used as a pack`, ...read.faults.map(faultLine)].join('\n  '));
}

/** Reads a pack from a file. Throws as `packWithWords`. */
export const packFrom = async (file: string): Promise<Pack> => (await packWithWords(file)).pack;
