import { continents } from '../../../content/continents.ts';
import type { Report } from '../../../rules/index.ts';
import { say } from '../../words/say.ts';

/** Returns the late changes to a report in words (RES-17). Empty if there are none. */
export function lateWords({ panic, orbitUfos, asFiled }: Partial<Report> = {}): string[] {
  const moved = continents.filter((one) => asFiled?.panic && panic && asFiled.panic[one] !== panic[one]);
  return [
    ...moved.map((one) =>
      say('common.about', { first: say(`continent.${one}`), second: say(`zone.${panic?.[one] ?? 'yellow'}`) }),
    ),
    ...(asFiled?.orbitUfos === undefined
      ? []
      : [say('common.about', { first: say('correct.orbitUfos'), second: orbitUfos ?? 0 })]),
  ];
}
