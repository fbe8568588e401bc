// The program in a single file that `npm run package` makes, with the app inside. A double click serves it.

import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAsset, getAssetKeys, getRawAsset } from 'node:sea';
import { Command } from 'commander';
import about from '../../../package.json' with { type: 'json' };
import { addServe } from '../serve/serve.ts';
import { addTablesCommand } from '../tables.ts';
import { runProgram } from '../terminal/run.ts';
import { type PackedApp, unpackedApp } from './unpacked-app.ts';

/** Asset with the name of the build. All others are files of the app. */
const buildKey = '.build';

/** Unpacks the app beside the tables, or where nothing else can be written. */
function appFolder(): string {
  const packed: PackedApp = {
    build: getAsset(buildKey, 'utf8'),
    paths: getAssetKeys().filter((key) => key !== buildKey),
    read: getRawAsset,
  };
  try {
    return unpackedApp(join(homedir(), '.sitroom'), packed);
  } catch {
    return unpackedApp(join(tmpdir(), 'sitroom'), packed);
  }
}

async function main(argv: readonly string[]): Promise<number> {
  const sitroom = new Command('sitroom')
    .description('Companion app and virtual table for XCOM: The Board Game (unofficial)')
    .version(about.version, '-v, --version')
    .exitOverride();
  addServe(sitroom, appFolder());
  addTablesCommand(sitroom);
  return runProgram(sitroom, argv.length === 0 ? ['serve', '--open'] : argv);
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
