import { readFile } from 'node:fs/promises';
import { Option } from 'commander';
import type { Pack } from '../../content/cards/pack.ts';
import { type PackFaults, type PackRead, readPack, type ValidationError } from '../../wire/index.ts';
import { CommandFault } from './fault.ts';

/** Creates the option `--content <file>`: the pack to play with. */
export const contentOption = (): Option =>
  new Option('--content <file>', 'a pack of cards instead of the standard set (docs/packs.md)');

/** Formats a fault as one line. */
export const faultLine = ({ path, message }: ValidationError): string =>
  path === '' ? message : `${path}: ${message}`;

/** Reads a UTF-8 file without its byte order mark. Throws a `CommandFault` if it cannot be read. */
export async function textOf(file: string): Promise<string> {
  try {
    return new TextDecoder().decode(await readFile(file));
  } catch (error) {
    throw new CommandFault(error instanceof Error ? error.message : String(error));
  }
}

/** Reads a pack from a file. Returns its faults if it is invalid. */
export const readPackFile = async (file: string): Promise<PackRead | PackFaults> => readPack(await textOf(file));

/** Reads a pack from a file. Throws a `CommandFault` that lists all faults if it is invalid. */
export async function packFrom(file: string): Promise<Pack> {
  const read = await readPackFile(file);
  if ('pack' in read) return read.pack;
  throw new CommandFault([`${file} is no pack to play with`, ...read.faults.map(faultLine)].join('\n  '));
}
