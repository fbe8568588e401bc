import type { PackName } from '../../wire/index.ts';
import { type PackLabel, standing, versionOf } from '../shelf/pack-label.ts';
import { say } from './say.svelte.ts';

/** What a game lacks that is played with a pack, in words; empty where nothing is missing. */
export function packNeed(pack: PackName | undefined, labels: readonly PackLabel[]): string {
  const found = pack === undefined ? 'here' : standing(pack, labels);
  return pack === undefined || found === 'here'
    ? ''
    : say(`pack.${found}`, { name: pack.name, version: versionOf(pack.hash) });
}
