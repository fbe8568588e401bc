// Worth of techs: how often one will help in the rest of the game, and how much each time.

import type { Asset, TaskKind, Tech } from '../../content/cards/cards.ts';
import { changesDice, type DiceVerb, type VerbName } from '../../content/cards/effects.ts';
import { components, dice } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import { countAt, missionAt } from '../../rules/index.ts';
import { effectsWorth } from './effects.ts';
import { taskWorth } from './outlook/estimate.ts';
import { enemiesPerRound } from './outlook/expectation.ts';
import type { Outlook } from './outlook/outlook.ts';
import { damageWorth, ufoWorth } from './outlook/worth.ts';

/** Estimated rounds left once the final mission is available. */
const finalRounds = 1.5;

/** A typical task of one kind, for judging techs. */
interface TypicalTask {
  /** Points for a success. */
  readonly success: number;
  /** Points that a lost roll costs. */
  readonly loss: number;
  /** Expected number of such tasks a round, from 0 to 1. */
  readonly often: number;
}

/** Estimated units lost with a lost roll. */
const unitsLost = 1.5;
/** Estimated rolls per task. */
const rollsPerTask = 1.5;

const atMostOnce = (often: number): number => Math.max(0, Math.min(1, often));

type TypicalTasks = Readonly<Record<TaskKind, TypicalTask>>;

function typicalTasks(outlook: Outlook): TypicalTasks {
  const { board, weights } = outlook;
  const soldiers = unitsLost * weights.soldier;
  const orbit = ufoWorth(outlook, 'orbit');
  let [ufos, worst] = [0, orbit];
  for (const continent of continents) {
    if (board.ufos[continent] === 0) continue;
    ufos += board.ufos[continent];
    worst = Math.max(worst, ufoWorth(outlook, continent));
  }
  return {
    research: { success: weights.researchStep, loss: unitsLost * weights.scientist, often: 1 },
    'orbital-defense': {
      success: orbit,
      loss: unitsLost * weights.satellite,
      often: atMostOnce((board.ufos.orbit + 1) / 3),
    },
    'global-defense': { success: worst, loss: unitsLost * weights.interceptor, often: atMostOnce((ufos + 2) / 4) },
    'base-defense': {
      success: damageWorth(outlook, 1) / 2,
      loss: soldiers,
      often: atMostOnce(enemiesPerRound(outlook)),
    },
    mission: {
      success: (weights.missionPart + weights.mission / 3) / 1.5,
      loss: soldiers,
      often: missionAt(board, 'mission') ? 0.9 : 0.6,
    },
    'final-mission': { success: (weights.finalPart + weights.victory / 3) / 1.5, loss: soldiers, often: 1 },
  };
}

/** Estimates the successes a verb adds to a task, and the share of a lost roll it saves. */
function helpOf(verb: DiceVerb): { readonly successes: number; readonly saves: number } {
  switch (verb.do) {
    case 'add-dice':
      return { successes: (verb.count * dice.xcom.successes.length) / dice.xcom.sides, saves: 0 };
    case 'add-successes':
      return { successes: verb.count, saves: 0 };
    case 'turn-dice':
      return { successes: 0.6 * verb.count, saves: 0 };
    case 'reroll':
      return {
        failures: { successes: 0.6, saves: 0 },
        all: { successes: 0.35, saves: 0.15 },
        alien: { successes: 0.1, saves: 0.4 },
      }[verb.dice];
    case 'forgive-loss':
      return { successes: 0.3, saves: 0.75 };
    case 'raise-alien-die':
      return { successes: Math.min(0.3, 0.1 * verb.by), saves: Math.min(0.75, 0.25 * verb.by) };
    case 'lower-threat':
      return { successes: 0.1 * verb.by, saves: 0.1 * verb.by };
  }
}

/** Points a round for a card, in the task where it helps most. `lasting` counts successes from its standing dice. */
function tasksWorth(
  typical: TypicalTasks,
  tasks: readonly TaskKind[],
  verbs: readonly DiceVerb[],
  lasting: number,
): number {
  const helps = verbs.map(helpOf);
  const successes = helps.reduce((sum, one) => sum + one.successes, lasting);
  const saves = helps.reduce((sum, one) => sum + one.saves, 0);
  const worths = tasks.map((kind) => {
    const { success, loss, often } = typical[kind];
    return (successes * success + saves * loss) * often;
  });
  return Math.max(0, ...worths);
}

/** Worth of a verb in later rounds, relative to its worth now. */
interface Prospect {
  /** Share of the worth that the team would not get without the card. */
  readonly ownShare: number;
  /** Least points a round. A verb that is useless on a quiet table will be useful later. */
  readonly least: (outlook: Outlook) => number;
}

const asNow: Prospect = { ownShare: 1, least: () => 0 };

