// The round's budget lies ready: the credits the cue names, and those of cards in play.

import type { Standing } from '../../content/cards.ts';
import type { Playing } from '../state.ts';
import { works } from '../task.ts';
import type { Acts } from './acts.ts';

function extra(playing: Playing): number {
  const { board, pack } = playing;
  const all = board.inPlay.filter(({ card }) => works(playing, card));
  const standing = all.flatMap(
    ({ card }): readonly Standing[] => (pack.tech.get(card) ?? pack.asset.get(card))?.standing ?? [],
  );
  return standing.reduce((sum, one) => sum + ('budget' in one ? one.budget : 0), 0);
}

export const budget: Acts = (playing, { credits = 0 }) => [
  {
    type: 'credits-changed',
    // What a card has brought in before lies there already.
    budget: playing.board.budget + credits + extra(playing),
    emergency: playing.board.emergency,
  },
];
