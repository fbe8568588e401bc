import { type Bot, type BotName, type Budget, botNamed } from '../../bots/index.ts';
import type { Role } from '../../content/roles.ts';
import { createMatch, dispatch, type Game, type Step } from '../../host/index.ts';
import { type Draws, type GameEvent, seededDice, withPack } from '../../rules/index.ts';
import { tableWith } from '../../sim/index.ts';

/** A bot that plays some seats of the engine's game. */
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

  /** Creates a fresh bot for a game that was just set up or loaded. */
  begin({ state: { hidden }, pack }: Game): void {
    const bot = botNamed(this.name, tableWith(pack), this.budget);
    this.player = { bot, chance: seededDice(hidden.seed).draws('bots') };
  }

  /** Makes moves until the bot has none left, or one is refused: a bot cannot roll physical dice. */
  play(start: Game): Step {
    const events: GameEvent[] = [];
    let game = createMatch(start);
    if (this.player === null) return { events, game };
    const { bot, chance } = this.player;
    for (;;) {
      const open = withPack(game.state.open, game.pack);
      const move = bot(open, this.roles, chance);
      if (move === null) return { events, game };
      const step = dispatch(game, move.intent, move.as, open.at, tableWith());
      if ('refused' in step) return { events, game };
      for (const event of step.events) events.push(event);
      game = step.game;
    }
  }
}
