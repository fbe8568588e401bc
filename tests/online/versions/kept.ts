// Releases of tables online that are kept as they were, to hold them against today's.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';

/** A release. */
export type Release = typeof import('./release.ts');

const suffix = '.js.gz';

/** Names of the kept releases. */
export const keptReleases = readdirSync(import.meta.dirname).flatMap((file) =>
  file.endsWith(suffix) ? [file.slice(0, -suffix.length)] : [],
);

/** Exports that some releases have under another name. */
interface Renamed {
  readonly outfit?: Release['dependencies'];
  readonly turnOf?: Release['handleInput'];
}

/** Gives a release today's names. */
function withNamesOfToday(release: Release & Renamed): Release {
  const { outfit, turnOf } = release;
  if (outfit === undefined || turnOf === undefined) return release;
  return {
    ...release,
    dependencies: outfit,
    handleInput: (room, input, now, ports) => turnOf(room, input, now, Object.assign({ outfit }, ports)),
  };
}

/** Loads a kept release. */
export async function releaseOf(name: string): Promise<Release> {
  const folder = mkdtempSync(join(tmpdir(), 'sitroom-release-'));
  const file = join(folder, 'release.mjs');
  writeFileSync(file, gunzipSync(readFileSync(join(import.meta.dirname, name + suffix))));
  try {
    return withNamesOfToday((await import(/* @vite-ignore */ pathToFileURL(file).href)) as Release);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
