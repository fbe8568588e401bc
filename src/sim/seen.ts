// Collects the cards, verbs, cues and steps that occur in a game.

import { type Verb, type VerbName, verbsIn } from '../content/cards/effects.ts';
import type { Pack } from '../content/cards/pack.ts';
import type { CueKind } from '../content/cues.ts';
import type { StepKind } from '../content/steps.ts';
import { byCue, cardOf, type EventOf, type GameEvent, isSameCause } from '../rules/index.ts';
import type { OperationEvent, SecretEvent, TableEvent } from '../rules/state/events.ts';

/** Whether an event of a card proves that the verb did something. */
const isTrace: Readonly<Record<VerbName, (event: GameEvent) => boolean>> = {
  'destroy-ufos': (event) => event.type === 'ufos-moved' && event.moves.some(({ to }) => to === 'force'),
  'move-ufos': (event) =>
    event.type === 'ufos-moved' && event.moves.some(({ from, to }) => from !== 'force' && to !== 'force'),
  'place-ufos': (event) => event.type === 'ufos-moved' && event.moves.some(({ from }) => from === 'force'),
  'raise-panic': (event) => event.type === 'panic-changed' && event.by > 0,
  'lower-panic': (event) => event.type === 'panic-changed' && event.by < 0,
  'gain-credits': (event) => event.type === 'credits-changed',
  'lose-credits': (event) => event.type === 'credits-changed',
  reroll: (event) => event.type === 'roll-changed' && event.roll.lifted !== null,
  'turn-dice': (event) => event.type === 'roll-changed',
  'raise-alien-die': (event) => event.type === 'roll-changed',
  'add-dice': (event) => event.type === 'dice-added',
  'add-successes': (event) => event.type === 'roll-changed' && event.roll.added > 0,
  'forgive-loss': (event) => event.type === 'roll-changed' && event.roll.forgiven,
  'lower-threat': (event) => event.type === 'threat-changed',
  'ready-units': (event) => event.type === 'units-changed' && event.exhausted === false,
  'exhaust-units': (event) => event.type === 'units-changed' && event.exhausted === true,
  'kill-units': (event) => event.type === 'units-moved' && event.to === 'pool',
  'recruit-units': (event) => event.type === 'units-moved' && event.to === 'reserve',
  'move-units': (event) => event.type === 'units-moved' && !event.to.startsWith('card:'),
  'promote-units': (event) => event.type === 'units-changed' && event.elite === true,
  'draw-techs': (event) => event.type === 'cards-moved' && event.to === 'hand',
  'swap-techs': (event) => event.type === 'cards-moved' && event.from === 'hand',
  'draw-enemies': (event) => event.type === 'cards-moved' && event.to.startsWith('base:'),
  'remove-enemies': (event) => event.type === 'cards-moved' && event.from.startsWith('base:'),
  'damage-base': (event) => event.type === 'damage-changed' && event.by > 0,
  'repair-base': (event) => event.type === 'damage-changed' && event.by < 0,
  'gain-salvage': (event) => event.type === 'cards-moved' && event.to === 'salvage',
  'lose-salvage': (event) => event.type === 'cards-moved' && event.from === 'salvage',
  'discard-crises': (event) => event.type === 'cards-moved' && event.from === 'crisis-pool',
  'add-crises': (event) => event.type === 'cards-moved' && event.to === 'crisis-pool',
  'ready-cards': (event) => event.type === 'cards-turned' && !event.exhausted,
  'lengthen-cue': (event) => event.type === 'time-added' && event.cueMs > 0,
  'add-pause': (event) => event.type === 'time-added' && event.pauseMs > 0,
};

const verbsByPack = new WeakMap<Pack, Map<string, readonly Verb[]>>();

/** Returns the verbs on each card of a pack. Cached per pack. */
function verbsOf(pack: Pack): Map<string, readonly Verb[]> {
  const cached = verbsByPack.get(pack);
  if (cached) return cached;
  const { techs, assets, crises, missions, plans } = pack.cards;
  const all = new Map<string, readonly Verb[]>([
    ...[...techs, ...assets, ...crises].map(({ id, effects }) => [id, verbsIn(effects)] as const),
    ...missions.map(({ id, rewards }) => [id, verbsIn(rewards)] as const),
    ...plans.map(({ id, critical }) => [id, verbsIn(critical)] as const),
  ]);
  verbsByPack.set(pack, all);
  return all;
}

/** Distinct things that occur in a log. */
export interface Seen {
  readonly cards: Set<string>;
  readonly verbs: Set<VerbName>;
  readonly cues: Set<CueKind>;
  readonly steps: Set<StepKind>;
  /** Techs that were in hand, in the first hand, assigned to a lab, and researched. */
  readonly drawn: Set<string>;
  readonly firstHand: Set<string>;
  readonly chosen: Set<string>;
  readonly researched: Set<string>;
}

function addMovedCards(seen: Seen, { to, cards }: EventOf<'cards-moved'>, isFirstHand: boolean): void {
  const add = (set: Set<string>) => {
    for (const card of cards) set.add(card);
  };
  if (to === 'hand') {
    add(seen.drawn);
    if (isFirstHand) add(seen.firstHand);
  }
  if (to.startsWith('lab:')) add(seen.chosen);
  if (to === 'in-play') add(seen.researched);
  if (to === 'in-play' || to === 'crisis-pool' || to.startsWith('base:')) add(seen.cards);
}

/** Collects everything that occurs in a log. */
export function seenIn(log: readonly GameEvent[], pack: Pack): Seen {
  const seen: Seen = {
    cards: new Set(),
    verbs: new Set(),
    cues: new Set(),
    steps: new Set(),
    drawn: new Set(),
    firstHand: new Set(),
    chosen: new Set(),
    researched: new Set(),
  };
  const verbs = verbsOf(pack);
  for (const event of log) {
    const { why } = event;
    const id = why.by === 'plan' ? why.plan : cardOf(why);
    for (const verb of verbs.get(id ?? '') ?? []) if (isTrace[verb.do](event)) seen.verbs.add(verb.do);
    switch (event.type) {
      case 'game-set-up':
        seen.cards.add(event.setup.plan);
        break;
      case 'board-set-up':
        for (const { card } of event.board.inPlay) seen.cards.add(card);
        break;
      case 'cue-opened':
        seen.cues.add(event.cue.kind);
        break;
      case 'step-opened':
        seen.steps.add(event.step);
        break;
      case 'mission-laid':
        seen.cards.add(event.mission.card);
        break;
      case 'enemies-turned':
        for (const card of Object.values(event.enemies)) seen.cards.add(card);
        break;
      case 'cards-moved':
        addMovedCards(seen, event, isSameCause(why, byCue('new-technology')) && seen.steps.size === 0);
        break;
      default:
        event satisfies SecretEvent | OperationEvent | TableEvent;
    }
  }
  return seen;
}
