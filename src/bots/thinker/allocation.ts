// Lists whole allocations of a cue: the policy's own and its neighbours.

import { continents } from '../../content/continents.ts';
import type { Role } from '../../content/roles.ts';
import { isOf } from '../../content/units.ts';
import { assignable, continentPlaces, type Place, type Playing, sorts, type Unit, unitsAt } from '../../rules/index.ts';
import { confirmingBot, type Move } from '../bot/bot.ts';
import { type Decision, type Line, otherMove, type Situation } from './line.ts';
import type { Rollout } from './rollout.ts';

/** Units sent in the open cue, by place. */
type Sent = ReadonlyMap<Place, readonly Unit[]>;

/** Returns the allocation that a line makes. */
function sentBy(line: Line, { board }: Playing): Sent {
  const sent = new Map<Place, readonly Unit[]>();
  for (const { intent } of line) {
    if (intent.type !== 'assign') continue;
    const units = board.units.filter(({ id }) => intent.units.includes(id));
    sent.set(intent.to, [...(sent.get(intent.to) ?? []), ...units]);
  }
  return sent;
}

/** Returns a line that makes the allocation, followed by `rest`. */
function lineOf(sent: Sent, as: Role, rest: Line): Line {
  const moves = [...sent].flatMap(([to, units]): Move[] => {
    const intent = { type: 'assign', units: units.map(({ id }) => id), to } as const;
    return units.length === 0 ? [] : [otherMove(as, intent)];
  });
  return [...moves, ...rest];
}

const sortOf = ({ kind, elite }: Unit): string => (elite ? `${kind}*` : kind);

/** Key for deduplication: equal if allocations differ only in which of several equal units they send. */
const keyOf = (sent: Sent): string =>
  [...sent]
    .flatMap(([place, units]) => (units.length === 0 ? [] : [`${place}=${units.map(sortOf).toSorted().join()}`]))
    .toSorted()
    .join(';');

/** Returns the places where another unit may help. A continent needs UFOs, a forecast of UFOs, or a scrambled cue. */
function usefulPlaces({ board, forecasts, cue }: Playing, places: readonly Place[], sent: Sent): readonly Place[] {
  const useful = new Set<Place>(sent.keys());
  for (const continent of continents) {
    const coming = cue?.scrambled || forecasts.some(({ ufos }) => ufos?.[continent]);
    if (board.ufos[continent] > 0 || coming) useful.add(continentPlaces[continent]);
  }
  return places.filter((place) => !place.startsWith('continent:') || useful.has(place));
}

const withUnits = (sent: Sent, place: Place, units: readonly Unit[]): Sent => new Map(sent).set(place, units);

/** Returns allocations with one or two units fewer or more. Some may be illegal for lack of room. */
function neighbours(sent: Sent, playing: Playing): Sent[] {
  const may = assignable(playing);
  if (may === null) return [];
  const used = new Set([...sent.values()].flat());
  const free = unitsAt(playing.board, 'reserve').filter(
    (unit) => !unit.exhausted && isOf(unit.kind, may.group) && !used.has(unit),
  );
  const there = (place: Place) => sent.get(place) ?? [];
  const fewer = [...sent.keys()].flatMap((place) => {
    const units = there(place);
    const one = sorts(units).map((unit) => withUnits(sent, place, units.toSpliced(units.indexOf(unit), 1)));
    return units.length > 2 ? [...one, withUnits(sent, place, units.slice(0, -2))] : one;
  });
  const more = usefulPlaces(playing, may.places, sent).flatMap((place) => {
    const one = sorts(free).map((unit) => withUnits(sent, place, [...there(place), unit]));
    const two =
      may.places.length === 1 && free.length > 1
        ? [withUnits(sent, place, [...there(place), ...free.slice(0, 2)])]
        : [];
    return [...one, ...two];
  });
  return [...fewer, ...more];
}

/** Whether the policy's move belongs to the allocation of the open cue. */
export const allocates = ({ playing, move: { as, intent } }: Situation): boolean =>
  assignable(playing) !== null && (intent.type === 'assign' || intent.type === 'done') && as === confirmingBot(playing);

/** Plays the policy's allocation of the open cue. Ends with `done` unless the policy wants another move first. */
function ownLine(situation: Situation, rollout: Rollout): Line {
  const { playing, policy, move, roles, chance } = situation;
  const line: Move[] = [];
  for (let next: Move | null = move; next !== null; next = policy(rollout.open, roles, chance)) {
    if (next.intent.type === 'assign' && rollout.make(next)) line.push(next);
    else return next.intent.type === 'done' && next.as === confirmingBot(playing) ? [...line, next] : line;
  }
  return line;
}

/** Returns the policy's allocation, found by playing it in the rollout's world, and its neighbours. */
export function allocationsOf(situation: Situation, rollout: Rollout): Decision {
  const { playing, move } = situation;
  const own = ownLine(situation, rollout);
  const sent = sentBy(own, playing);
  const rest = own.filter(({ intent }) => intent.type !== 'assign');
  const known = new Set([keyOf(sent)]);
  const others = neighbours(sent, playing).filter((one) => {
    const isNew = !known.has(keyOf(one));
    known.add(keyOf(one));
    return isNew;
  });
  const lines = others.map((one) => lineOf(one, move.as, rest)).filter((line) => line.length > 0);
  return { kind: 'allocation', lines: [own, ...lines] };
}
