import { continents, spaces } from '../../../content/continents.ts';
import { joined } from '../../../i18n/joined.ts';
import { signed } from '../../../i18n/signed.ts';
import { fallenSpace } from '../../../rules/index.ts';
import { say } from '../../words/say.ts';
import { joinAny } from '../words/join-any.ts';
import { type Change, type Consequence, isNothing } from './consequences.ts';

/** Maximum number of continents that are all named. */
const mostNamed = 3;

/** Returns a change in words. */
function changeWords({ subject, from, to }: Change): string {
  const continent = continents.find((one) => subject === `panic:${one}`);
  if (continent) {
    const name = say(`continent.${continent}`);
    const words = say('foretold.panic', { continent: name, from, to });
    return joined([words, to === fallenSpace && say('price.falls', { continent: name })], say);
  }
  const space = spaces.find((one) => subject === `ufos:${one}`);
  if (space) return say('foretold.ufos', { place: say(`continent.${space}`), from, to });
  if (subject === 'drawn-crises') return say('foretold.drawn-crises', { count: to - from });
  if (subject === 'loss') return to === 0 ? say('foretold.no-loss') : '';
  return say(`foretold.${subject as PlainSubject}`, { from, to });
}

/** Subjects whose words take both numbers. */
type PlainSubject = Exclude<Change['subject'], 'drawn-crises' | 'loss' | `${string}:${string}`>;

/** Returns one possible outcome in words. */
function wayWords({ changes, somewhere }: Consequence): string {
  const words = changes.map(changeWords);
  if (somewhere) {
    const { among } = somewhere;
    const by = signed(somewhere.by);
    const names = among.map((continent) => say(`continent.${continent}`));
    words.push(
      among.length > mostNamed
        ? say('foretold.one-of', { count: among.length, by })
        : say('foretold.any-of', { continents: joinAny(names), by }),
    );
  }
  return joined(words, say);
}

/** Returns predicted effects in words. Several possible outcomes are separated. */
export function consequenceWords(ways: readonly Consequence[]): string {
  if (isNothing(ways)) return say('foretold.nothing');
  const told = ways.map((way) => wayWords(way) || say('foretold.nothing'));
  return joined(
    told.flatMap((words, i) => (i === 0 ? [words] : [say('foretold.or'), words])),
    say,
  );
}
