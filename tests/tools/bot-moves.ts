import { type Bot, type BotName, botNamed, type Move } from '../../src/bots/index.ts';
import { type Role, roles } from '../../src/content/roles.ts';
import { createGame, decide, type OpenGame, type State, seededDice } from '../../src/rules/index.ts';
import { standardTable, withStandardPack } from './standard.ts';

/** Returns a bot for one game. The thinker gets the smallest budget. */
export const botOf = (name: BotName): Bot => botNamed(name, standardTable, { rollouts: 1 });

/** Sets up a virtual game at normal that has not begun. */
export function newBotGame(seed: string): State {
  const made = createGame({ seed, mode: 'virtual', difficulty: 'normal' }, standardTable);
  if ('refused' in made) throw new Error(made.refused.code);
  return made.state;
}

/** Returns the state after a move. Throws if the move is refused. */
export function afterMove(state: State, { intent, as }: Pick<Move, 'intent' | 'as'>): State {
  const decision = decide(state, intent, as, state.open.at, standardTable);
  if ('refused' in decision) throw new Error(`${intent.type}: ${decision.refused.code}`);
  return decision.state;
}

/** A move, the role of its bot, and the open half before it. */
interface MoveMade {
  readonly before: OpenGame;
  readonly asked: Role;
  readonly move: Move;
}

/** Plays a game to its end with a bot for each role. Returns every move. */
export function botMoves(seed: string, nameOf: (role: Role) => BotName): MoveMade[] {
  let state = newBotGame(seed);
  const made: MoveMade[] = [];
  const chance = seededDice(seed).draws('bots');
  const players = roles.map((asked) => ({ asked, bot: botOf(nameOf(asked)) }));
  while (state.open.outcome === null) {
    const before = withStandardPack(state.open);
    const offers = players.map(({ asked, bot }) => ({ asked, move: bot(before, [asked], chance) }));
    const found = offers.find(({ move }) => move !== null);
    if (!found?.move) throw new Error('nobody moves');
    const { asked, move } = found;
    made.push({ before, asked, move });
    state = afterMove(state, move);
  }
  return made;
}
