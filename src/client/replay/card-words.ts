// What is said of cards that go from place to place, of missions and of enemies.

import type { EventOf, GameEvent } from '../../rules/index.ts';
import type { Sight } from './speech.ts';

/** The kind of place a card was in or went to: `lab:2` is a lab. */
const kindOf = (place: string): string => place.split(':')[0] ?? place;

/** Was the enemy just killed? It may leave no salvage, and is discarded all the same. */
const isKilled = ({ from, at, why }: EventOf<'cards-moved'>, { events }: Sight): boolean =>
  events.some(
    (one) => one.type === 'markers-placed' && one.complete && one.on === from && one.at === at && one.why === why,
  );

function enemyMoved(event: EventOf<'cards-moved'>, cards: string, sight: Sight): string {
  const { from, to } = event;
  const { say } = sight.speech;
  if (isKilled(event, sight)) return say('happened.enemy-killed', { cards });
  if (kindOf(to) === 'base') return say('happened.enemy-in-base', { cards });
  if (to === 'salvage') return say('happened.salvage-gained', { cards });
  if (from === 'salvage') return say('happened.salvage-spent', { cards });
  return from === 'deck' || from === 'discard' ? '' : say('happened.enemy-gone', { cards });
}

function techMoved({ from, to }: EventOf<'cards-moved'>, cards: string, { speech }: Sight): string {
  const { say, placeName } = speech;
  if (to === 'in-play') return say('happened.researched', { cards });
  if (kindOf(to) === 'lab') return say('happened.research', { cards, place: placeName(to) });
  if (to === 'hand') return say(from === 'deck' ? 'happened.drawn' : 'happened.to-hand', { cards });
  return to === 'discard' ? say('happened.discarded', { cards }) : '';
}

function crisisMoved({ from, to }: EventOf<'cards-moved'>, cards: string, { speech: { say } }: Sight): string {
  if (to === 'crisis-pool') return say('happened.crisis-waits', { cards });
  return from === 'crisis-pool' ? say('happened.crisis-over', { cards }) : '';
}

function cardsMoved(event: EventOf<'cards-moved'>, sight: Sight): string {
  const { say, cardName } = sight.speech;
  // Discards that go under their deck are nobody's news.
  if (event.to === 'deck') return '';
  const cards = event.cards.map(cardName).join(', ');
  if (event.to === 'drawn') return say('happened.offered', { cards });
  if (event.deck === 'enemy') return enemyMoved(event, cards, sight);
  if (event.deck === 'tech') return techMoved(event, cards, sight);
  return event.deck === 'crisis' ? crisisMoved(event, cards, sight) : '';
}

/** What is said of an event of cards, missions and enemies; empty where it says nothing. */
export function cardsWords(event: GameEvent, sight: Sight): string {
  const { say, cardName, placeName } = sight.speech;
  switch (event.type) {
    case 'cards-moved':
      return cardsMoved(event, sight);
    case 'cards-turned':
      return event.exhausted || event.why === 'refresh'
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
