import type { Why } from '../../bots/index.ts';
import { type Intent, type Playing, pending, unitOf } from '../../rules/index.ts';
import type { BotMove } from '../app/bot-players.svelte.ts';
import { cardText, terms } from '../words/cards.svelte.ts';
import { languageAtHand, say, sayWith } from '../words/say.svelte.ts';
import { optionWords } from './option-words.ts';
import { placeName } from './place-name.ts';

/** What an answer chooses, at the table where it was asked for; where another has its name, with what tells them apart. */
function chosen(playing: Playing, option: string): string {
  const asked = pending(playing);
  if (asked === null) return option;
  const wordsOf = (one: string) => optionWords(playing.board, one, asked.about, playing.board.choices[0]?.source);
  const { name, text } = wordsOf(option);
  const isAlone = asked.options.filter((one) => wordsOf(one).name === name).length === 1;
  return isAlone || text === undefined ? name : say('told.which', { name, text });
}

/** What a task is about. */
function taken({ board }: Playing, { continent, enemy, mission }: Extract<Intent, { type: 'take' }>['task']): string {
  if (continent) return say(`continent.${continent}`);
  if (mission) return placeName(mission);
  return cardText(board.enemies[enemy ?? 0]?.card ?? '').name;
}

/** Why it did so, in one line. */
export const reasonWords = ({ reason, points, percent, other }: Why): string =>
  sayWith(`reason.${reason}`, { points: tenths(points), percent: tenths(percent), other: tenths(other) });

const tenths = (number = 0): string =>
  number.toLocaleString(languageAtHand(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What somebody did, in one line, at the table as it was before. */
export function moveWords({ intent, seen }: Pick<BotMove, 'intent' | 'seen'>): string {
  switch (intent.type) {
    case 'assign': {
      const kind = unitOf(seen.board, intent.units[0] ?? '')?.kind;
      return say('told.assign', {
        count: intent.units.length,
        unit: kind ? terms().units[kind] : '',
        place: placeName(intent.to),
      });
    }
    case 'recall': {
      const [id = ''] = intent.units;
      const kind = unitOf(seen.board, id)?.kind;
      if (kind === undefined) return say('told.recall-tech', { tech: cardText(id).name });
      return say('told.recall', { unit: terms().units[kind] });
    }
    case 'research':
      return say('told.research', { tech: cardText(intent.tech).name });
    case 'use':
      return say('told.use', { card: cardText(intent.card).name });
    case 'fund':
      return say('told.fund', { count: intent.credits });
    case 'buy':
      return say('told.buy', { unit: terms().units[intent.kind] });
    case 'roll':
      return say('told.roll');
    case 'apply':
      return say('told.apply');
    case 'stop':
      return say('told.stop');
    case 'choose':
      return say('told.choose', { option: chosen(seen, intent.option) });
    case 'scan':
      return say('told.scan');
    case 'take':
      return say('told.take', { task: taken(seen, intent.task) });
    case 'place':
      return say('told.place');
    default:
      return say('told.done');
  }
}
