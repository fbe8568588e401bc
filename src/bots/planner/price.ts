import { countAt, upkeep } from '../../rules/index.ts';
import { isStale } from '../bot/bot.ts';
import type { Outlook } from './outlook/outlook.ts';
import { deficitWorth } from './outlook/worth.ts';

/** Points for a credit left on Emergency Funding. Falls as the final mission comes closer. */
export const emergencyWorth = (outlook: Outlook): number =>
  outlook.weights.emergencyCredit + outlook.weights.emergencyLasts * outlook.untilFinal;

/** Credits that can still be taken from Emergency Funding this round. */
const emergencyOf = (outlook: Outlook): number => (isStale(outlook, 'emergency-funding') ? 0 : outlook.board.emergency);

/** How many pool units Emergency Funding should buy (RES-2): all if they are worth more than saved credits, or none. */
export const unitsToBuy = (outlook: Outlook): number =>
  outlook.weights.credit > emergencyWorth(outlook) ? countAt(outlook.board, 'pool') : 0;

/**
 * Returns the price in points of the next credit after `spent` credits. Credits beyond what the pool could use cost
 * almost nothing. After them a credit costs a pool unit (RES-2) or an Emergency Funding credit. Beyond both it costs
 * panic (RES-1).
 */
export function priceOf(outlook: Outlook): (spent: number) => number {
  const { board, weights } = outlook;
  const pool = countAt(board, 'pool');
  const emergency = emergencyOf(outlook);
  const saved = emergencyWorth(outlook);
  const bought = unitsToBuy(outlook);
  const deficit = Math.max(deficitWorth(outlook), saved);
  return (spent) => {
    if (spent < board.budget && board.budget - spent > pool) return weights.spareCredit;
    const left = board.budget + emergency - spent;
    if (left <= 0) return deficit;
    return emergency === 0 || left <= bought ? weights.credit : Math.min(saved, weights.credit);
  };
}

/** Points for more credits in the budget: they first cover a deficit, then buy units. */
export function budgetWorth(outlook: Outlook, count: number): number {
  const { board, weights } = outlook;
  const missing = Math.min(count, Math.max(0, upkeep(outlook) - board.budget));
  const buys = countAt(board, 'pool') > 0 ? weights.credit : weights.spareCredit;
  return missing * deficitWorth(outlook) + (count - missing) * buys * 0.5;
}
