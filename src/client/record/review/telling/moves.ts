// Decisions in words: the actual line, and the better one.

import type { UnitKind } from '../../../../content/units.ts';
import { cueNameIn, roman } from '../../../../i18n/cue-names.ts';
import { optionWordsIn, placeNameIn } from '../../../../i18n/log/names.ts';
import type { Kind } from '../../../../review/index.ts';
import { type Intent, type Playing, pending, placeOf, unitOf } from '../../../../rules/index.ts';
import type { Task } from '../../../../rules/state/board.ts';
import type { IntentOf, OperationIntent } from '../../../../rules/state/intents.ts';
import { kindsWords, type Move, sentBy, sentWords } from './sent.ts';
import type { Tongue } from './tongue.ts';

/** Name of the open cue or step. */
export function stepName({ cue, step }: Pick<Playing, 'cue' | 'step'>, { say }: Tongue): string {
  if (cue !== null) return cueNameIn(say, cue);
  return step === null ? '' : say(`step.${step}.name`);
}

/** Name of a task: a continent, the enemy, a lab with its tech, or a mission. */
export function taskName({ board }: Playing, task: Pick<Task, 'kind'> & Partial<Task>, { names }: Tongue): string {
  const enemy = task.kind === 'base-defense' ? board.enemies[task.enemy ?? 0]?.card : null;
  if (enemy) return names.cardText(enemy).name;
  const tech = task.kind === 'research' ? board.labs[(task.lab ?? 1) - 1]?.tech : null;
  return tech ? names.cardText(tech).name : placeNameIn(names, placeOf(task as Task));
}

function takenName({ board }: Playing, { task }: Extract<Intent, { type: 'take' }>, { say, names }: Tongue): string {
  if ('continent' in task && task.continent !== undefined) return say(`continent.${task.continent}`);
  if ('mission' in task && task.mission !== undefined) return placeNameIn(names, task.mission);
  const card = board.enemies[('enemy' in task ? task.enemy : undefined) ?? 0]?.card;
  return card ? names.cardText(card).name : placeNameIn(names, 'base');
}

/** The open question's answer. Later answers of a line belong to questions that are not open yet. */
function choiceWords(playing: Playing, option: string, tongue: Tongue): string {
  const { say, names } = tongue;
  const asked = pending(playing);
  const why = playing.board.choices[0]?.why;
  const isOpen = asked?.options.includes(option) === true;
  const { name } = optionWordsIn(names, playing.board, option, { about: isOpen ? asked.about : 'card', why });
  const asker =
    why?.by === 'card'
      ? names.cardText(why.card).name
      : why?.by === 'plan'
        ? say(`plan.${why.plan}`)
        : stepName(playing, tongue);
  return asker === '' || !isOpen ? name : say('review.move.chose', { asker, option: name });
}

/** Describes a move that sends nobody. Empty if it needs no words. */
function moveWords(intent: Intent, playing: Playing, current: string, tongue: Tongue): string {
  const { say, names } = tongue;
  const { threat } = playing.board;
  switch (intent.type) {
    case 'research':
      return say('review.move.tech', { tech: names.cardText(intent.tech).name, lab: roman[intent.lab] });
    case 'fund':
      return say('review.move.fund', { credits: intent.credits });
    case 'choose':
      return choiceWords(playing, intent.option, tongue);
    case 'use':
      return say('review.move.use', { card: names.cardText(intent.card).name });
    case 'take':
      return say('review.move.take', { task: takenName(playing, intent, tongue) });
    case 'place': {
      const kind = unitOf(playing.board, intent.soldier)?.kind;
      return kind === undefined ? '' : say('review.move.place', { unit: say(`review.units.${kind}`, { count: 1 }) });
    }
    case 'roll':
      return say('review.move.roll', { task: current, threat });
    case 'apply':
      return say('review.move.apply', { task: current });
    case 'stop':
      return say('review.move.stop', { task: current, threat });
    case 'scan':
      return say('review.move.scan');
    case 'ready':
      return say('review.move.ready');
    default:
      intent satisfies IntentOf<'assign' | 'recall' | 'buy'> | OperationIntent;
      return '';
  }
}

/** Describes a decision in which the cue or step was confirmed without a move. */
function onlyWords(kind: Kind, playing: Playing, tongue: Tongue): string {
  const { say } = tongue;
  switch (kind) {
    case 'allocation':
    case 'purchase':
    case 'funding':
    case 'research':
      return say(`review.only.${kind}`);
    case 'roll':
    case 'task':
      return say('review.only.roll', { step: stepName(playing, tongue) });
    case 'choice':
    case 'card':
    case 'scan':
    case 'confirm':
    case 'time':
      return say('review.only.rest', { step: stepName(playing, tongue) });
  }
}

/** Describes all purchases of a line together. */
function boughtWords(moves: readonly Move[], tongue: Tongue): string {
  const kinds = moves.flatMap(({ intent }): UnitKind[] => (intent?.type === 'buy' ? [intent.kind] : []));
  return kinds.length === 0 ? '' : tongue.say('review.move.bought', { units: kindsWords(kinds, tongue) });
}

/** Returns a line of moves in words, from the table before it. The words are part of a sentence. */
export function lineWords(moves: readonly Move[], kind: Kind, playing: Playing, tongue: Tongue): string {
  const { say } = tongue;
  const { task } = playing.board;
  let current = task === null ? '' : taskName(playing, task, tongue);
  const single: string[] = [];
  for (const { intent } of moves) {
    if (intent === null) continue;
    if (intent.type === 'take') current = takenName(playing, intent, tongue);
    // A roll names its task.
    const isNamed = intent.type === 'take' && moves.some((move) => move.intent?.type === 'roll');
    const words = isNamed ? '' : moveWords(intent, playing, current, tongue);
    if (words !== '' && !single.includes(words)) single.push(words);
  }
  const late = moves.some(({ intent }) => intent === null)
    ? [say('review.move.late', { step: stepName(playing, tongue) })]
    : [];
  const told = [...single, sentWords(sentBy(moves, playing), tongue), boughtWords(moves, tongue), ...late].filter(
    Boolean,
  );
  if (told.length === 0) return onlyWords(kind, playing, tongue);
  const [first = '', ...more] = told.slice(0, 3);
  return more.reduce(
    (before, words, i) =>
      say(i + 2 === Math.min(3, told.length) ? 'review.then' : 'review.and', { first: before, second: words }),
    first,
  );
}
