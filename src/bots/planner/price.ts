import { countAt, upkeep } from '../../rules/index.ts';
import { isPast } from '../bot/bot.ts';
import type { Outlook } from './outlook/outlook.ts';
import { deficitWorth } from './outlook/worth.ts';

/** What a credit on Emergency Funding is worth: less and less as the game comes to its end. */
export const emergencyWorth = (outlook: Outlook): number =>
  outlook.weights.emergencyCredit + outlook.weights.emergencyLasts * outlook.untilFinal;

/** Credits on Emergency Funding that can still be taken in this round. */
const emergencyOf = (outlook: Outlook): number => (isPast(outlook, 'emergency-funding') ? 0 : outlook.board.emergency);

/** Units from the pool that Emergency Funding should buy: all, if they are worth more than credits kept (RES-2). */
export const unitsToBuy = (outlook: Outlook): number =>
  outlook.weights.credit > emergencyWorth(outlook) ? countAt(outlook.board, 'pool') : 0;

/**
 * What the next credit costs when so many are spent already. While the budget lasts it could buy a unit from the pool
 * (RES-2), which Emergency Funding may pay instead; beyond what the pool holds it is worth next to nothing. Then comes
 * Emergency Funding, and at last panic (RES-1).
 */
export function priceOf(outlook: Outlook): (spent: number) => number {
  const { board, weights } = outlook;
  const pool = countAt(board, 'pool');
  const emergency = emergencyOf(outlook);
  const kept = emergencyWorth(outlook);
  const bought = unitsToBuy(outlook);
  const missing = Math.max(deficitWorth(outlook), kept);
  return (spent) => {
    if (spent < board.budget && board.budget - spent > pool) return weights.spareCredit;
    const left = board.budget + emergency - spent;
    if (left <= 0) return missing;
    return emergency === 0 || left <= bought ? weights.credit : Math.min(kept, weights.credit);
  };
}

/** What so many credits more in the budget are worth: they pay for units first, then buy some. */
export function budgetWorth(outlook: Outlook, count: number): number {
  const { board, weights } = outlook;
  const missing = Math.min(count, Math.max(0, upkeep(outlook) - board.budget));
  const buys = countAt(board, 'pool') > 0 ? weights.credit : weights.spareCredit;
  return missing * deficitWorth(outlook) + (count - missing) * buys * 0.5;
}
