import type { PackName } from '../../wire/index.ts';
import { type PackLabel, packStatus, versionOf } from '../platform/database/pack-label.ts';
import { say } from './say.ts';

/** Returns words for a game whose pack is not loaded. Empty if nothing is missing. */
export function packNeed(pack: PackName | undefined, labels: readonly PackLabel[]): string {
  const found = pack === undefined ? 'here' : packStatus(pack, labels);
  return pack === undefined || found === 'here'
    ? ''
    : say(`pack.${found}`, { name: pack.name, version: versionOf(pack.hash) });
}
