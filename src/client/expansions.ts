// The one place where the app knows of expansions.

import type { ExpansionId } from '../content/expansions/names.ts';
import type { ExpansionParts } from './game/stores/expansions.svelte.ts';
import { withExpansion } from './words/late.ts';

/** Loads the screens of an expansion, with its words. */
export const loadExpansion: (id: ExpansionId) => Promise<{ readonly parts: ExpansionParts }> = withExpansion({
  evolution: () => import('./evolution/parts.ts'),
});
