// Writes the JSON Schema of packs: `npm run schema` after changing what a pack may hold.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packSchema } from '../../build/pack-schema.ts';

writeFileSync(join(import.meta.dirname, '../../docs/pack.schema.json'), packSchema());
