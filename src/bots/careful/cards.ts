// When the careful bot uses a card: most at once, and those that need an overview at the end of the timed phase.

import { type VerbName, verbsIn } from '../../content/cards/effects.ts';
import type { UsableCard } from '../../content/cards/usable-card.ts';
import type { Role } from '../../content/roles.ts';
import { check, lossOf, needed, type Playing, successesOf, threatOf } from '../../rules/index.ts';
import { because, type Move } from '../bot/bot.ts';

/** `roll`: when it improves the open task's dice. `late`: in the last cue, or in the resolution phase. */
type Timing = 'never' | 'at-once' | 'late' | 'roll';

/** When to use a card whose first verb is the key. */
const timings: Readonly<Record<VerbName, Timing>> = {
  'destroy-ufos': 'late',
  'move-ufos': 'late',
  'place-ufos': 'never',
  'raise-panic': 'never',
  'lower-panic': 'late',
  'gain-credits': 'at-once',
  'lose-credits': 'never',
  reroll: 'roll',
  'turn-dice': 'roll',
  'raise-alien-die': 'roll',
  'add-dice': 'roll',
  'add-successes': 'roll',
  'forgive-loss': 'roll',
  'lower-threat': 'roll',
  'ready-units': 'at-once',
  'exhaust-units': 'never',
  'kill-units': 'never',
  'recruit-units': 'at-once',
  'move-units': 'never',
  'promote-units': 'late',
  'draw-techs': 'at-once',
  'swap-techs': 'never',
  'draw-enemies': 'never',
  'remove-enemies': 'late',
  'damage-base': 'never',
  'repair-base': 'at-once',
  'gain-salvage': 'at-once',
  'lose-salvage': 'never',
  'discard-crises': 'late',
  'add-crises': 'never',
  'ready-cards': 'late',
  'lengthen-cue': 'never',
  'add-pause': 'never',
};

/** Whether the verb would help the open task: the unapplied roll if there is one, otherwise the next roll. */
function helpsRoll(playing: Playing, verb: VerbName): boolean {
  const { task } = playing.board;
  if (task === null) return false;
  const { roll } = task;
  if (roll === null) return verb === 'add-dice' || (verb === 'lower-threat' && threatOf(playing) > 2);
  const lost = lossOf(playing, roll);
  const fails = successesOf(roll) < needed(playing);
  if (verb === 'forgive-loss' || verb === 'raise-alien-die') return lost;
  return verb === 'reroll' ? fails && (lost || successesOf(roll) === 0) : fails;
}

function isDue(playing: Playing, { effects }: UsableCard): boolean {
  const [first] = verbsIn(effects);
  switch (first ? timings[first.do] : 'never') {
    case 'at-once':
      return true;
    case 'late':
      return playing.phase === 'resolution' || playing.cue?.kind === 'ending';
    case 'roll':
      return first !== undefined && helpsRoll(playing, first.do);
    default:
      return false;
  }
}

/** Uses the first card that is due. Never pays with salvage: enemies kept as salvage do not come back (RES-7). */
export function cardMove(playing: Playing, roles: readonly Role[]): Move | null {
  const { board, pack } = playing;
  for (const { card: id, owner } of board.inPlay) {
    const card = pack.usable.get(id);
    if (card === undefined || card.price.salvage > 0 || !roles.includes(owner) || !isDue(playing, card)) continue;
    const intent = { type: 'use', card: id } as const;
    if (check(playing, intent, owner) === null) {
      return because(owner, intent, board.task === null ? 'card-pays' : 'card-helps-roll');
    }
  }
  return null;
}
