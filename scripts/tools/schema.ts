// `npm run schema`: writes docs/pack.schema.json, the JSON Schema of packs. Run it after changing the pack format.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packSchema } from '../../build/pack-schema.ts';

writeFileSync(join(import.meta.dirname, '../../docs/pack.schema.json'), packSchema());
