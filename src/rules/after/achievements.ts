// Counts what each role did in a game, from its log.

import type { Role } from '../../content/roles.ts';
import { factsOf } from '../../content/steps.ts';
import { byStep, type Cause, isSameCause } from '../state/cause.ts';
import type { GameEvent, OperationEvent, SecretEvent, TableEvent } from '../state/events.ts';

/** The deeds counted for each role, in display order. */
export const achievementsOfRole = {
  commander: ['successes', 'losses', 'ufos', 'crises', 'recruits', 'interceptors', 'credits'],
  'chief-scientist': ['successes', 'losses', 'techs'],
  'central-officer': ['successes', 'losses', 'ufos', 'scans'],
  'squad-leader': ['successes', 'losses', 'enemies', 'missions', 'soldiers'],
} as const satisfies Readonly<Record<Role, readonly string[]>>;

/** A kind of deed that is counted. */
export type Achievement = (typeof achievementsOfRole)[Role][number];

/** How often each role did each of its deeds. */
export type Achievements = Readonly<Record<Role, Readonly<Partial<Record<Achievement, number>>>>>;

/** Returns the role whose step caused an event; null for cues, cards and steps of all roles. */
function roleIn(why: Cause): Role | null {
  if (why.by !== 'step') return null;
  const { role } = factsOf(why.step);
  return role === 'all' ? null : role;
}

/** Whether the event before shows that the enemy at `from` was killed, not just removed. */
const killedOn = (from: string, last: GameEvent | undefined): boolean =>
  last?.type === 'markers-placed' && last.complete && last.on === from;

/** Counts what each role did. The kind of a unit is read from its id, which begins with it. */
export function achievementsOf(log: readonly GameEvent[]): Achievements {
  const deeds = {
    commander: new Map<Achievement, number>(),
    'chief-scientist': new Map<Achievement, number>(),
    'central-officer': new Map<Achievement, number>(),
    'squad-leader': new Map<Achievement, number>(),
  };
  const add = (role: Role | null, deed: Achievement, count = 1) => {
    if (role !== null) deeds[role].set(deed, (deeds[role].get(deed) ?? 0) + count);
  };
  let purse = 0;
  for (const [i, event] of log.entries()) {
    switch (event.type) {
      case 'roll-applied':
        add(roleIn(event.why), 'successes', event.successes);
        if (event.loss) add(roleIn(event.why), 'losses');
        break;
      case 'ufos-moved': {
        const shot = event.moves.filter(({ from, to }) => from !== 'force' && to === 'force');
        for (const { count } of shot) add(roleIn(event.why), 'ufos', count);
        break;
      }
      case 'cards-moved':
        if (event.deck === 'tech' && event.to === 'in-play') add('chief-scientist', 'techs', event.cards.length);
        if (event.deck === 'enemy' && killedOn(event.from, log[i - 1])) add('squad-leader', 'enemies');
        if (event.deck === 'crisis' && event.from === 'crisis-pool') add('commander', 'crises', event.cards.length);
        break;
      case 'mission-cleared':
        if (event.completed) add('squad-leader', 'missions');
        break;
      case 'scanned':
        add('central-officer', 'scans');
        break;
      case 'units-moved':
        for (const unit of event.units) {
          // Each recruit costs a credit (RES-2).
          if (event.to === 'reserve' && isSameCause(event.why, byStep('recruit'))) {
            add('commander', 'recruits');
            add('commander', 'credits');
          }
          if (event.to !== 'pool') continue;
          if (unit.startsWith('interceptor')) add('commander', 'interceptors');
          else add('squad-leader', 'soldiers');
        }
        break;
      case 'board-set-up':
        purse = event.board.budget + event.board.emergency;
        break;
      case 'credits-changed':
        if (isSameCause(event.why, byStep('audit')))
          add('commander', 'credits', Math.max(0, purse - event.budget - event.emergency));
        purse = event.budget + event.emergency;
        break;
      default:
        event satisfies SecretEvent | OperationEvent | TableEvent;
    }
  }
  const counted = (role: Role) =>
    Object.fromEntries(achievementsOfRole[role].map((deed) => [deed, deeds[role].get(deed) ?? 0]));
  return {
    commander: counted('commander'),
    'chief-scientist': counted('chief-scientist'),
    'central-officer': counted('central-officer'),
    'squad-leader': counted('squad-leader'),
  };
}
