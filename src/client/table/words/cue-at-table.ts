import { cues } from '../../../content/cues.ts';
import type { Cue } from '../../../rules/index.ts';
import { cueDo } from '../../words/cue.ts';
import { say } from '../../words/say.svelte.ts';

/**
 * Returns the instruction of a cue for a plate of fixed height: its first sentences, or only which news is still missing.
 */
export function cueDoBriefly(cue: Cue): string {
  const { awaits } = cues[cue.kind];
  if (cue.scrambled && awaits !== null) return say(`cue.early.${awaits}`);
  const sentences = cueDo(cue).match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)/gu) ?? [];
  return sentences.slice(0, cue.side === 'alien' ? 1 : 2).join('');
}
