// Consequences of pushing and stopping, in words. They name no chances, because those would reveal the answer.

import { pointOf } from '../../../bots/index.ts';
import { zoneOf } from '../../../content/tracks.ts';
import { isSoldier } from '../../../content/units.ts';
import { pushOf } from '../../../odds/index.ts';
import { type Playing, placeOf, unitsAt } from '../../../rules/index.ts';
import { say } from '../../words/afterwards.ts';
import { cardText, terms } from '../../words/cards.ts';

/** Returns the task of a push, with its place: Global defence: Asia. */
export function taskWords({ board, setup }: Playing): string {
  const { task } = board;
  if (task === null) return '';
  const name = terms().tasks[task.kind];
  const about = (place: string) => say('drills.task', { task: name, place });
  switch (task.kind) {
    case 'research':
      return about(cardText(board.labs[task.lab - 1]?.tech ?? '').name);
    case 'global-defense':
      return about(say(`continent.${task.continent}`));
    case 'base-defense':
      return about(cardText(board.enemies[task.enemy]?.card ?? '').name);
    case 'mission':
      return about(cardText(board.mission?.card ?? '').name);
    case 'final-mission':
      return about(say(`plan.${setup.plan}`));
    case 'orbital-defense':
      return name;
  }
}

/** Returns words for the dice of a push, and for the cost of a loss. */
export function pushWords(playing: Playing): { readonly dice: string; readonly loss: string } {
  const { task } = playing.board;
  const push = pushOf(playing);
  if (task === null || push === null) return { dice: '', loss: '' };
  const [kind = 'assault'] = unitsAt(playing.board, placeOf(task)).map((unit) => unit.kind);
  const unit = isSoldier(kind) ? 'soldier' : kind;
  return {
    dice: say('drills.dice', { dice: push.dice + (push.extra ?? 0) }),
    loss: say(`drills.loss.${unit}`, { units: push.units ?? 0 }),
  };
}

function panicWords(place: string, from: number, to: number): string {
  const [now, then] = [zoneOf(from), zoneOf(to)];
  const words = { place, from, to };
  if (now === then) return say('drills.left.panic', words);
  return then === 'red' ? say('drills.left.red', words) : say('drills.left.falls', words);
}

/** Returns words for the pieces left if the task is stopped, and for the consequence. */
export function stopWords(playing: Playing): { readonly left: string; readonly follows: string } {
  const { board } = playing;
  const { task } = board;
  if (task === null) return { left: '', follows: '' };
  const numbers = pointOf({ move: { as: 'commander', intent: { type: 'roll' } }, seen: playing })?.numbers ?? {};
  const { to = 0, needed = 0, damage = 0 } = numbers;
  switch (task.kind) {
    case 'global-defense': {
      const { continent } = task;
      const left = say('drills.left.ufos', { ufos: board.ufos[continent] });
      return { left, follows: panicWords(say(`continent.${continent}`), board.panic[continent], to) };
    }
    case 'orbital-defense':
      return { left: say('drills.left.ufos', { ufos: board.ufos.orbit }), follows: say('drills.left.orbit') };
    case 'base-defense':
      return { left: '', follows: say('drills.left.enemy', { from: damage, to }) };
    case 'research':
      return { left: say('drills.left.lab', { needed }), follows: '' };
    case 'mission':
    case 'final-mission':
      return { left: say('drills.left.part', { part: task.part + 1 }), follows: say('drills.left.lab', { needed }) };
  }
}
