import type { EventOf, GameEvent } from '../../../rules/index.ts';

/** A change of panic or base damage. */
export type Toll = EventOf<'panic-changed' | 'damage-changed'>;

const isToll = (event: GameEvent): event is Toll => event.type === 'panic-changed' || event.type === 'damage-changed';

/** Sums up changes of panic per continent, and of base damage. Leaves out sums of zero. */
export function tollOf(events: readonly GameEvent[]): Toll[] {
  const totals = new Map<string, Toll>();
  for (const event of events.filter(isToll)) {
    const target = event.type === 'panic-changed' ? event.continent : 'base';
    totals.set(target, { ...event, by: event.by + (totals.get(target)?.by ?? 0) });
  }
  return [...totals.values()].filter(({ by }) => by !== 0);
}
