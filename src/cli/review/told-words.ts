// Moves of a review in plain English.

import { reasonLine } from '../../bots/index.ts';
import type { Told } from '../../review/index.ts';
import type { IntentOf, OperationIntent } from '../../rules/state/intents.ts';

const words = (id: string): string => id.replaceAll('-', ' ');

/** Names a place: Asia, lab 2, base. */
const placeWords = (place: string): string =>
  words(place.replace('continent:', '').replace('card:', '').replace(':', ' '));

/** Names units by kind: 2 interceptors, 1 heavy. */
function unitWords(units: readonly string[]): string {
  const kinds = units.map((unit) => words(unit.replace(/-\d+$/, '')));
  return [...new Set(kinds)]
    .map((kind) => ({ kind, count: kinds.filter((one) => one === kind).length }))
    .map(({ kind, count }) => `${count} ${kind}${count > 1 ? 's' : ''}`)
    .join(', ');
}

function taskWords(told: object): string {
  return Object.entries(told)
    .map(([what, which]) => (what === 'enemy' ? `enemy ${Number(which) + 1}` : words(String(which))))
    .join(' ');
}

function intentWords({ intent }: Told): string {
  if (intent === null) return 'the time ran out';
  switch (intent.type) {
    case 'assign':
      return `${unitWords(intent.units)} to ${placeWords(intent.to)}`;
    case 'recall':
      return `${unitWords(intent.units)} back`;
    case 'research':
      return `${words(intent.tech)} in lab ${intent.lab}`;
    case 'fund':
      return `${intent.credits} credits of emergency funding`;
    case 'buy':
      return `buy 1 ${intent.kind}`;
    case 'choose':
      return `choose ${placeWords(intent.option)}`;
    case 'use':
      return `use ${words(intent.card)}`;
    case 'take':
      return `turn to ${taskWords(intent.task)}`;
    case 'place':
      return `${words(intent.soldier)} ${intent.icon === null ? 'off the icons' : `on icon ${intent.icon + 1}`}`;
    case 'apply':
      return 'take the roll as it lies';
    default:
      intent satisfies OperationIntent | IntentOf<'roll' | 'stop' | 'ready'>;
      return words(intent.type);
  }
}

/** Formats moves as one line. A reason of bots is added to a line that ends with one. */
export function toldLine(moves: readonly Told[]): string {
  const line = moves.map(intentWords).join(', then ');
  const reason = moves.find(({ intent, reason: why }) => intent?.type !== 'done' && why !== undefined)?.reason;
  return reason === undefined || reason === 'wins-more' ? line : `${line} (${reasonLine({ reason })})`;
}
