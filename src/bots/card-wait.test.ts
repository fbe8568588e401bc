import { describe, expect, test } from 'vitest';
import { at, table } from '../../tests/tools/given.ts';
import { type Role, roles } from '../content/roles.ts';
import { hasBoard, type OpenGame, type Playing, type Position } from '../rules/index.ts';
import { playGame } from '../sim/game.ts';
import { cardWaitOf, type WaitContext } from './card-wait.ts';
import { planner } from './planner.ts';

const usual: WaitContext = { people: roles, passSteps: true, tookBack: false };
const without = (...bot: Role[]): Role[] => roles.filter((role) => !bot.includes(role));

const withBoard = (open: OpenGame): Playing => {
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};
const waitAt = (position: Position, waiting: Partial<WaitContext> = {}) =>
  cardWaitOf(withBoard(table(position).open), { ...usual, ...waiting });

/** In the Commander's step, the Central Officer's decoy could draw away a UFO over Asia. */
const decoy: Position = { begin: 'global-defense', ufos: { asia: 1 } };
/** The decoy is usable, but would not change what the step brings. */
const idle: Position = { begin: 'audit', ufos: { asia: 1 } };
const card = { card: 'decoy-signal', owner: 'central-officer' };

describe('a step that stays open only for cards', () => {
  test('FIN-9 has no card wait in the timed phase, or while its role has something to do', () => {
    expect(waitAt({ ...decoy, units: at('continent:asia', 'interceptor-1') })).toBeNull();
    expect(waitAt({ begin: 'ending' })).toBeNull();
  });

  test('FIN-9 passes by itself if no card is at stake, whether a person or a bot plays its role', () => {
    expect(waitAt(idle)).toEqual({ role: 'commander', cards: [], ending: 'by-itself' });
    expect(waitAt(idle, { people: without('commander') })?.ending).toBe('by-itself');
  });

  test('FIN-9 waits for the person who plays its role while any person has a card at stake', () => {
    expect(waitAt(decoy)).toEqual({ role: 'commander', cards: [card], ending: 'by-press' });
    expect(waitAt(decoy, { people: without('squad-leader') })?.ending).toBe('by-press');
  });

  test('FIN-9 gives people some time if a bot plays its role, and none if only a bot could use the card', () => {
    expect(waitAt(decoy, { people: ['central-officer'] })).toEqual({
      role: 'commander',
      cards: [card],
      ending: 'after-a-while',
    });
    expect(waitAt(decoy, { people: ['squad-leader'] })).toEqual({ role: 'commander', cards: [], ending: 'by-itself' });
    expect(waitAt(decoy, { people: ['commander'] })?.ending).toBe('by-itself');
  });

  test('FIN-9 waits for every usable card if the setting to pass steps is off', () => {
    const passSteps = false;
    expect(waitAt(idle, { passSteps })).toEqual({ role: 'commander', cards: [card], ending: 'by-press' });
    expect(waitAt(idle, { passSteps, people: ['commander'] })?.ending).toBe('by-press');
    expect(waitAt(idle, { passSteps, people: ['central-officer'] })?.ending).toBe('after-a-while');
    expect(waitAt(idle, { passSteps, people: ['squad-leader'] })?.ending).toBe('by-itself');
  });

  test('FIN-9 waits for a press after undo, even if a bot plays its role', () => {
    expect(waitAt(idle, { tookBack: true })?.ending).toBe('by-press');
    expect(waitAt(idle, { tookBack: true, people: ['squad-leader'] })?.ending).toBe('by-press');
  });
});

/** Counts the presses needed to end steps, per round of one game, if one person plays all roles. */
function pressesOf(seed: string, passSteps: boolean): number[] {
  const rounds: number[] = [];
  let wait: ReturnType<typeof cardWaitOf> = null;
  playGame({ seed, difficulty: 'normal' }, planner, undefined, ({ intent }, events, state) => {
    if (intent.type === 'begin') rounds.push(0);
    const ended = events.some(({ type }) => type === 'step-closed') && intent.type === 'done';
    if (ended && wait?.ending !== 'by-itself') rounds.push((rounds.pop() ?? 0) + 1);
    wait = cardWaitOf(withBoard(state.open), { ...usual, passSteps });
  });
  return rounds;
}

describe('the presses that steps cost one person with all roles, per round', () => {
  const seeds = Array.from({ length: 12 }, (_, i) => `presses-${i}`);
  const mean = (rounds: readonly number[]) => rounds.reduce((sum, one) => sum + one, 0) / rounds.length;

  test('FIN-9 are few if steps pass by themselves, and many if steps wait for every usable card', () => {
    const few = seeds.flatMap((seed) => pressesOf(seed, true));
    const many = seeds.flatMap((seed) => pressesOf(seed, false));
    expect(few.length).toBeGreaterThan(50);
    expect(mean(few)).toBeLessThan(2);
    expect(Math.max(...few)).toBeLessThanOrEqual(6);
    expect(mean(many)).toBeGreaterThan(mean(few) + 2);
  });
});
