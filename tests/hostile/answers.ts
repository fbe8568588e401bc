import { turn } from '../../src/cli/engine/engine.ts';
import { lineOf } from '../../src/cli/terminal/output.ts';
import { roles } from '../../src/content/roles.ts';
import { eventsOf, type Game, isFolded } from '../../src/host/index.ts';
import { legalIntents, violatedInvariants, withPack } from '../../src/rules/index.ts';
import { makeSave } from '../../src/wire/index.ts';
import { leaks } from '../random/hidden.ts';
import { parseSave } from '../tools/saves/saves.ts';

const isInternal = (answer: object): boolean =>
  'error' in answer && (answer.error as { code: string }).code === 'internal';

/** Returns why a game's own save is refused, which must never happen (FIN-21), or null. */
function saveRefusal(game: Game): string | null {
  const loaded = parseSave(JSON.parse(JSON.stringify(makeSave(game))));
  if (!('refused' in loaded)) return null;
  // The engine has only the standard set and cannot load games with other packs.
  return loaded.refused.code === 'save-pack' ? null : loaded.refused.detail;
}

/**
 * Tries some legal moves of every seat in a game made by a hostile request. Returns a description of a fault, or null.
 */
function faultInNewGame(game: Game): string | null {
  const open = withPack(game.state.open, game.pack);
  for (const as of roles) {
    for (const intent of legalIntents(open, as).slice(0, 5)) {
      const next = turn(game, { text: JSON.stringify({ id: 1, do: intent, as }) });
      if (!next || isInternal(next.answer)) return `the engine fails at ${JSON.stringify(intent)} in the game it took`;
      if (next.game) {
        const [broken] = violatedInvariants(next.game.state, next.game.pack, isFolded(next.game.log));
        if (broken !== undefined) return `${JSON.stringify(intent)} in the game it took breaks: ${broken}`;
        const refused = saveRefusal(next.game);
        if (refused) return `after ${JSON.stringify(intent)} its own save of the game it took is refused: ${refused}`;
      }
    }
  }
  return null;
}

/** Returns a description of a fault in the engine's answer to a line, or null. */
export function faultInAnswer(game: Game | null, text: string): string | null {
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
    // The seed may be in the answer if the sender knows it: in a save, or in a refusal that quotes the request.
    const senderKnowsSeed = 'save' in answer || text.includes('"load"') || text.includes(seed);
    const leaked = !senderKnowsSeed && line.includes(seed);
    return leaked ? 'the answer tells the seed' : null;
  }
  if (next.game === null) return 'there is a view of no game';
  const [broken] = violatedInvariants(next.game.state, next.game.pack, isFolded(next.game.log));
  if (broken !== undefined) return `an invariant is violated: ${broken}`;
  const before = game?.log.length ?? 0;
  const isSameGame = game !== null && next.game.log[0] === game.log[0];
  if (!isSameGame) return faultInNewGame(next.game);
  const { open, hidden } = next.game.state;
  const [leak] = leaks({ open: withPack(open, next.game.pack), hidden }, eventsOf(next.game.log.slice(before)));
  return leak === undefined ? null : `INF-1: it shows ${leak}`;
}
