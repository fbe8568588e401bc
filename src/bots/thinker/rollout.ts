// Plays an imagined world to the end of the round.

import { changesRoll, someVerb } from '../../content/cards/effects.ts';
import { roles } from '../../content/roles.ts';
import {
  advanceTo,
  decide,
  type GameServices,
  hasBoard,
  type OpenGame,
  type Playing,
  pending,
  type State,
  withPack,
} from '../../rules/index.ts';
import { type Bot, confirmingBot, type Move } from '../bot/bot.ts';
import { pairedDice } from './paired-dice.ts';

/** Guards against a policy that never ends a round. */
const maxMoves = 1_000;

/** An imagined world being played. */
export class Rollout {
  private state: State;
  private readonly table: GameServices;
  /** The open half as the policy sees it. */
  open: OpenGame;

  constructor(world: State, table: GameServices) {
    // In an imagined world the app has to roll, even if the real table has its own dice (TSK-11).
    this.state = world.open.board?.dice === 'table' ? withAppDice(world) : world;
    this.open = withPack(this.state.open, table.pack);
    const dice = pairedDice(table.dice(world.hidden.seed), () => this.open.board?.task ?? null);
    this.table = { ...table, dice: () => dice };
  }

  /** Makes a move, at once or at `at`. Returns false and changes nothing if the move is refused. */
  make({ as, intent }: Pick<Move, 'as' | 'intent'>, at = this.open.at): boolean {
    const decision = decide(this.state, intent, as, at, this.table);
    if ('refused' in decision) return false;
    this.show(decision.state);
    return true;
  }

  /** Lets time pass until `at`, in ms since the game began. */
  wait(at: number): void {
    this.show(advanceTo(this.state, at, this.table).state);
  }

  private show(state: State): void {
    this.state = state;
    this.open = withPack(state.open, this.table.pack);
  }

  /** Lets the policy play all roles until a round, or the game, is over. Returns the open half at that point. */
  playOn(policy: Bot, round = this.open.round): OpenGame {
    const chance = this.table.dice('').draws('policy');
    for (let moves = 0; moves < maxMoves; moves += 1) {
      const { open } = this;
      if (open.outcome !== null || open.round > round) break;
      const move = obviousMove(open) ?? policy(open, roles, chance);
      if (move === null || !this.make(move)) break;
    }
    return this.open;
  }
}

function withAppDice({ open, hidden }: State): State {
  return { open: { ...open, board: open.board && { ...open.board, dice: 'app' } }, hidden };
}

/** Whether a usable card in play could change the current roll. */
function canChangeRoll({ board, pack }: Playing): boolean {
  return board.inPlay.some(({ card: id, exhausted }) => {
    const card = pack.usable.get(id);
    if (card === undefined || card.phase === 'always' || card.phase === 'timed') return false;
    return !(exhausted && card.price.exhaust) && someVerb(card.effects, changesRoll);
  });
}

/**
 * Returns the move where only one makes sense, or null. It confirms alien cues and applies rolls that no card can
 * change, which saves a call of the policy, and rolls lifted dice again.
 */
function obviousMove(open: OpenGame): Move | null {
  if (!hasBoard(open) || pending(open) !== null) return null;
  const as = confirmingBot(open);
  if (open.cue?.side === 'alien') return { as, intent: { type: 'done' }, reason: 'nothing-more' };
  const { roll } = open.board.task ?? {};
  // Only dice of a table are lifted. The app has to roll them here.
  if (roll?.lifted) return { as, intent: { type: 'roll' }, reason: 'worth' };
  if (!roll || canChangeRoll(open)) return null;
  return { as, intent: { type: 'apply' }, reason: 'roll-stands' };
}
