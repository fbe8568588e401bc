import { turn } from '../../src/cli/engine/engine.ts';
import { lineOf } from '../../src/cli/terminal/output.ts';
import { roles } from '../../src/content/roles.ts';
import type { Game } from '../../src/host/index.ts';
import { brokenPromises, legal, withPack } from '../../src/rules/index.ts';
import { makeSave, parseSave } from '../../src/wire/index.ts';
import { leaks } from '../random/hidden.ts';

const isInternal = (answer: object): boolean =>
  'error' in answer && (answer.error as { code: string }).code === 'internal';

/** Why a game's own save is refused, which must never be (FIN-21); null if it loads. */
function refusedAgain(game: Game): string | null {
  const loaded = parseSave(JSON.parse(JSON.stringify(makeSave(game))));
  if (!('refused' in loaded)) return null;
  // The engine plays with the standard set; a game made with another is none of its own.
  return loaded.refused.code === 'save-pack' ? null : loaded.refused.detail;
}

/** A game made or loaded by somebody hostile: does the engine survive what its seats may do in it? */
function unusable(game: Game): string | null {
  const open = withPack(game.state.open, game.pack);
  for (const as of roles) {
    for (const intent of legal(open, as).slice(0, 5)) {
      const next = turn(game, { text: JSON.stringify({ id: 1, do: intent, as }) });
      if (!next || isInternal(next.answer)) return `the engine fails at ${JSON.stringify(intent)} in the game it took`;
      if (next.game) {
        const [broken] = brokenPromises(next.game.state, next.game.pack);
        if (broken !== undefined) return `${JSON.stringify(intent)} in the game it took breaks: ${broken}`;
        const refused = refusedAgain(next.game);
        if (refused) return `after ${JSON.stringify(intent)} its own save of the game it took is refused: ${refused}`;
      }
    }
  }
  return null;
}

/** What is wrong with how the engine takes a line; null if it is answered as it should. */
export function wrongWith(game: Game | null, text: string): string | null {
  const next = turn(game, { text });
  if (next === null) return text.trim() === '' ? null : 'no answer';
  const line = lineOf(next.answer);
  if (/[\r\n\u0085\u2028\u2029]/.test(line.slice(0, -1))) return 'the answer is more than one line';
  const answer = JSON.parse(line) as object;
  if (!('id' in answer)) return 'the answer has no id';
  if (isInternal(answer)) return 'the engine fails';
  if (!('view' in answer)) {
    if (next.game !== game) return 'the game has changed';
    const { seed } = game?.state.hidden ?? { seed: text };
    // A save that is refused is told what is wrong in it, which its sender knows.
    const own = 'save' in answer || text.includes('"load"') || text.includes(seed);
    const told = !own && line.includes(seed);
    return told ? 'the answer tells the seed' : null;
  }
  if (next.game === null) return 'there is a view of no game';
  const [broken] = brokenPromises(next.game.state, next.game.pack);
  if (broken !== undefined) return `a promise is broken: ${broken}`;
  const before = game?.log.length ?? 0;
  const goesOn = game !== null && next.game.log[0] === game.log[0];
  if (!goesOn) return unusable(next.game);
  const { open, hidden } = next.game.state;
  const [leak] = leaks({ open: withPack(open, next.game.pack), hidden }, next.game.log.slice(before));
  return leak === undefined ? null : `INF-1: it shows ${leak}`;
}
