import type { EventOf, GameEvent } from '../../state/events.ts';
import { before, mostOf, type Numbered, numbered, summed } from './numbered.ts';
import type { Decision } from './turning.ts';

/** The round in which the base took most damage; the later one of a tie. */
export function byDamage(log: readonly GameEvent[]): Decision | null {
  const hits = numbered(log).filter(
    (event): event is Numbered<EventOf<'damage-changed'>> => event.type === 'damage-changed' && event.by > 0,
  );
  const round = mostOf(
    summed(
      hits,
      (hit) => hit.round,
      (hit) => hit.by,
    ),
  );
  const inRound = hits.filter((hit) => hit.round === round);
  const first = inRound[0];
  if (round === undefined || first === undefined) return null;
  const { board } = before(log, first.index);
  const byEnemies = first.why.by === 'step' && first.why.step === 'base-defense';
  const enemies = byEnemies && board ? board.enemies.filter((enemy) => enemy !== null).length : 0;
  const by = inRound.reduce((sum, hit) => sum + hit.by, 0);
  return { round, event: first.index, turning: { kind: 'base', by, enemies } };
}
