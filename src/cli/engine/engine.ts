import type { Pack } from '../../content/cards/pack.ts';
import { standardPack } from '../../content/standard/pack.ts';
import { advanceMatch, createMatch, dispatch, eventsOf, type Game, type Step, setUp } from '../../host/index.ts';
import { type GameEvent, type Intent, legalIntents, playerView, seen, type View, withPack } from '../../rules/index.ts';
import { tableWith } from '../../sim/index.ts';
import {
  makeSave,
  type NewGame,
  parseLine,
  parseSave,
  type Request,
  type RequestError,
  type RequestId,
  tellsRound,
} from '../../wire/index.ts';
import type { BotSeats } from './bot-seats.ts';
import { type Line, longestLine } from './lines.ts';

interface Refused {
  readonly code: string;
  readonly [detail: string]: unknown;
}

type Answer = { readonly id: RequestId | null } & (
  | { readonly view: View; readonly events: readonly GameEvent[] }
  | { readonly refused: Refused }
  | { readonly legal: readonly Intent[] }
  | { readonly save: unknown }
  | { readonly error: RequestError }
);

/** Result of a request: the answer, and the game after it. The game is unchanged if the request failed. */
interface Turn {
  readonly game: Game | null;
  readonly answer: Answer;
}

const faults: Readonly<Record<Extract<Line, { fault: string }>['fault'], string>> = {
  'too-long': `the line is longer than ${longestLine} bytes`,
  'not-utf-8': 'the line is not UTF-8',
};

/** Fields of `new` that need a game with a board. */
const boardFields = ['position', 'content'] as const;

/** Starts a game with the named pack, or with the first of `packs`. */
function start(game: Game | null, id: RequestId, wishes: NewGame, packs: readonly Pack[]): Turn {
  const refuse = (refused: Refused): Turn => ({ game, answer: { id, refused } });
  const field = wishes.mode === 'companion' ? boardFields.find((name) => wishes[name] !== undefined) : undefined;
  if (field) return refuse({ code: 'companion-has-no-board', field });
  const { content } = wishes;
  const pack = content === undefined ? packs[0] : packs.find(({ name }) => name === content);
  if (pack === undefined) return refuse({ code: 'unknown-pack', pack: content, known: packs.map(({ name }) => name) });
  const made = setUp(wishes, tableWith(pack));
  return 'refused' in made ? refuse(made.refused) : turnWithView(made, id, eventsOf(made.log));
}

const turnWithView = (game: Game, id: RequestId, events: readonly GameEvent[]): Turn => ({
  game,
  answer: { id, view: playerView(withPack(game.state.open, game.pack)), events: seen(events) },
});

/** Converts the host's result to a turn. */
const turnOf = (game: Game, id: RequestId, step: Step | { readonly refused: Refused }): Turn =>
  'refused' in step ? { game, answer: { id, refused: step.refused } } : turnWithView(step.game, id, step.events);

function load(game: Game | null, id: RequestId, save: unknown, packs: readonly Pack[]): Turn {
  const loaded = parseSave(save, tableWith(), packs);
  return 'refused' in loaded ? { game, answer: { id, refused: loaded.refused } } : turnWithView(loaded, id, []);
}

function answer(game: Game | null, request: Request, packs: readonly Pack[]): Turn {
  const { id } = request;
  if ('new' in request) return start(game, id, request.new, packs);
  if ('load' in request) return load(game, id, request.load, packs);
  if (game === null) return { game, answer: { id, error: { code: 'no-game', message: 'start with new or load' } } };
  if ('legal' in request)
    return { game, answer: { id, legal: legalIntents(withPack(game.state.open, game.pack), request.legal) } };
  if ('save' in request) return { game, answer: { id, save: makeSave(game) } };
  if (!('do' in request)) return turnOf(game, id, advanceMatch(createMatch(game), request.at, tableWith()));
  if (tellsRound(request.do)) return { game, answer: { id, refused: { code: 'not-asked', entries: ['round'] } } };
  const { do: intent, as, at = game.state.open.at } = request;
  return turnOf(game, id, dispatch(createMatch(game), intent, as, at, tableWith()));
}

/** Lets the bots move after a request. Their events are added to its answer. */
function withBots(next: Turn, request: Request, bots: BotSeats): Turn {
  const { game, answer: answered } = next;
  if (game === null || !('view' in answered)) return next;
  if ('new' in request || 'load' in request) bots.begin(game);
  const { events, game: after } = bots.play(game);
  return turnWithView(after, request.id, [...answered.events, ...events]);
}

/**
 * Answers one line of input. Returns null for a blank line. Never throws, so that no input can end the game. A new game
 * uses the first pack by default. Bots move after each request.
 */
export function turn(
  game: Game | null,
  line: Line,
  packs: readonly Pack[] = [standardPack],
  bots: BotSeats | null = null,
): Turn | null {
  if ('fault' in line) return { game, answer: { id: null, error: { code: line.fault, message: faults[line.fault] } } };
  if (line.text.trim() === '') return null;
  const parsed = parseLine(line.text);
  if ('error' in parsed) return { game, answer: parsed };
  try {
    const next = answer(game, parsed, packs);
    return bots === null ? next : withBots(next, parsed, bots);
  } catch (error) {
    // The message could contain hidden information, so it is not part of the answer (INF-1).
    console.error(error);
    return { game, answer: { id: parsed.id, error: { code: 'internal', message: 'a fault in the engine' } } };
  }
}
