import { expansionPieces } from '../../content/expansions/pieces.ts';
import { expandedBy } from './expanding.ts';

/** Every expansion. */
export const expansions = expandedBy(expansionPieces);
