import { pointOf } from '../../../bots/index.ts';
import type { UnitKind } from '../../../content/units.ts';
import {
  type Intent,
  lossOf,
  type Place,
  type Playing,
  pending,
  splitPlace,
  successesOf,
  unitOf,
} from '../../../rules/index.ts';
import type { BotMove } from '../../game/bots/moves-made.svelte.ts';
import { cardText } from '../../words/cards.ts';
import { joinList } from '../../words/list.ts';
import { say, sayWith } from '../../words/say.ts';
import { optionWords } from './option-words.ts';
import { placeName } from './place-name.ts';
import { pointWords } from './point-words.ts';

/** Name of the chosen option at the time of the question. Adds its text if another option has the same name. */
export function chosenName(playing: Playing, option: string): string {
  const asked = pending(playing);
  if (asked === null) return option;
  const wordsOf = (one: string) => optionWords(playing.board, one, asked.about, playing.board.choices[0]?.why);
  const { name, text } = wordsOf(option);
  const isAlone = asked.options.filter((one) => wordsOf(one).name === name).length === 1;
  return isAlone || text === undefined ? name : say('told.which', { name, text });
}

/** Name of the target of a task. */
function targetName(
  { board }: Playing,
  { continent, enemy, mission }: Extract<Intent, { type: 'take' }>['task'],
): string {
  if (continent) return say(`continent.${continent}`);
  if (mission) return placeName(mission);
  return cardText(board.enemies[enemy ?? 0]?.card ?? '').name;
}

/** Units with their number, such as "2 interceptors". */
const unitsWords = (kind: UnitKind | undefined, count = 1): string =>
  kind === undefined ? '' : say(`told.units.${kind}`, { count });

/** Destination as part of a sentence, such as "to Africa" or "on the mission". */
function destination(to: Place): string {
  const place = placeName(to);
  const [name] = splitPlace(to);
  switch (name) {
    case 'continent':
      return say('told.to.continent', { place });
    case 'orbit':
    case 'base':
    case 'mission':
    case 'final-mission':
      return say(`told.to.${name}`);
    case 'lab':
    case 'card':
    case 'reserve':
    case 'pool':
      return say('told.to.other', { place });
  }
}

/** Returns the reason for a bot move in one line. `seen` is the table before the move. */
export function reasonWords({ reason, percent, other, ...move }: BotMove): string {
  const point = pointOf({ move, seen: move.seen });
  // Applying a roll needs no reason: its result says enough.
  const wins = percent !== undefined && move.intent.type !== 'apply';
  const why = point === null || wins ? sayWith(`reason.${reason}`, { percent, other }) : '';
  if (point === null) return why;
  const said = pointWords(point);
  return why === '' ? said : say('common.both', { first: said, second: why });
}

/** Units, kind by kind. */
export const kindsWords = (kinds: readonly UnitKind[]): string =>
  joinList([...new Set(kinds)].map((kind) => unitsWords(kind, kinds.filter((one) => one === kind).length)));

/** Units that are sent by one or several moves, and where to. */
export function sentWords(moves: readonly Pick<BotMove, 'intent' | 'seen'>[]): string {
  const sent = moves.flatMap(({ intent, seen }) =>
    intent.type === 'assign'
      ? [{ to: intent.to, kinds: intent.units.flatMap((id) => unitOf(seen.board, id)?.kind ?? []) }]
      : [],
  );
  const place = joinList([...new Set(sent.map(({ to }) => destination(to)))]);
  return say('told.assign', { units: kindsWords(sent.flatMap(({ kinds }) => kinds)), place });
}

/** The roll that is applied. */
function appliedWords(seen: Playing): string {
  const roll = seen.board.task?.roll;
  if (!roll) return say('told.apply');
  return say(lossOf(seen, roll) ? 'told.rolled-loss' : 'told.rolled', { count: successesOf(roll) });
}

/** Returns a move in one line. `seen` is the table before the move. */
export function moveWords({ intent, seen }: Pick<BotMove, 'intent' | 'seen'>): string {
  switch (intent.type) {
    case 'assign':
      return sentWords([{ intent, seen }]);
    case 'recall': {
      const [id = ''] = intent.units;
      const kind = unitOf(seen.board, id)?.kind;
      if (kind === undefined) return say('told.recall-tech', { tech: cardText(id).name });
      return say('told.recall', { units: unitsWords(kind) });
    }
    case 'research':
      return say('told.research', { tech: cardText(intent.tech).name });
    case 'use':
      return say('told.use', { card: cardText(intent.card).name });
    case 'fund':
      return say('told.fund', { count: intent.credits });
    case 'buy':
      return say(intent.kind === 'interceptor' ? 'told.build' : 'told.recruit', { units: unitsWords(intent.kind) });
    case 'roll':
      return say('told.roll');
    case 'apply':
      return appliedWords(seen);
    case 'stop':
      return say('told.stop');
    case 'ready':
      return say('told.ready');
    case 'choose':
      return say('told.choose', { option: chosenName(seen, intent.option) });
    case 'scan':
      return say('told.scan');
    case 'take':
      return say('told.take', { task: targetName(seen, intent.task) });
    case 'place':
      return say('told.place');
    case 'done':
      return say('told.done');
    case 'begin':
    case 'pause':
    case 'resume':
    case 'open-menu':
    case 'close-menu':
    case 'report':
    case 'correct':
    case 'report-late':
    case 'set-timers':
      // No bot does this.
      return '';
  }
}
