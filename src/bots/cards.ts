// When a card in play is worth its use.

import type { Asset, Tech } from '../content/cards.ts';
import { dice } from '../content/components.ts';
import type { Verb } from '../content/effects.ts';
import type { Role } from '../content/roles.ts';
import { threatTrack } from '../content/tracks.ts';
import {
  check,
  type Intent,
  lossOf,
  needed,
  type Playing,
  successesOf,
  taskDice,
  threatOf,
  wantsSoldiers,
} from '../rules/index.ts';
import { effectsWorth } from './effects.ts';
import { rollWorth } from './pushing.ts';
import { stakesOf } from './stakes.ts';
import { weights } from './weights.ts';

const isOver = (playing: Playing): boolean => {
  const roll = playing.board.task?.roll;
  return roll !== null && roll !== undefined && successesOf(roll) >= needed(playing);
};

/** What changing the roll that lies there would bring. */
function rollChange(playing: Playing, verb: Verb): number {
  const roll = playing.board.task?.roll;
  if (!roll) return 0;
  const loss = lossOf(playing, roll);
  const stakes = stakesOf(playing);
  const missing = needed(playing) - successesOf(roll);
  const failed = roll.xcom.length - successesOf(roll) + roll.added;
  const chance = dice.xcom.successes.length / dice.xcom.sides;
  const more = (count: number) => Math.min(count, missing) * stakes.success + (count >= missing ? stakes.done : 0);
  switch (verb.do) {
    case 'forgive-loss':
      return loss ? stakes.loss + (isOver(playing) ? 0 : 0.3) : 0;
    case 'raise-alien-die':
      return loss && roll.alien + verb.by > threatOf(playing) ? stakes.loss : 0;
    case 'turn-dice':
    case 'add-successes':
      return missing > 0 ? more(verb.count) : 0;
    case 'reroll': {
      const again = verb.dice === 'failures' ? failed : roll.xcom.length;
      const gained = again * chance - (verb.dice === 'failures' ? 0 : successesOf(roll));
      const saved = verb.dice === 'failures' || !loss ? 0 : stakes.loss * 0.6;
      const risked = verb.dice === 'failures' || loss ? 0 : stakes.loss * 0.3;
      return (missing > 0 ? Math.max(0, more(gained)) : 0) + saved - risked - 0.4;
    }
    default:
      return 0;
  }
}

/** What dice before a roll bring: the difference between rolling with them and without. */
function moreDice(playing: Playing, count: number): number {
  if (playing.board.task === null) return 0;
  const own = taskDice(playing);
  if (own === 0) return 0;
  const stakes = stakesOf(playing);
  const [left, threat] = [needed(playing), threatOf(playing)];
  const without = Math.max(0, rollWorth(own, left, threat, stakes));
  return Math.max(0, rollWorth(own + count, left, threat, stakes)) - without;
}

/** What lower threat brings before a roll. */
function calmer(playing: Playing, by: number): number {
  const own = playing.board.task === null || playing.board.task.roll ? 0 : taskDice(playing);
  if (own === 0) return 0;
  const stakes = stakesOf(playing);
  const [left, threat] = [needed(playing), threatOf(playing)];
  const now = Math.max(0, rollWorth(own, left, threat, stakes));
  return Math.max(0, rollWorth(own, left, Math.max(threatTrack.lowest, threat - by), stakes)) - now;
}

function verbsWorth(playing: Playing, card: Tech | Asset): number {
  const verbs = card.effects.filter((effect): effect is Verb => 'do' in effect);
  const changes = verbs.reduce((sum, verb) => sum + rollChange(playing, verb), 0);
  const dicier = verbs.reduce((sum, verb) => sum + (verb.do === 'add-dice' ? moreDice(playing, verb.count) : 0), 0);
  const lower = verbs.reduce((sum, verb) => sum + (verb.do === 'lower-threat' ? calmer(playing, verb.by) : 0), 0);
  return changes + dicier + lower + effectsWorth(playing, card.effects);
}

/** What the price is worth: a card that is ready again next round costs nothing but the waiting. */
function priceWorth({ phase, cue, board }: Playing, { price }: Tech | Asset): number {
  // Units that have nothing to do any more cost nothing.
  const late = phase === 'resolution' || cue?.kind === 'ending';
  const placed = price.place ? price.place.count * (late ? 0.05 : 2.5) : 0;
  const spare = board.salvage.length > 2 ? 0.3 : weights.salvage;
  return placed + (price.salvage ?? 0) * spare + (price.credits ?? 0) * weights.credit + (price.exhaust ? 0.15 : 0);
}

/** Effects that matter at any time, and those best kept for the end of the timed phase. */
const atEnd: ReadonlySet<string> = new Set([
  'move-ufos',
  'discard-crises',
  'destroy-ufos',
  'promote-units',
  'move-units',
  'gain-credits',
]);

function isTime(playing: Playing, card: Tech | Asset): boolean {
  const { phase, cue, board } = playing;
  const [first] = card.effects;
  const verb = first && 'do' in first ? first.do : 'way';
  if (phase === 'timed') {
    return !(atEnd.has(verb) || verb === 'way') || cue?.kind === 'ending';
  }
  return wantsSoldiers(board.task?.kind ?? 'research') || !atEnd.has(verb) || board.task === null;
}

/** The use of a card that brings most, if any brings more than it costs. */
export function cardToUse(
  playing: Playing,
  roles: readonly Role[],
): { readonly as: Role; readonly intent: Intent; readonly value: number } | null {
  const { board, pack } = playing;
  let top: { as: Role; intent: Intent; value: number } | null = null;
  for (const { card: id, owner, exhausted } of board.inPlay) {
    const card = pack.tech.get(id) ?? pack.asset.get(id);
    if (!card || !roles.includes(owner) || card.phase === 'always') continue;
    if ((exhausted && card.price.exhaust) || !isTime(playing, card)) continue;
    if (playing.phase === 'timed' ? card.phase === 'resolution' : card.phase === 'timed') continue;
    const value = verbsWorth(playing, card) - priceWorth(playing, card);
    if (value <= 0 || (top !== null && value <= top.value)) continue;
    const intent: Intent = { type: 'use', card: id };
    if (check(playing, intent, owner) === null) top = { as: owner, intent, value };
  }
  return top;
}
