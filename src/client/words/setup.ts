import { components, startingEmergencyFunding, startingReserve } from '../../content/components.ts';
import type { Setup } from '../../rules/index.ts';
import { say } from './say.ts';
import type { Line } from './step.ts';

/** Returns the setup checklist for the physical components, in order (SET-7). */
export function setupLines({ plan, base, enemyTypes }: Setup): Line[] {
  const [first, second, third] = enemyTypes.map((type) => say(`enemy.${type}`));
  const there = say(`continent.${base}`);
  const lines = {
    board: say('setup.step.board'),
    split: say('setup.step.split'),
    plan: say('setup.step.plan', { plan: say(`plan.${plan}`) }),
    enemies: say('setup.step.enemies', { first: first ?? '', second: second ?? '', third: third ?? '' }),
    base: say('setup.step.base', { base: there }),
    panic: say('setup.step.panic'),
    reserve: say('setup.step.reserve', {
      soldiers: startingReserve.soldiersPerClass,
      interceptors: startingReserve.interceptors,
    }),
    pool: say('setup.step.pool'),
    assets: say('setup.step.assets', { base: there }),
    funding: say('setup.step.funding', { credits: startingEmergencyFunding }),
    decks: say('setup.step.decks'),
    markers: say('setup.step.markers', { ufos: components.ufos }),
  };
  return Object.entries(lines).map(([id, words]) => ({ id, words, forgotten: false }));
}
