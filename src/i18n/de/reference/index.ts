import type { Reference } from '../../reference.ts';
import { withFigures } from '../../reference-figures.ts';
import { evolution } from '../evolution/reference.ts';
import { anatomy } from './anatomy.ts';
import { app } from './app.ts';
import { resolution } from './resolution.ts';
import { roles } from './roles.ts';
import { table } from './table.ts';
import { timed } from './timed.ts';

/** The rules reference in German. */
export const referenceTexts: Reference = withFigures({
  ...anatomy,
  ...app,
  ...evolution,
  ...resolution,
  ...roles,
  ...table,
  ...timed,
});

export { commonWords, searchWords } from './search-words.ts';
export { synonyms } from './synonyms.ts';
