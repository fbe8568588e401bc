import { choosePoint } from './choosing.ts';
import { buyPoint, donePoint, fundPoint, scanPoint } from './closing.ts';
import type { Point, Seen } from './point.ts';
import { resultPoint, rollPoint, standPoint, stopPoint, takePoint } from './rolling.ts';
import { assignPoint, researchPoint } from './sending.ts';
import { usePoint } from './using.ts';

/** Returns the point that a bot makes about its move, from the table that it saw. Null if there is none. */
export function pointOf({ move: { intent }, seen }: Seen): Point | null {
  switch (intent.type) {
    case 'assign':
      return assignPoint(seen, intent);
    case 'research':
      return researchPoint(seen, intent);
    case 'fund':
      return fundPoint(seen, intent);
    case 'buy':
      return buyPoint(seen, intent);
    case 'take':
      return takePoint(seen, intent);
    case 'place':
      return intent.icon === null ? null : standPoint(seen);
    case 'roll':
      return rollPoint(seen);
    case 'apply':
      return resultPoint(seen);
    case 'stop':
      return stopPoint(seen);
    case 'use':
      return usePoint(seen, intent);
    case 'choose':
      return choosePoint(seen, intent);
    case 'scan':
      return scanPoint(seen);
    case 'done':
      return donePoint(seen);
    default:
      intent.type satisfies
        | 'begin'
        | 'close-menu'
        | 'correct'
        | 'report-late'
        | 'open-menu'
        | 'pause'
        | 'ready'
        | 'recall'
        | 'report'
        | 'resume'
        | 'set-timers';
      return null;
  }
}
