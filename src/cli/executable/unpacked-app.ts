import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of the app, by their paths in it. */
export interface PackedApp {
  /** Another name for each build. */
  readonly build: string;
  readonly paths: readonly string[];
  readonly read: (path: string) => ArrayBuffer;
}

/** Unpacks the app into a folder of its own in `folder`, unless it is there already. Returns that folder. */
export function unpackedApp(folder: string, { build, paths, read }: PackedApp): string {
  const app = join(folder, `app-${build}`);
  if (existsSync(app)) return app;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // If this were interrupted, half an app would be served for ever.
  const unfinished = mkdtempSync(`${app}-`);
  for (const path of paths) {
    const file = join(unfinished, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, new Uint8Array(read(path)));
  }
  try {
    renameSync(unfinished, app);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    // Another process was faster.
    if (!existsSync(app)) throw error;
  }
  return app;
}
