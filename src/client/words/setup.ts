import { components, startingReserve } from '../../content/components.ts';
import { typesWithElite } from '../../content/enemies.ts';
import { fundingOf, type Setup } from '../../rules/index.ts';
import { say } from './first.ts';
import { joinList } from './list.ts';
import type { Line } from './step.ts';

/** Returns what the enemy deck is made of: the drawn types, with the elite variants that belong to them. */
function enemyDeck({ enemyTypes }: Setup): string {
  const [first = '', second = '', third = ''] = enemyTypes.map((type) => say(`enemy.${type}`));
  const elites = typesWithElite.flatMap((type) => (enemyTypes.includes(type) ? [say(`elite.${type}`)] : []));
  if (elites.length === 0) return say('setup.step.enemies', { first, second, third });
  return say('setup.step.enemies-and-elites', { first, second, third, elites: joinList(elites) });
}

/** Returns the setup checklist for the physical components, in order (SET-7). */
export function setupLines(setup: Setup): Line[] {
  const { plan, base } = setup;
  const there = say(`continent.${base}`);
  const lines = {
    board: say('setup.step.board'),
    split: say('setup.step.split'),
    plan: say('setup.step.plan', { plan: say(`plan.${plan}`) }),
    enemies: enemyDeck(setup),
    base: say('setup.step.base', { base: there }),
    panic: say('setup.step.panic'),
    reserve: say('setup.step.reserve', {
      soldiers: startingReserve.soldiersPerClass,
      interceptors: startingReserve.interceptors,
    }),
    pool: say('setup.step.pool'),
    assets: say('setup.step.assets', { base: there }),
    funding: say('setup.step.funding', { credits: fundingOf(setup) }),
    decks: say('setup.step.decks'),
    markers: say('setup.step.markers', { ufos: components.ufos }),
  };
  return Object.entries(lines).map(([id, words]) => ({ id, words, forgotten: false }));
}
