// Plays on from the open half alone, as far as it determines the game: without dice, decks and the next round.

import { usableCard } from '../../content/cards/usable-card.ts';
import type { Role } from '../../content/roles.ts';
import { factsOf, type StepKind, stepKinds } from '../../content/steps.ts';
import { assertDefined } from '../state/assert-defined.ts';
import type { DeckName } from '../state/board.ts';
import type { GameEvent } from '../state/events.ts';
import type { Intent, Refusal } from '../state/intents.ts';
import { hasBoard, type Playing, type SecretState, type State, withPack } from '../state/state.ts';
import type { RuleSet } from '../transaction/rule-set.ts';
import type { Decided, GameServices } from '../transaction/transaction.ts';

/** Thrown when the open half does not determine what happens, or when the search takes too long. */
export class Undecided extends Error {}

const undecided = (): never => {
  throw new Undecided();
};

/** Stands for decks and face-down cards. Throws `Undecided` when it is read. */
const unseen = new Proxy({}, { get: undecided, has: undecided, ownKeys: undecided });

/** Begins the ids of unknown cards in decks. */
const unknown = '?';

/** Whether a card from the deck comes to a place where its identity matters. */
const tellsUnknown = (event: GameEvent): boolean =>
  event.type === 'cards-moved' &&
  event.from === 'deck' &&
  event.to !== 'salvage' &&
  event.cards.some((card) => card.startsWith(unknown));

/** Returns as many unknown cards as a deck holds. */
const unknownOf = ({ board: { decks } }: Playing, deck: DeckName): readonly string[] =>
  Array.from({ length: decks[deck].left }, (_, i) => `${unknown}${deck} ${i}`);

/** Handling of drawn cards: their identity matters, or only their number does. */
export type Draws = 'decide' | 'count';

/** Returns decks in unknown order. Enemies can always be drawn, because as salvage all are alike. */
const decksOf = (playing: Playing, draws: Draws): SecretState['decks'] => {
  const of = (deck: DeckName) => (draws === 'count' ? unknownOf(playing, deck) : (unseen as readonly string[]));
  return { tech: of('tech'), crisis: of('crisis'), mission: of('mission'), enemy: unknownOf(playing, 'enemy') };
};

/** Adds the unknown cards to the pack, without effects. */
function withUnknown(playing: Playing): Playing {
  const { pack } = playing;
  const crisis = new Map(pack.crisis);
  for (const id of unknownOf(playing, 'crisis')) crisis.set(id, { id, effects: [] });
  const enemy = new Map(pack.enemy);
  for (const id of unknownOf(playing, 'enemy')) enemy.set(id, { id, type: 'sectoid', copies: 1, health: 1, icons: [] });
  return { ...playing, pack: { ...pack, crisis, enemy } };
}

/** Returns a hidden half without secrets. Its last cue is the open one, so that the steps follow. */
const hiddenOf = ({ cueNumber, round, finalMission }: Playing, decks: SecretState['decks']): SecretState => ({
  seed: '',
  rolls: 0,
  revealed: [],
  decks,
  faceDown: unseen as SecretState['faceDown'],
  schedule: {
    round,
    finalMission,
    cues: Array.from({ length: cueNumber }, () => ({
      kind: 'ending',
      side: 'xcom',
      role: 'all',
      scrambled: false,
      limit: null,
    })),
    forecasts: [],
    pause: null,
    adaptation: { step: 0, reasons: [] },
  },
});

/** The rules of a game, and the functions that decide by them. */
export interface Played {
  readonly rules: RuleSet;
  readonly decide: (
    rules: RuleSet,
    state: State,
    intent: Intent,
    seat: Role,
    at: number,
    table: GameServices,
  ) => Decided | { readonly refused: Refusal };
}

/** Returns the rules, but steps in which no card can be used do nothing when they open: for cards the round is over. */
function untilNoCards({ board, ...rules }: RuleSet): RuleSet {
  const flow = assertDefined(board, 'the rules of the board');
  const stepOpened: typeof flow.stepOpened = (transaction, step) => {
    if (factsOf(step).takesCards) flow.stepOpened(transaction, step);
  };
  return { ...rules, board: { ...flow, stepOpened } };
}

/** A card that can always be used. While it lies in play, no step passes by itself. */
const holding = usableCard({
  id: 'holds-steps-open',
  owner: 'commander',
  phase: 'both',
  price: {},
  effects: [{ do: 'gain-credits', count: 1, to: 'emergency' }],
});

/** Returns the game with a card that holds every step open. */
function held(playing: Playing): Playing {
  const usable = new Map([...playing.pack.usable, [holding.id, holding]]);
  const inPlay = [...playing.board.inPlay, { card: holding.id, owner: holding.owner, exhausted: false }];
  return { ...playing, pack: { ...playing.pack, usable }, board: { ...playing.board, inPlay } };
}

/** An intent and the seat that asks it. */
export interface Asked {
  readonly intent: Intent;
  readonly as: Role;
}

/** A game that is played on in the mind. */
export interface Imagined {
  /** Returns the game as it stands, for `ask`. */
  readonly start: Playing;
  /** Returns the game after an intent, or the refusal. Throws `Undecided`. */
  ask(playing: Playing, asked: Asked): Playing | { readonly refused: Refusal };
}

/** Imagines how a game goes on. Throws `Undecided` after `tries` intents. */
export function imagine(
  { rules: whole, decide }: Played,
  playing: Playing,
  tries: number,
  draws: Draws = 'decide',
): Imagined {
  const rules = untilNoCards(whole);
  const start = held(draws === 'count' ? withUnknown(playing) : playing);
  const { pack } = start;
  const table: GameServices = { director: undecided, dice: undecided, pack };
  const hidden = hiddenOf(start, decksOf(start, draws));
  let left = tries;
  return {
    start,
    ask(game, { intent, as }) {
      left -= 1;
      if (left < 0) throw new Undecided('tries');
      const { pack: _, ...open } = game;
      const state: State = { open, hidden };
      const decision = decide(rules, state, intent, as, open.at, table);
      if ('refused' in decision) return decision;
      if (draws === 'decide' && decision.events.some(tellsUnknown)) undecided();
      const next = withPack(decision.state.open, pack);
      return hasBoard(next) ? next : undecided();
    },
  };
}

/** Returns how far the round has come: 0 in the timed phase, then the number of the step. Infinite once it is over. */
export function progressOf({ step, outcome }: { readonly step: StepKind | null; readonly outcome: unknown }): number {
  return outcome === null ? stepKinds.indexOf(step ?? 'audit') + (step === null ? 0 : 1) : Number.POSITIVE_INFINITY;
}

/** Whether no card can be used any more in this round. */
export const isRoundOver = ({ step, outcome }: Playing): boolean =>
  outcome !== null || (step !== null && !factsOf(step).takesCards);
