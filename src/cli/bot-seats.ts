import { type Bot, type BotName, type Budget, botNamed } from '../bots/index.ts';
import type { Role } from '../content/roles.ts';
import { type Draws, decide, type GameEvent, type State, seededDice, type Table, withPack } from '../rules/index.ts';
import { tableWith } from '../sim/index.ts';
import type { Game } from '../wire/index.ts';

interface Played {
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** A bot at some seats of the engine's game. */
export class BotSeats {
  private readonly name: BotName;
  private readonly roles: readonly Role[];
  private readonly budget: Budget | undefined;
  private player: { readonly bot: Bot; readonly chance: Draws; readonly table: Table } | null = null;

  constructor(name: BotName, roles: readonly Role[], budget?: Budget) {
    this.name = name;
    this.roles = roles;
    this.budget = budget;
  }

  /** Starts with a fresh bot, for a game that was just set up or loaded. */
  begin({ state: { hidden }, pack }: Game): void {
    const table = tableWith(pack);
    const bot = botNamed(this.name, table, this.budget);
    this.player = { bot, chance: seededDice(hidden.seed).draws('bots'), table };
  }

  /** Makes moves until none of the seats has anything to do. Stops at a refusal: the faces of a table's own dice. */
  play(start: State): Played {
    const events: GameEvent[] = [];
    let state = start;
    if (this.player === null) return { events, state };
    const { bot, chance, table } = this.player;
    for (;;) {
      const open = withPack(state.open, table.pack);
      const move = bot(open, this.roles, chance);
      if (move === null) return { events, state };
      const decision = decide(state, move.intent, move.as, open.at, table);
      if ('refused' in decision) return { events, state };
      for (const event of decision.events) events.push(event);
      state = decision.state;
    }
  }
}
