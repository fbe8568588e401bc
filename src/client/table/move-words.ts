import { type Playing, unitOf } from '../../rules/index.ts';
import type { BotMove } from '../app/bot-players.svelte.ts';
import { cardText, terms } from '../words/cards.svelte.ts';
import { say } from '../words/say.svelte.ts';
import { placeName } from './place-name.ts';

/** What a bot did, in one line. */
export function moveWords({ intent }: BotMove, { board }: Playing): string {
  switch (intent.type) {
    case 'assign': {
      const kind = unitOf(board, intent.units[0] ?? '')?.kind;
      return say('told.assign', {
        count: intent.units.length,
        unit: kind ? terms().units[kind] : '',
        place: placeName(intent.to),
      });
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
      return say('told.choose');
    case 'scan':
      return say('told.scan');
    case 'take':
      return say('told.take');
    case 'place':
      return say('told.place');
    default:
      return say('told.done');
  }
}
