import type { Continent } from '../../../content/continents.ts';
import { zoneOf } from '../../../content/tracks.ts';
import { joined } from '../../../i18n/joined.ts';
import { say } from '../../words/say.ts';
import type { Price } from './price.ts';

const continentName = (continent: Continent) => say(`continent.${continent}`);

/** Describes the price of leaving: the game first, then falls, panic and damage. Empty if it is free. */
export function priceWords({ lost, panic, somewhere, damage }: Price): string {
  const falls = panic.filter(({ falls }) => falls);
  const costs = [
    ...(lost === null ? [] : [say(lost === 'base-destroyed' ? 'price.base-lost' : 'price.earth-lost')]),
    ...falls.map(({ continent }) => say('price.falls', { continent: continentName(continent) })),
    ...panic
      .filter((one) => !falls.includes(one))
      .map(({ continent, from, to }) =>
        say('price.panic', { continent: continentName(continent), from, to, zone: say(`zone.${zoneOf(to)}`) }),
      ),
    ...(somewhere === 0 ? [] : [say('price.somewhere', { count: somewhere })]),
    ...(damage === null ? [] : [say('price.damage', damage)]),
  ];
  return joined(costs, say);
}

/** The same for a small button: a lost game is enough, and panic on several continents is summed up. */
export function briefPrice(price: Price): string {
  if (price.lost !== null) return priceWords({ lost: price.lost, panic: [], somewhere: 0, damage: null });
  const rises = price.panic.filter(({ falls }) => !falls);
  if (rises.length < 2) return priceWords(price);
  const somewhere = rises.reduce((sum, { from, to }) => sum + to - from, price.somewhere);
  return priceWords({ ...price, panic: price.panic.filter(({ falls }) => falls), somewhere });
}
