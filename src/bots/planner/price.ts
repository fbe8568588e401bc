import { countAt, upkeep } from '../../rules/index.ts';
import { isPast } from '../bot.ts';
import type { Outlook } from './outlook.ts';
import { deficitWorth } from './worth.ts';

/** What a credit on Emergency Funding is worth: less and less as the game comes to its end. */
export const emergencyWorth = (outlook: Outlook): number =>
  outlook.weights.emergencyCredit + outlook.weights.emergencyLasts * outlook.untilFinal;

/**
 * What the next credit costs when so many are spent already. While the budget lasts it could buy units from the pool
 * (RES-2), and is worth next to nothing beyond that. Then come Emergency Funding and at last panic (RES-1).
 */
export function priceOf(outlook: Outlook): (spent: number) => number {
  const { board, weights } = outlook;
  const pool = countAt(board, 'pool');
  const emergency = isPast(outlook, 'emergency-funding') ? 0 : board.emergency;
  const fromEmergency = emergencyWorth(outlook);
  const missing = Math.max(deficitWorth(outlook), fromEmergency);
  return (spent) => {
    if (spent < board.budget) return board.budget - spent > pool ? weights.spareCredit : weights.credit;
    return spent < board.budget + emergency ? fromEmergency : missing;
  };
}

/** What so many credits more in the budget are worth: they pay for units first, then buy some. */
export function budgetWorth(outlook: Outlook, count: number): number {
  const { board, weights } = outlook;
  const missing = Math.min(count, Math.max(0, upkeep(outlook) - board.budget));
  const buys = countAt(board, 'pool') > 0 ? weights.credit : weights.spareCredit;
  return missing * deficitWorth(outlook) + (count - missing) * buys * 0.5;
}
