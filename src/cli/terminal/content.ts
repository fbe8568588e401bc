import { readFile } from 'node:fs/promises';
import { Option } from 'commander';
import type { Pack } from '../../content/cards/pack.ts';
import { type Fault, type PackFaults, type PackRead, readPack } from '../../wire/index.ts';
import { CommandFault } from './fault.ts';

/** `--content FILE`: the cards to play with. */
export const contentOption = (): Option =>
  new Option('--content <file>', 'a pack of cards instead of the standard set (docs/packs.md)');

/** A fault as a line for people. */
export const faultLine = ({ path, message }: Fault): string => (path === '' ? message : `${path}: ${message}`);

/** The text of a file in UTF-8, without the byte order mark that some editors begin it with. */
export async function textOf(file: string): Promise<string> {
  try {
    return new TextDecoder().decode(await readFile(file));
  } catch (error) {
    throw new CommandFault(error instanceof Error ? error.message : String(error));
  }
}

/** Reads a pack, or all that is wrong with it, from a file. */
export const readPackFile = async (file: string): Promise<PackRead | PackFaults> => readPack(await textOf(file));

/** The pack in a file; one that is not in order is a fault that tells all of them. */
export async function packFrom(file: string): Promise<Pack> {
  const read = await readPackFile(file);
  if ('pack' in read) return read.pack;
  throw new CommandFault([`${file} is no pack to play with`, ...read.faults.map(faultLine)].join('\n  '));
}
