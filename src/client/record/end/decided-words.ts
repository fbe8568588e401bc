// Describes the event that decided a game.

import type { Say } from '../../../i18n/index.ts';
import { joined } from '../../../i18n/joined.ts';
import type { Cause, Close, Outcome, Turning } from '../../../rules/index.ts';

/** Words that depend on the game and language, besides those of the app. */
export interface Names {
  readonly say: Say;
  readonly cardName: (id: string) => string;
  readonly listOf: (words: readonly string[]) => string;
}

type Of<K extends Turning['kind']> = Extract<Turning, { kind: K }>;

function causeWords(why: Cause, { ufos, orbit, interceptors }: Of<'panic'>, { say, cardName }: Names): string {
  if (why.by === 'card') return say('after.card', { card: cardName(why.card) });
  if (why.by !== 'step') return '';
  if (why.step === 'audit') return say('after.audit');
  if (why.step === 'orbital-defense') return say('after.orbit', { ufos: orbit });
  return why.step === 'global-defense' ? say('after.over', { ufos, interceptors }) : '';
}

function panicWords(turning: Of<'panic'>, names: Names): string[] {
  const { continent, by, fell, causes } = turning;
  const words = { continent: names.say(`continent.${continent}`), by };
  const rose = names.say(fell ? 'after.rose-fell' : 'after.rose', words);
  return [rose, ...causes.map((why) => causeWords(why, turning, names))];
}

function closeWords(close: Close, { say }: Names): string {
  switch (close.what) {
    case 'fallen':
      return say('after.close-fallen', { count: close.count });
    case 'panic':
      return say('after.close-panic', { continent: say(`continent.${close.continent}`), left: close.left });
    case 'base':
      return say('after.close-base', { left: close.left });
  }
}

function reportedWords({ fell, turned }: Of<'reported'>, why: Outcome['why'], { say, listOf }: Names): string[] {
  if (why === 'base-destroyed') return [say('after.told-base')];
  if (why === 'final-mission') return [say('after.told-final')];
  return [[fell, 'after.told-fell'] as const, [turned, 'after.told-red'] as const].flatMap(([all, key]) => {
    const continents = listOf(all.map((one) => say(`continent.${one}`)));
    return all.length > 0 ? [say(key, { continents, count: all.length })] : [];
  });
}

function sentences(turning: Turning, why: Outcome['why'], names: Names): string[] {
  const { say } = names;
  switch (turning.kind) {
    case 'panic':
      return panicWords(turning, names);
    case 'base': {
      const { by, enemies } = turning;
      return [say('after.base', { by }), ...(enemies > 0 ? [say('after.enemies', { enemies })] : [])];
    }
    case 'final': {
      const { threat, lost, close } = turning;
      const done = say(lost ? 'after.final-lost' : 'after.final', { threat });
      return [done, ...(close ? [closeWords(close, names)] : [])];
    }
    case 'reported':
      return reportedWords(turning, why, names);
  }
}

/** Describes the event that decided a game which ended for this reason. */
export const decidedWords = (turning: Turning, why: Outcome['why'], names: Names): string =>
  joined(sentences(turning, why, names), names.say);
