import type { Asset, Enemy, Mission, PlanCard, Tech } from '../../../content/cards/cards.ts';
import { standardCards } from '../../../content/standard/pack.ts';

/** Returns a card of the standard set. Throws if there is none with that id. */
function card<T extends { readonly id: string }>(cards: readonly T[], id: T['id']): T {
  const found = cards.find((one) => one.id === id);
  if (found === undefined) throw new Error(`the reference draws a card that does not exist: ${id}`);
  return found;
}

const { assets, techs, enemies, missions, plans, crises } = standardCards;

/** Example cards of the reference. Each has everything a card of its kind can have. */
export const examples: {
  readonly asset: Asset;
  readonly tech: Tech;
  readonly enemy: Enemy;
  readonly mission: Mission;
  readonly plan: PlanCard;
  readonly crisis: string;
} = {
  asset: card(assets, 'second-wind'),
  tech: card(techs, 'missile-pods'),
  enemy: card(enemies, 'sectoid-commander'),
  mission: card(missions, 'crashed-scout'),
  plan: card(plans, 'domination'),
  crisis: card(crises, 'hostage-demand').id,
};
