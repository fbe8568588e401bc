// Names of the largest changes of the chance, for the graph, and of every step, for a list.

import { cueNameIn } from '../../../../i18n/cue-names.ts';
import type { GameEvent, OpenGame } from '../../../../rules/index.ts';
import { hasBoard, lossOf, successesOf } from '../../../../rules/index.ts';
import { stepName, taskName } from './moves.ts';
import type { Tongue } from './tongue.ts';

/** Names the luck of a row in a few words: dice, cards or the invasion. `open` is the table after it. */
export function luckWords(events: readonly GameEvent[], before: OpenGame, open: OpenGame, tongue: Tongue): string {
  const { say, names } = tongue;
  const task = hasBoard(open) ? open.board.task : null;
  if (hasBoard(open) && task?.roll && events.some(({ type }) => type === 'dice-rolled' || type === 'roll-changed')) {
    const words = { task: taskName(open, task, tongue), successes: successesOf(task.roll) };
    return say(lossOf(open, task.roll) ? 'review.tall.loss' : 'review.tall.dice', words);
  }
  if (events.some(({ type }) => type === 'game-ended')) return say('review.tall.end');
  const drawn = events.flatMap((event) => (event.type === 'cards-moved' && event.from === 'deck' ? event.cards : []));
  if (drawn.length > 0) return tongue.listOf(drawn.slice(0, 2).map((card) => names.cardText(card).name));
  if (events.some(({ type }) => type === 'scanned')) return say('review.move.scan');
  const prepared = events.find((event) => event.type === 'round-prepared');
  if (prepared !== undefined && prepared.round > 1) return say('review.tall.round', { round: prepared.round });
  const opened = events.find((event) => event.type === 'cue-opened');
  return opened === undefined ? stepName(before, tongue) : cueNameIn(say, opened.cue);
}

/** Longest line, and most lines, of a name on the graph. */
const room = { letters: 14, lines: 2 } as const;

/** Breaks a name into lines for the graph. Empty if it is too long for it. */
export function shortLines(words: string): readonly string[] {
  const lines: string[] = [];
  const parts = /\p{sc=Han}/u.test(words) ? Array.from(words) : words.split(/(?<= )/u);
  let line = '';
  const most = /\p{sc=Han}/u.test(words) ? 8 : room.letters;
  for (const part of parts) {
    if ((line + part).trimEnd().length > most && line !== '') {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  lines.push(line.trimEnd());
  return lines.length > room.lines || lines.some((one) => one.length > most + 2) ? [] : lines;
}
