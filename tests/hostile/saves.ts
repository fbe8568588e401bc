import type { Draws } from '../../src/rules/index.ts';
import { digest, type Game } from '../../src/wire/index.ts';
import { packed } from '../../src/wire/packed.ts';
import { once } from '../random/positions.ts';
import { garbled, spoiled } from './spoil.ts';

const signed = (body: object): object => ({ ...body, digest: digest(body) });

/** A few letters that would become more than any game. */
const bomb = signed({ format: 'sitroom-save', version: 2, at: 0, log: packed(' '.repeat(40_000_000)) });

/** A game's log with an event cut out, doubled, moved or changed. */
function wrongLog(log: readonly unknown[], chance: Draws): readonly unknown[] {
  const i = chance.next(log.length);
  const logs = [
    () => log.toSpliced(i, 1),
    () => log.toSpliced(i, 0, chance.pick(log)),
    () => log.with(i, chance.pick(log)),
    () => log.slice(0, i),
    () => log.with(i, spoiled(log[i], chance)),
    () => log.with(i, spoiled(log[i], chance)),
    () => log.with(i, spoiled(log[i], chance)),
    () => log,
  ];
  return chance.pick(logs)();
}

/** A save of either version with something wrong in its log, or about it, by somebody who knows how to write its digest. */
export function forged({ log, state }: Game, chance: Draws): unknown {
  if (once(chance, 200)) return bomb;
  const events = wrongLog(log, chance);
  const head = { format: 'sitroom-save', at: state.open.at };
  if (once(chance, 2)) {
    const letters = packed(JSON.stringify(events));
    return signed({ ...head, version: 2, log: once(chance, 8) ? garbled(letters, chance) : letters });
  }
  const body = { ...head, version: 1, log: events };
  const save = signed(once(chance, 20) ? { ...(spoiled(body, chance) as object) } : body);
  return once(chance, 20) ? { ...save, digest: 'of something else' } : save;
}
