import type { Continent } from '../../../content/continents.ts';
import { panicTrack } from '../../../content/tracks.ts';
import { type Playing, verbAsking } from '../../../rules/index.ts';

/** Returns the panic a continent would have if it were chosen now. Null unless the open question is about panic. */
export function panicIfChosen(playing: Playing, continent: Continent): number | null {
  const { board } = playing;
  const [choice] = board.choices;
  const effect = choice ? verbAsking(playing, choice.todo) : null;
  if (choice?.about !== 'continent' || effect === null) return null;
  const panic = board.panic[continent];
  if (effect.do === 'raise-panic') return Math.min(panicTrack.length - 1, panic + effect.by);
  return effect.do === 'lower-panic' ? Math.max(0, panic - effect.by) : null;
}
