import type { CueKind } from '../../../content/cues.ts';
import type { Cue } from '../../../rules/index.ts';
import { awaitedBy, cueDo } from '../../words/cue.ts';
import { say } from '../../words/say.ts';

/**
 * Cues that the app partly carries out itself (FIN-8). Their instruction says what was done, and what is left to do.
 */
const doneByApp = [
  'new-technology',
  'budget',
  'enemy-in-base',
  'crisis',
  'choose-mission',
  'deploy-squad',
  'final-mission',
  'deploy-final-squad',
] as const satisfies readonly CueKind[];

/** Returns the instruction of a cue at the table. Needs the later words. */
export function cueDoAtTable(cue: Cue): string {
  const done = doneByApp.find((kind) => kind === cue.kind);
  return cueDo(cue, done && say(`table.cue.${done}`));
}

/**
 * Returns the instruction of a cue for a plate of fixed height: its first sentences, or only which news is still
 * missing.
 */
export function cueDoBriefly(cue: Cue): string {
  const awaits = awaitedBy(cue);
  if (awaits !== null) return say(`cue.early.${awaits}`);
  const sentences = cueDoAtTable(cue).match(/.+?(?:[.!?](?=\s|$)|[。！？]|$)/gu) ?? [];
  return sentences.slice(0, cue.side === 'alien' ? 1 : 2).join('');
}
