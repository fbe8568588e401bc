// Describes events of cards, missions and enemies in words.

import { byStep, type EventOf, type GameEvent, isSameCause } from '../../../rules/index.ts';
import type { EventContext } from './speech.ts';

/** Returns the kind of a card place, such as `lab` for `lab:2`. */
const kindOf = (place: string): string => place.split(':')[0] ?? place;

/** Whether the enemy was killed. Its destination does not tell, because not every killed enemy becomes salvage. */
const isKilled = ({ from, at, why }: EventOf<'cards-moved'>, { events }: EventContext): boolean =>
  events.some(
    (one) =>
      one.type === 'markers-placed' && one.complete && one.on === from && one.at === at && isSameCause(one.why, why),
  );

function enemyMoved(event: EventOf<'cards-moved'>, cards: string, context: EventContext): string {
  const { from, to } = event;
  const { say } = context.speech;
  if (isKilled(event, context)) return say('happened.enemy-killed', { cards });
  if (kindOf(to) === 'base') return say('happened.enemy-in-base', { cards });
  if (to === 'salvage') return say('happened.salvage-gained', { cards });
  if (from === 'salvage') return say('happened.salvage-spent', { cards });
  return from === 'deck' || from === 'discard' ? '' : say('happened.enemy-gone', { cards });
}

function techMoved({ from, to }: EventOf<'cards-moved'>, cards: string, { speech }: EventContext): string {
  const { say, placeName } = speech;
  if (to === 'in-play') return say('happened.researched', { cards });
  if (kindOf(to) === 'lab') return say('happened.research', { cards, place: placeName(to) });
  if (to === 'hand') return say(from === 'deck' ? 'happened.drawn' : 'happened.to-hand', { cards });
  return to === 'discard' ? say('happened.discarded', { cards }) : '';
}

function crisisMoved({ from, to }: EventOf<'cards-moved'>, cards: string, { speech: { say } }: EventContext): string {
  if (to === 'crisis-pool') return say('happened.crisis-waits', { cards });
  return from === 'crisis-pool' ? say('happened.crisis-over', { cards }) : '';
}

function cardsMoved(event: EventOf<'cards-moved'>, context: EventContext): string {
  const { say, cardName } = context.speech;
  // Discards that are put under their deck are not mentioned.
  if (event.to === 'deck') return '';
  const cards = event.cards.map(cardName).join(', ');
  if (event.to === 'drawn') return say('happened.offered', { cards });
  if (event.deck === 'enemy') return enemyMoved(event, cards, context);
  if (event.deck === 'tech') return techMoved(event, cards, context);
  return event.deck === 'crisis' ? crisisMoved(event, cards, context) : '';
}

/** Returns an event of cards, missions or enemies in words; empty if there is nothing to say. */
export function cardsWords(event: GameEvent, context: EventContext): string {
  const { say, cardName, placeName } = context.speech;
  switch (event.type) {
    case 'cards-moved':
      return cardsMoved(event, context);
    case 'cards-turned':
      return event.exhausted || isSameCause(event.why, byStep('refresh'))
        ? ''
        : say('happened.card-readied', { cards: event.cards.map(cardName).join(', ') });
    case 'mission-laid':
      return say('happened.mission-begins', {
        mission: event.place === 'mission' ? cardName(event.mission.card) : placeName(event.place),
      });
    case 'mission-cleared':
      return event.completed ? say('happened.mission-won') : '';
    case 'mission-taken-back':
      return say('happened.mission-taken-back', { mission: cardName(event.card) });
    case 'enemies-turned':
      return say('happened.enemies-turned', { cards: Object.values(event.enemies).map(cardName).join(', ') });
    case 'markers-placed': {
      const isPart = event.complete && /mission:/.test(event.on);
      return isPart ? say('happened.part-done', { number: Number(event.on.split(':')[1]) + 1 }) : '';
    }
    default:
      return '';
  }
}
