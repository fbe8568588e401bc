// Units that are elsewhere after a line of moves.

import type { UnitKind } from '../../../../content/units.ts';
import type { Intent, Place, Playing } from '../../../../rules/index.ts';
import { splitPlace, unitOf } from '../../../../rules/index.ts';
import type { Tongue } from './tongue.ts';

/** A move of a review. The intent is null if time ran out. */
export interface Move {
  readonly as: string;
  readonly intent: Intent | null;
}

/** Units that are somewhere else after a line. */
export interface Sent {
  readonly to: Place;
  readonly units: readonly { readonly id: string; readonly kind: UnitKind }[];
}

/** Returns the units that a line has moved, with their final places, in the order of the moves. */
export function sentBy(moves: readonly Move[], { board }: Playing): Sent[] {
  const at = new Map<string, Place>();
  for (const { intent } of moves) {
    if (intent?.type === 'assign') for (const id of intent.units) at.set(id, intent.to);
    if (intent?.type === 'recall') for (const id of intent.units) at.set(id, 'reserve');
  }
  const moved = [...at].flatMap(([id, to]) => {
    const unit = unitOf(board, id);
    return unit === undefined || unit.at === to ? [] : [{ id, kind: unit.kind, to }];
  });
  return [...new Set(moved.map(({ to }) => to))].map((to) => ({
    to,
    units: moved.filter((one) => one.to === to).map(({ id, kind }) => ({ id, kind })),
  }));
}

/** Units by kind, such as "two heavies and one sniper". */
export const kindsWords = (kinds: readonly UnitKind[], { say, listOf }: Tongue): string =>
  listOf(
    [...new Set(kinds)].map((kind) =>
      say(`review.units.${kind}`, { count: kinds.filter((one) => one === kind).length }),
    ),
  );

/** A destination as part of a sentence, such as "to Africa" or "on the mission". */
function destination(to: Place, { say, names }: Tongue): string {
  const [name, detail] = splitPlace(to);
  switch (name) {
    case 'continent':
      return say(`review.to.${detail}`);
    case 'lab':
      return say(`review.to.lab-${detail}`);
    case 'card':
      return say('review.to.card', { card: names.cardText(detail).name });
    case 'orbit':
    case 'base':
    case 'mission':
    case 'final-mission':
    case 'reserve':
    case 'pool':
      return say(`review.to.${name}`);
  }
}

/** Lists units with their destinations: "one interceptor to Asia and two to Australia". Empty if nothing was. */
export function sentWords(all: readonly Sent[], tongue: Tongue): string {
  const kinds = new Set(all.flatMap(({ units }) => units.map(({ kind }) => kind)));
  const parts = all.map(({ to, units }, i) =>
    tongue.say('review.sent', {
      units:
        i > 0 && kinds.size === 1
          ? tongue.say('review.count', { count: units.length })
          : kindsWords(
              units.map(({ kind }) => kind),
              tongue,
            ),
      place: destination(to, tongue),
    }),
  );
  return parts.length === 0 ? '' : tongue.listOf(parts);
}
