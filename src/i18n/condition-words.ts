import type { Condition } from '../content/day/condition.ts';
import type { Say } from './words.ts';

/** Returns what the condition of a daily operation changes, in a sentence (DAY-1). */
export function conditionLine(condition: Condition, say: Say): string {
  const { name, panic = {}, damage = 0, emergencyFunding: credits = 0, asset } = condition;
  switch (name) {
    case 'red-asia':
    case 'uneasy-americas':
      return say(`condition.${name}.line`, { space: Math.max(...Object.values(panic)) });
    case 'damaged-base':
      return say('condition.damaged-base.line', { damage });
    case 'short-funds':
    case 'full-coffers':
      return say(`condition.${name}.line`, { credits });
    case 'second-asset':
      return say('condition.second-asset.line', { continent: asset ? say(`continent.${asset}`) : '' });
    case 'more-ufos':
    case 'half-pauses':
    case 'no-scanner':
    case 'full-reserve':
    case 'veterans':
    case 'quiet-earth':
      return say(`condition.${name}.line`);
  }
}

/** Returns the condition of a game in a line; empty if it has none. */
export const conditionWords = (condition: Condition | undefined, say: Say): string =>
  condition === undefined ? '' : say('condition.told', { name: say(`condition.${condition.name}`) });

/** Returns a condition with its name and what it changes. */
export const conditionInFull = (condition: Condition, say: Say): string =>
  say('condition.both', { name: say(`condition.${condition.name}`), line: conditionLine(condition, say) });
