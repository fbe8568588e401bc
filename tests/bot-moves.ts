import { type Bot, type BotName, botNamed, type Move } from '../src/bots/index.ts';
import { type Role, roles } from '../src/content/roles.ts';
import { direct } from '../src/director/index.ts';
import { decide, newGame, type State, seededDice, type Table } from '../src/rules/index.ts';

const rules: Table = { director: direct, dice: seededDice };

/** A bot for one game; the thinker with the smallest budget. */
export const botOf = (name: BotName): Bot => botNamed(name, rules, { rollouts: 1 });

/** A game set up at normal, and not begun. */
export function newBotGame(seed: string): State {
  const made = newGame({ seed, mode: 'virtual', difficulty: 'normal' }, rules);
  if ('refused' in made) throw new Error(made.refused.code);
  return made.state;
}

/** The state after a move. Throws if it is refused. */
export function afterMove(state: State, { intent, as }: Pick<Move, 'intent' | 'as'>): State {
  const decision = decide(state, intent, as, state.open.at, rules);
  if ('refused' in decision) throw new Error(`${intent.type}: ${decision.refused.code}`);
  return decision.state;
}

/** Plays a game to its end with a bot for each role. Returns every move with the state it was made in. */
export function botMoves(seed: string, nameOf: (role: Role) => BotName): { before: State; asked: Role; move: Move }[] {
  let state = newBotGame(seed);
  const made: { before: State; asked: Role; move: Move }[] = [];
  const chance = seededDice(seed).draws('bots');
  const players = roles.map((asked) => ({ asked, bot: botOf(nameOf(asked)) }));
  while (state.open.outcome === null) {
    const offers = players.map(({ asked, bot }) => ({ asked, move: bot(state.open, [asked], chance) }));
    const found = offers.find(({ move }) => move !== null);
    if (!found?.move) throw new Error('nobody moves');
    const { asked, move } = found;
    made.push({ before: state, asked, move });
    state = afterMove(state, move);
  }
  return made;
}
