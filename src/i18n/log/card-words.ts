// Describes events of cards, missions and enemies in words.

import { byStep, type EventOf, isSameCause, splitPlace } from '../../rules/index.ts';
import type {
  CardEvent,
  ClockEvent,
  CueEvent,
  FrameEvent,
  MissionEvent,
  SecretEvent,
  StepEvent,
  TaskEvent,
} from '../../rules/state/events.ts';
import { listed } from '../joined.ts';
import type { EventContext } from './speech.ts';

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
  if (splitPlace(to)[0] === 'base') return say('happened.enemy-in-base', { cards });
  if (to === 'salvage') return say('happened.salvage-gained', { cards });
  if (from === 'salvage') return say('happened.salvage-spent', { cards });
  return from === 'deck' || from === 'discard' ? '' : say('happened.enemy-gone', { cards });
}

function techMoved({ from, to }: EventOf<'cards-moved'>, cards: string, { speech }: EventContext): string {
  const { say, placeName } = speech;
  if (to === 'in-play') return say('happened.researched', { cards });
  if (splitPlace(to)[0] === 'lab') return say('happened.research', { cards, place: placeName(to) });
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
  const cards = listed(event.cards.map(cardName), say);
  if (event.to === 'drawn') return say('happened.offered', { cards });
  if (event.deck === 'enemy') return enemyMoved(event, cards, context);
  if (event.deck === 'tech') return techMoved(event, cards, context);
  return event.deck === 'crisis' ? crisisMoved(event, cards, context) : '';
}

/** Events that have no words of the board. */
export type SilentEvent =
  | SecretEvent
  | FrameEvent
  | CueEvent
  | ClockEvent
  | StepEvent
  | TaskEvent
  | EventOf<'choice-opened' | 'choice-withdrawn'>;

/** Returns an event of cards, missions or enemies in words; empty if there is nothing to say. */
export function cardsWords(event: CardEvent | MissionEvent | SilentEvent, context: EventContext): string {
  const { say, cardName, placeName } = context.speech;
  switch (event.type) {
    case 'cards-moved':
      return cardsMoved(event, context);
    case 'cards-turned':
      return event.exhausted || isSameCause(event.why, byStep('refresh'))
        ? ''
        : say('happened.card-readied', { cards: listed(event.cards.map(cardName), say) });
    case 'mission-laid':
      return say('happened.mission-begins', {
        mission: event.place === 'mission' ? cardName(event.mission.card) : placeName(event.place),
      });
    case 'mission-cleared':
      return event.completed ? say('happened.mission-won') : '';
    case 'mission-taken-back':
      return say('happened.mission-taken-back', { mission: cardName(event.card) });
    case 'enemies-turned':
      return say('happened.enemies-turned', { cards: listed(Object.values(event.enemies).map(cardName), say) });
    case 'markers-placed': {
      const [name, part] = splitPlace(event.on);
      if (!event.complete || name === 'lab' || name === 'base') return '';
      return say('happened.part-done', { number: Number(part) + 1 });
    }
    default:
      event satisfies EventOf<'card-used' | 'readied'> | SilentEvent;
      return '';
  }
}
