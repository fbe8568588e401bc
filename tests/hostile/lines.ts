import { roles } from '../../src/content/roles.ts';
import type { Game } from '../../src/host/index.ts';
import { type Draws, legalIntents, withPack } from '../../src/rules/index.ts';
import { anyIntent } from '../random/intents.ts';
import { oneIn, upTo } from '../random/positions.ts';
import { randomWishes } from '../random/tables.ts';
import { forged } from './saves.ts';
import { garbled, noise, spoiled } from './spoil.ts';

/** Lines that test the limits of a parser: deep nesting, and unusual values. */
const deep = [
  '[['.repeat(20_000),
  '{"id":1,"load":'.concat('['.repeat(50_000)),
  `{"id":1,"load":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  `{"id":1,"do":{"type":"use","card":"ion-lance","with":{"a":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}},"as":"commander"}`,
  '{"id":{"a":1}}',
  '"',
  'null',
  '\u0000',
  '{"id":1,"at":1e300}',
  '{"id":1,"at":-0}',
  '{"id":1e999,"save":true}',
  '{"__proto__":{"id":1},"save":true}',
] as const;

/** Returns a well-formed request of any kind. */
function request(game: Game | null, chance: Draws): object {
  const id = chance.pick([1, -0.5, 'a', '']);
  const as = chance.pick(roles);
  switch (chance.next(8)) {
    case 0:
      return {
        id,
        new: { ...randomWishes(noise(chance, 4), chance), content: oneIn(chance, 2) ? 'standard' : undefined },
      };
    case 1:
      return { id, at: upTo(chance, 100_000) };
    case 2:
      return oneIn(chance, 2) ? { id, legal: as } : { id, save: true };
    case 3:
    case 4: {
      const moves = game ? legalIntents(withPack(game.state.open, game.pack), as) : [];
      return { id, as, do: moves.length > 0 ? chance.pick(moves) : { type: 'begin' } };
    }
    default: {
      const asked = game ? anyIntent(withPack(game.state.open, game.pack), chance) : { intent: { type: 'begin' }, as };
      return { id, do: asked.intent, as: asked.as, ...(oneIn(chance, 4) ? { at: upTo(chance, 100_000) } : {}) };
    }
  }
}

/** Returns a hostile line: not JSON, other JSON, or a request to this game, mostly with a defect. */
export function hostileLine(game: Game | null, chance: Draws): string {
  if (game && oneIn(chance, 50)) return JSON.stringify({ id: 'forged', load: forged(game, chance) });
  switch (chance.next(10)) {
    case 0:
      return noise(chance, 200);
    case 1:
      return oneIn(chance, 20) ? chance.pick(deep) : `${JSON.stringify(spoiled([1, { a: null }, ''], chance))}`;
    case 2:
    case 3:
    case 4:
      return garbled(JSON.stringify(request(game, chance)), chance);
    case 5:
      return JSON.stringify(request(game, chance));
    default:
      return `${JSON.stringify(spoiled(request(game, chance), chance))}`;
  }
}
