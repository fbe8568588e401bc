import type { EventOf, GameEvent } from '../../rules/index.ts';

/** Panic that rises or falls, and damage to the base. */
export type Toll = EventOf<'panic-changed' | 'damage-changed'>;

const isToll = (event: GameEvent): event is Toll => event.type === 'panic-changed' || event.type === 'damage-changed';

/** What nobody does but everybody sees: one account for each continent and one for the base, however often they were hit. */
export function tollOf(events: readonly GameEvent[]): Toll[] {
  const accounts = new Map<string, Toll>();
  for (const event of events.filter(isToll)) {
    const whose = event.type === 'panic-changed' ? event.continent : 'base';
    accounts.set(whose, { ...event, by: event.by + (accounts.get(whose)?.by ?? 0) });
  }
  return [...accounts.values()].filter(({ by }) => by !== 0);
}