/** The prospect of each verb, for cards that work outside tasks. */
const prospects: Readonly<Record<VerbName, Prospect>> = {
  'destroy-ufos': asNow,
  'move-ufos': asNow,
  'place-ufos': asNow,
  'raise-panic': asNow,
  'lower-panic': asNow,
  'gain-credits': { ownShare: 0.9, least: ({ weights }) => weights.credit },
  'lose-credits': asNow,
  reroll: asNow,
  'turn-dice': asNow,
  'raise-alien-die': asNow,
  'add-dice': asNow,
  'add-successes': asNow,
  'forgive-loss': asNow,
  'lower-threat': asNow,
  'ready-units': asNow,
  'exhaust-units': asNow,
  'kill-units': asNow,
  'recruit-units': {
    ownShare: 1,
    least: ({ board, weights }) => weights.soldier * atMostOnce(countAt(board, 'pool') / 4),
  },
  'move-units': { ownShare: 0.6, least: ({ weights }) => weights.freeUnit },
  'promote-units': { ...asNow, ownShare: 0.8 },
  'draw-techs': asNow,
  'swap-techs': asNow,
  'draw-enemies': asNow,
  'remove-enemies': {
    ownShare: 0.6,
    least: (outlook) => damageWorth(outlook, 1) * atMostOnce(enemiesPerRound(outlook)),
  },
  'damage-base': asNow,
  'repair-base': { ownShare: 1, least: (outlook) => damageWorth(outlook, 1) * 0.7 },
  'gain-salvage': asNow,
  'lose-salvage': asNow,
  'discard-crises': { ownShare: 1, least: ({ weights }) => weights.crisis },
  'add-crises': asNow,
  'ready-cards': asNow,
  'lengthen-cue': asNow,
  'add-pause': asNow,
};

/** Factor for conditional effects: in some later rounds the condition will not hold. */
const conditionalShare = 0.7;

/** Points a round for a card that works outside tasks. */
function usesWorth(outlook: Outlook, { effects, standing = [] }: Tech | Asset): number {
  const { weights } = outlook;
  let worth = standing.reduce((sum, one) => sum + ('budget' in one ? one.budget * weights.credit : 0), 0);
  for (const effect of effects) {
    const now = effectsWorth(outlook, [effect]);
    if ('do' in effect) {
      const { ownShare, least } = prospects[effect.do];
      worth += Math.max(now, least(outlook)) * ownShare;
    } else {
      worth += now * conditionalShare;
    }
  }
  return worth;
}

/** Points that each use of the card costs. */
function usePrice({ board, weights }: Outlook, { price: { salvage = 0, credits = 0, place } }: Tech | Asset): number {
  const placed = (place?.count ?? 0) * weights.freeUnit;
  return placed + salvage * weights.salvage + credits * weights.credit + (board.salvage.length < salvage ? 0.5 : 0);
}

/** Points for using the card once a round, before and after the final mission becomes available. */
function perRound(outlook: Outlook, typical: TypicalTasks, card: Tech | Asset) {
  const { effects, standing = [], tasks } = card;
  const price = usePrice(outlook, card);
  const kinds = tasks ?? standing.flatMap((one) => ('dice' in one ? one.tasks : []));
  if (kinds.length === 0) {
    const worth = Math.max(0, usesWorth(outlook, card) - price);
    return { before: worth, after: worth };
  }
  const verbs = effects.filter((effect): effect is DiceVerb => 'do' in effect && changesDice(effect));
  const lasting = standing.reduce((sum, one) => sum + ('dice' in one ? one.dice : 0), 0);
  const successes = (lasting * rollsPerTask * dice.xcom.successes.length) / dice.xcom.sides;
  const worthIn = (some: readonly TaskKind[]) => Math.max(0, tasksWorth(typical, some, verbs, successes) - price);
  return { before: worthIn(kinds.filter((kind) => kind !== 'final-mission')), after: worthIn(kinds) };
}

/** Points for each success in a lab with the tech, and for the last one on top. */
interface LabStakes {
  readonly success: number;
  readonly done: number;
}

/** Judges techs on one table, in points. */
export interface TechJudge {
  /** Worth of having the tech for the rest of the game. A second one for the same task helps less. */
  readonly worth: (tech: Tech) => number;
  /** Stakes of researching the tech. Unfinished research counts for a share of its worth. */
  readonly stakes: (tech: Tech) => LabStakes;
  /** Gain of researching the tech next, with the best number of scientists at a credit each. */
  readonly rating: (tech: Tech) => number;
}

/** Returns a judge for the current table. */
export function techJudge(outlook: Outlook): TechJudge {
  const { board, pack, weights } = outlook;
  const typical = typicalTasks(outlook);

  function worth(tech: Tech): number {
    const { before, after } = perRound(outlook, typical, tech);
    const [task] = tech.tasks ?? [];
    const alike = task ? board.inPlay.filter(({ card }) => pack.usable.get(card)?.tasks?.includes(task)).length : 0;
    const rest = before * outlook.untilFinal + after * finalRounds;
    return (rest * weights.tech) / (1 + alike * weights.alike);
  }

  function stakes(tech: Tech): LabStakes {
    const value = worth(tech);
    const unfinished = weights.techUnfinished;
    return { success: (value * unfinished) / tech.cost, done: value * (1 - unfinished) };
  }

  function rating(tech: Tech): number {
    const each = stakes(tech);
    let best = Number.NEGATIVE_INFINITY;
    for (let count = 1; count <= components.scientistsPerLab; count += 1) {
      const gain = taskWorth(count, tech.cost, { ...each, loss: count * weights.scientist });
      best = Math.max(best, gain - count * weights.credit);
    }
    return best;
  }

  return { worth, stakes, rating };
}
