// The one place where the app knows of expansions.

import type { ExpansionParts } from './game/stores/expansions.svelte.ts';
import { withEvolution } from './words/late.ts';

/** Loads what the screens show of an expansion, with its words. */
export const expansionLoaders = {
  evolution: async (): Promise<ExpansionParts> => (await withEvolution(import('./evolution/parts.ts'))).parts,
} as const;
