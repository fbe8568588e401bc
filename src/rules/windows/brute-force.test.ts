// Compares the search with brute force over all lines of play with at most two cards until the round is over (FIN-23).

import { describe, expect, test } from 'vitest';
import { at, table } from '../../../tests/tools/given.ts';
import type { Role } from '../../content/roles.ts';
import { roles } from '../../content/roles.ts';
import { factsOf } from '../../content/steps.ts';
import {
  cardsThatMatter,
  type Draws,
  decide,
  hasBoard,
  type Intent,
  type Playing,
  type Position,
  type State,
  seededDice,
  usableCards,
  waitsForCardsOnly,
  withPack,
} from '../index.ts';

type Around = ReturnType<typeof table>['table'];

/** Harm when the round is over: higher numbers are worse. */
interface Final {
  readonly lost: boolean;
  readonly harm: readonly number[];
}

const playingOf = (state: State, around: Around): Playing => {
  const open = withPack(state.open, around.pack);
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};

/** Panic of each continent, damage, and UFOs on the board. Salvage is good. */
function finalOf({ open }: State): Final {
  if (open.board === null) throw new Error('no board');
  const { panic, damage, salvage, ufos } = open.board;
  const all = Object.values(ufos).reduce((sum, one) => sum + one, 0);
  return { lost: open.outcome?.won === false, harm: [...Object.values(panic), damage, all, -salvage.length] };
}

const isNoBetter = (one: Final, other: Final): boolean =>
  one.lost || (!other.lost && one.harm.every((harm, i) => harm >= (other.harm[i] ?? 0)));

function asked(state: State, intent: Intent, seat: Role, around: Around): State {
  const decision = decide(state, intent, seat, state.open.at, around);
  if ('refused' in decision) throw new Error(JSON.stringify(decision.refused));
  return decision.state;
}

/** Returns the states after every answer to every question. */
function answered(state: State, around: Around): State[] {
  const [choice] = state.open.board?.choices ?? [];
  if (choice === undefined || state.open.outcome !== null) return [state];
  return choice.options.flatMap((option) =>
    answered(asked(state, { type: 'choose', option }, choice.role, around), around),
  );
}

function usesIn(state: State, around: Around): State[] {
  const playing = playingOf(state, around);
  return roles.flatMap((role) =>
    usableCards(playing, role).flatMap((card) => answered(asked(state, { type: 'use', card }, role, around), around)),
  );
}

function passed(state: State, around: Around): State[] {
  const { role } = factsOf(state.open.step ?? 'audit');
  return answered(asked(state, { type: 'done' }, role === 'all' ? 'central-officer' : role, around), around);
}

/** Returns every final that can be reached with this many more cards. */
function finals(state: State, left: number, around: Around, known: Map<string, readonly Final[]>): readonly Final[] {
  if (state.open.phase !== 'resolution' || state.open.outcome !== null) return [finalOf(state)];
  const key = `${left} ${JSON.stringify(state.open)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const on = [
    ...passed(state, around).flatMap((next) => finals(next, left, around, known)),
    ...(left === 0 ? [] : usesIn(state, around)).flatMap((next) => finals(next, left - 1, around, known)),
  ];
  const distinct = [...new Map(on.map((one) => [JSON.stringify(one), one])).values()];
  known.set(key, distinct);
  return distinct;
}

const steps = [
  'orbital-defense',
  'global-defense',
  'base-defense',
  'base-destroyed',
  'panic-report',
  'mission-report',
] as const;
const cards = ['ion-lance', 'repair-drones', 'quick-refit', 'stasis-snare'] as const;

/** A small position in which nothing is rolled for. */
function randomPosition(chance: Draws): Position {
  const spaces = chance.shuffled([0, 2, 3, 4, 5, 6, 7]);
  const [africa = 0, asia = 0, europe = 0, australia = 0, north = 0, south = 0] = spaces;
  const tired = Array.from(
    { length: 6 },
    (_, i) => ({ id: `satellite-${i + 3}`, at: 'reserve', exhausted: true }) as const,
  );
  return {
    begin: chance.pick(steps),
    panic: { africa, asia, europe, australia, 'north-america': north, 'south-america': south },
    ufos: { orbit: chance.next(2), asia: chance.next(3), africa: chance.next(2) },
    damage: 5 + chance.next(3),
    enemies: chance.next(2) === 0 ? [] : ['muton-grunt'],
    salvage: chance.next(2) === 0 ? [] : ['sectoid-scout'],
    inPlay: chance.shuffled(cards).slice(0, 2),
    units: chance.next(2) === 0 ? tired : [...tired, ...at('orbit', 'satellite-1')],
    budget: 0,
  };
}

describe('a window that waits for nobody', () => {
  test('FIN-23 costs nothing: whatever harm two cards could prevent in it, they can still prevent later', () => {
    let passes = 0;
    let waits = 0;
    for (let n = 0; n < 400; n += 1) {
      const chance = seededDice(`brute-${n}`).draws('position');
      const position = randomPosition(chance);
      const base = chance.pick(['south-america', 'europe'] as const);
      const play = table(position, { base });
      const playing = playingOf(play.state, play.table);
      if (playing.phase !== 'resolution' || !waitsForCardsOnly(playing)) continue;
      const { role } = factsOf(playing.step ?? 'audit');
      const end = { intent: { type: 'done' }, as: role === 'all' ? 'central-officer' : role } as const;
      const matter = cardsThatMatter(playing, { cards: playing.board.inPlay.map(({ card }) => card), end });
      if (matter.length > 0) {
        waits += 1;
        continue;
      }
      passes += 1;
      const known = new Map<string, readonly Final[]>();
      const later = passed(play.state, play.table).flatMap((next) => finals(next, 2, play.table, known));
      const now = usesIn(play.state, play.table).flatMap((next) => finals(next, 1, play.table, known));
      const better = now.filter((one) => !later.some((other) => isNoBetter(one, other)));
      expect([n, position.begin, better]).toEqual([n, position.begin, []]);
    }
    expect(passes).toBeGreaterThan(10);
    expect(waits).toBeGreaterThan(10);
  });
});
