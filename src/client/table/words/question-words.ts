import { type Playing, pending } from '../../../rules/index.ts';
import { terms } from '../../words/cards.ts';
import { say } from '../../words/say.ts';

/** Returns the words of the open question, or ''. A cue keeps the crisis that is chosen; cards discard or move it. */
export function questionWords(playing: Playing): string {
  const asked = pending(playing);
  if (asked === null) return '';
  const isOfCue = playing.board.choices.length === 0;
  return asked.about === 'crisis' && isOfCue ? say('table.crisis-stays') : terms().abouts[asked.about];
}
