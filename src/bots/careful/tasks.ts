// How a careful beginner fights: weak enemies first, rolls while threat is low, buys whoever is missing.

import type { TaskKind } from '../../content/cards/cards.ts';
import type { Role } from '../../content/roles.ts';
import {
  forSale,
  needed,
  type Playing,
  placeOf,
  skillOf,
  takeable,
  targetOf,
  taskDice,
  threatOf,
  unitsAt,
  wantsSoldiers,
} from '../../rules/index.ts';
import { because, confirmer, type Move } from '../bot/bot.ts';

type Takeable = ReturnType<typeof takeable>[number];

/** Nobody rolls at a threat above this, except for victory. */
const mostThreat = 4;

/** Buys interceptors and soldiers in turn: whichever kind has the fewest in reserve. */
export function bought(playing: Playing, roles: readonly Role[]): Move | null {
  const { step, board } = playing;
  if (step !== 'recruit' || board.budget === 0 || !roles.includes('commander')) return null;
  const inReserve = (kind: string) => unitsAt(board, 'reserve').filter((unit) => unit.kind === kind).length;
  const [kind] = forSale(playing).toSorted((a, b) => inReserve(a) - inReserve(b));
  return kind === undefined ? null : because('commander', { type: 'buy', kind }, 'fewest-left');
}

/** Puts each soldier on a free icon: his special skill first, then any that he has. */
function placed(playing: Playing, role: Role): Move | null {
  const { task } = playing.board;
  if (task === null || !wantsSoldiers(task.kind)) return null;
  const taken = Object.values(task.soldiers);
  const idle = unitsAt(playing.board, placeOf(task)).filter(({ id }) => !(id in task.soldiers));
  const { icons } = targetOf(playing, task);
  for (const fit of ['special', 'has'] as const) {
    for (const [icon, { skill }] of icons.entries()) {
      const soldier = taken.includes(icon) ? undefined : idle.find(({ kind }) => skillOf(kind, skill) === fit);
      if (soldier) return because(role, { type: 'place', soldier: soldier.id, icon }, 'most-dice');
    }
  }
  return null;
}

const dares = (playing: Playing, kind: TaskKind): boolean =>
  kind === 'final-mission' || threatOf(playing) <= mostThreat;

/** Rolls while threat is low. Leaves an enemy in the base open, since only `done` ends the defence for good. */
function rolled(playing: Playing, role: Role): Move | null {
  const { task } = playing.board;
  if (task === null) return null;
  if (task.roll) return because(role, { type: 'apply' }, 'roll-stands');
  const place = placed(playing, role);
  if (place) return place;
  if (taskDice(playing) > 0 && needed(playing) > 0 && dares(playing, task.kind)) {
    return because(role, { type: 'roll' }, threatOf(playing) > mostThreat ? 'for-victory' : 'threat-low');
  }
  if (task.kind === 'base-defense') return null;
  return because(role, { type: 'stop' }, taskDice(playing) === 0 ? 'no-dice' : 'threat-high');
}

/** The most panicked continent first, the weakest enemy that somebody can fight, the final mission before another. */
function order({ board, pack }: Playing, { continent, enemy, mission }: Takeable): number {
  if (continent) return 1 + board.panic[continent];
  if (mission) return mission === 'final-mission' ? 2 : 1;
  const card = pack.enemy.get(board.enemies[enemy ?? 0]?.card ?? '');
  const able = unitsAt(board, 'base').some(({ kind }) =>
    card?.icons.some(({ skill }) => skillOf(kind, skill) !== 'none'),
  );
  return able && board.threat <= mostThreat ? 10 - (card?.health ?? 0) : 0;
}

function taken(playing: Playing, role: Role): Move | null {
  const [task] = takeable(playing)
    .filter((one) => order(playing, one) > 0)
    .toSorted((a, b) => order(playing, b) - order(playing, a));
  if (task === undefined) return null;
  const reason = task.continent ? 'most-at-stake' : task.mission ? 'squad-waits' : 'best-fight';
  return because(role, { type: 'take', task }, reason);
}

/** Plays the open step's tasks. Null if the step is for another role, or nothing is left to do. */
export function played(playing: Playing, roles: readonly Role[]): Move | null {
  const role = confirmer(playing);
  if (!roles.includes(role)) return null;
  return rolled(playing, role) ?? taken(playing, role);
}
