// When the careful bot uses a card: most at once, and those that need an overview at the end of the timed phase.

import { changesDice, type DiceVerb, type VerbName, verbsIn } from '../../content/cards/effects.ts';
import type { UsableCard } from '../../content/cards/usable-card.ts';
import type { Role } from '../../content/roles.ts';
import { check, lossOf, needed, type Playing, successesOf, threatOf } from '../../rules/index.ts';
import { because, type Move } from '../bot/bot.ts';

/** `late`: in the last cue, or in the resolution phase. */
type Timing = 'never' | 'at-once' | 'late';

/** When to use a card whose first verb is the key. Cards that change dice are used when they help the open task. */
const timings: Readonly<Record<Exclude<VerbName, DiceVerb['do']>, Timing>> = {
  'destroy-ufos': 'late',
  'move-ufos': 'late',
  'place-ufos': 'never',
  'raise-panic': 'never',
  'lower-panic': 'late',
  'gain-credits': 'at-once',
  'lose-credits': 'never',
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

type Task = NonNullable<Playing['board']['task']>;

/** Whether the verb would help the next roll of the open task. */
function helpsNextRoll(playing: Playing, verb: DiceVerb['do']): boolean {
  switch (verb) {
    case 'add-dice':
      return true;
    case 'lower-threat':
      return threatOf(playing) > 2;
    case 'reroll':
    case 'turn-dice':
    case 'raise-alien-die':
    case 'add-successes':
    case 'forgive-loss':
      return false;
  }
}

/** Whether the verb would help the unapplied roll. */
function helpsRoll(playing: Playing, roll: NonNullable<Task['roll']>, verb: DiceVerb['do']): boolean {
  const lost = lossOf(playing, roll);
  const fails = successesOf(roll) < needed(playing);
  switch (verb) {
    case 'forgive-loss':
    case 'raise-alien-die':
      return lost;
    case 'reroll':
      return fails && (lost || successesOf(roll) === 0);
    case 'turn-dice':
    case 'add-successes':
      return fails;
    case 'add-dice':
    case 'lower-threat':
      // Only the next roll can have these, but the card's other verbs may help now.
      return fails;
  }
}

/** Whether the verb would help the open task: its unapplied roll if there is one, otherwise its next roll. */
function helpsTask(playing: Playing, { do: verb }: DiceVerb): boolean {
  const { task } = playing.board;
  if (task === null) return false;
  return task.roll === null ? helpsNextRoll(playing, verb) : helpsRoll(playing, task.roll, verb);
}

function isDue(playing: Playing, { effects }: UsableCard): boolean {
  const [first] = verbsIn(effects);
  if (first === undefined) return false;
  if (changesDice(first)) return helpsTask(playing, first);
  switch (timings[first.do]) {
    case 'never':
      return false;
    case 'at-once':
      return true;
    case 'late':
      return playing.phase === 'resolution' || playing.cue?.kind === 'ending';
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
