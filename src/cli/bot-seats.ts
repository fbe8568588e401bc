import { type Bot, type BotName, type Budget, botNamed } from '../bots/index.ts';
import type { Role } from '../content/roles.ts';
import { type Draws, decide, type GameEvent, type State, seededDice } from '../rules/index.ts';
import { tableWith } from '../sim/index.ts';

interface Played {
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** A bot at some seats of the engine's game. */
export class BotSeats {
  private readonly name: BotName;
  private readonly roles: readonly Role[];
  private readonly budget: Budget | undefined;
  private player: { readonly bot: Bot; readonly chance: Draws } | null = null;

  constructor(name: BotName, roles: readonly Role[], budget?: Budget) {
    this.name = name;
    this.roles = roles;
    this.budget = budget;
  }

  /** Starts with a fresh bot, for a game that was just set up or loaded. */
  begin({ open, hidden: { seed } }: State): void {
    const bot = botNamed(this.name, tableWith(open.pack), this.budget);
    this.player = { bot, chance: seededDice(seed).draws('bots') };
  }

  /** Makes moves until none of the seats has anything to do. Stops at a refusal: the faces of a table's own dice. */
  play(start: State): Played {
    const events: GameEvent[] = [];
    let state = start;
    for (;;) {
      const { open } = state;
      const move = this.player?.bot(open, this.roles, this.player.chance) ?? null;
      if (move === null) return { events, state };
      const decision = decide(state, move.intent, move.as, open.at, tableWith(open.pack));
      if ('refused' in decision) return { events, state };
      for (const event of decision.events) events.push(event);
      state = decision.state;
    }
  }
}
