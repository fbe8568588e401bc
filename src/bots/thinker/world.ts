// Determinization: samples a hidden half that is consistent with the open half.

import { type Dice, facedDown, type GameServices, type Playing, type State, unseenCards } from '../../rules/index.ts';
import type { ImaginedRound } from './imagined-round.ts';

type Hidden = State['hidden'];

/**
 * Returns the first `count` cards, repeating some if there are too few. A described table may hold enemies of types
 * that its setup does not name, and their number in the deck is unknown (FIN-13).
 */
const exactly = (cards: readonly string[], count: number): readonly string[] =>
  cards.length >= count
    ? cards.slice(0, count)
    : Array.from({ length: count }, (_, i) => cards[i % cards.length] ?? '');

/** Deals the unseen cards to the decks and to the face-down enemies. */
function dealUnseen(playing: Playing, dice: Dice): Pick<Hidden, 'decks' | 'faceDown'> {
  const { decks, finalMission, mission } = playing.board;
  const unseen = unseenCards(playing, dice);
  const [onMission = [], onFinal = []] = [mission, finalMission].map((one) => (one === null ? [] : facedDown(one)));
  const enemies = exactly(unseen.enemy, decks.enemy.left + onMission.length + onFinal.length).values();
  const deal = (parts: readonly number[]) =>
    Object.fromEntries(parts.map((part) => [part, enemies.next().value ?? '']));
  return {
    faceDown: { mission: deal(onMission), 'final-mission': deal(onFinal) },
    decks: {
      tech: exactly(unseen.tech, decks.tech.left),
      crisis: exactly(unseen.crisis, decks.crisis.left),
      mission: exactly(unseen.mission, decks.mission.left),
      enemy: [...enemies],
    },
  };
}

/** Returns a state with this open half and a hidden half sampled from the seed. */
export function imaginedWorld(playing: Playing, round: ImaginedRound, seed: string, table: GameServices): State {
  const { pack: _, ...open } = playing;
  return { open, hidden: { seed, rolls: 0, ...round, ...dealUnseen(playing, table.dice(seed)) } };
}
