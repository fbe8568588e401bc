// `npm run keep-edition`: keeps the saves of some games of this edition, which no later one may refuse, and digests of its
// content.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { edition } from '../../src/host/index.ts';
import { makeSave } from '../../src/wire/index.ts';
import { contentDigests, editionGames } from '../../tests/saves/editions/games.ts';
import { root } from '../../tests/tools/sources.ts';

const folder = join(root, 'tests/saves/editions', String(edition));
mkdirSync(folder, { recursive: true });
for (const [name, game] of Object.entries(editionGames)) {
  writeFileSync(join(folder, `${name}.sitroom.json`), `${JSON.stringify(makeSave(game()), null, 2)}\n`);
}
writeFileSync(join(folder, 'content.json'), `${JSON.stringify(contentDigests(), null, 2)}\n`);
