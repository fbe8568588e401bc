import { describe, expect, test } from 'vitest';
import { at, commander, officer, type Play, table } from '../../tests/tools/given.ts';
import { roll, rollAndApply, trial, use } from '../../tests/tools/hands.ts';
import { type AskTime, usualAsks } from '../content/bot-paces.ts';
import { type Role, roles } from '../content/roles.ts';
import { hasBoard, type OpenGame, type Playing, type Position } from '../rules/index.ts';
import { playGame } from '../sim/game.ts';
import { cardWaitOf, type WaitContext } from './card-wait.ts';
import { planner } from './planner.ts';

const usual: WaitContext = { people: roles, asksOf: () => usualAsks, tookBack: false, wanted: null };
const without = (...bot: Role[]): Role[] => roles.filter((role) => !bot.includes(role));
const asking = (when: AskTime, ...never: string[]) => ({ asksOf: () => ({ when, never }) });

const withBoard = (open: OpenGame): Playing => {
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};
const waitOf = (play: Play, waiting: Partial<WaitContext> = {}) =>
  cardWaitOf(withBoard(play.open), { ...usual, ...waiting });
const waitAt = (position: Position, waiting: Partial<WaitContext> = {}) => waitOf(table(position), waiting);

/** In the Commander's step, the Central Officer's decoy could draw away a UFO over Asia. */
const decoy: Position = { begin: 'global-defense', ufos: { asia: 1 } };
/** The decoy is usable, but would not change the outcome of the step. */
const idle: Position = { begin: 'audit', ufos: { asia: 1 } };
const card = { card: 'decoy-signal', owner: 'central-officer' } as const;

describe('a step that stays open only for cards', () => {
  test('FIN-9 cannot end yet while its role has something to do', () => {
    expect(waitAt({ ...decoy, units: at('continent:asia', 'interceptor-1') })).toBeNull();
    expect(waitAt({ begin: 'budget' })).toBeNull();
  });

  test('FIN-9 passes by itself if no card is at stake, whether a person or a bot plays its role', () => {
    expect(waitAt(idle)).toEqual({ role: 'commander', cards: [], ending: 'by-itself', passes: true });
    expect(waitAt(idle, { people: without('commander') })?.ending).toBe('by-itself');
  });

  test('FIN-22 waits for a press while any person has a card at stake, whoever plays its role', () => {
    const waits = { role: 'commander', cards: [card], ending: 'by-press', passes: true };
    expect(waitAt(decoy)).toEqual(waits);
    expect(waitAt(decoy, { people: without('commander') })).toEqual(waits);
  });

  test('FIN-22 does not wait for bots, which are always ready', () => {
    expect(waitAt(decoy, { people: ['squad-leader', 'commander'] })?.ending).toBe('by-itself');
    expect(waitAt(decoy, { people: [] })?.ending).toBe('by-itself');
  });

  test('FIN-22 waits no longer once the person is ready, until somebody uses a card', () => {
    const play = table({ ...decoy, ufos: { asia: 2 }, inPlay: ['ion-lance'] });
    play.do('ready', { as: officer });
    expect(waitOf(play)?.ending).toBe('by-itself');
    use(play, 'ion-lance', { space: 'asia' });
    expect(waitOf(play)).toMatchObject({ cards: [card], ending: 'by-press' });
  });

  test('FIN-22 waits for every usable card of a person who wants that', () => {
    expect(waitAt(idle, asking('usable'))).toMatchObject({ cards: [card], ending: 'by-press' });
    expect(waitAt(idle, { ...asking('usable'), people: ['squad-leader'] })?.ending).toBe('by-itself');
  });

  test('FIN-22 never waits for a card that its person has excepted', () => {
    expect(waitAt(decoy, asking('matters', 'decoy-signal'))?.ending).toBe('by-itself');
    expect(waitAt(decoy, asking('usable', 'decoy-signal'))?.ending).toBe('by-itself');
  });

  test('FIN-9 waits for a press after undo, even if a bot plays its role', () => {
    expect(waitAt(idle, { tookBack: true })?.ending).toBe('by-press');
    expect(waitAt(idle, { tookBack: true, people: ['squad-leader'] })?.ending).toBe('by-press');
  });
});

describe('a move of a bot that ends a window', () => {
  const done = { intent: { type: 'done' }, as: 'central-officer' } as const;
  const ending: Position = { begin: 'ending', inPlay: ['world-broadcast'], panic: { asia: 3 } };

  test('FIN-22 TIM-4 Ending Timed Phase waits while a person holds a card for it', () => {
    expect(waitAt(ending, { people: ['commander'], wanted: done })).toMatchObject({
      role: 'central-officer',
      ending: 'by-press',
      passes: false,
    });
    expect(waitAt(ending, { people: [], wanted: done })?.ending).toBe('by-itself');
    const play = table(ending);
    play.do('ready', { as: 'commander' });
    expect(waitOf(play, { people: ['commander'], wanted: done })).toMatchObject({ cards: [], ending: 'by-itself' });
  });

  test('FIN-22 TIM-5 a person confirms Ending Timed Phase, whoever is ready', () => {
    expect(waitAt({ begin: 'ending' }, { people: ['central-officer'] })?.ending).toBe('by-press');
  });

  test('FIN-22 a step with tasks that the bot leaves undone waits for people’s cards too', () => {
    const position: Position = { ...decoy, units: at('continent:asia', 'interceptor-1') };
    const wanted = { ...done, as: 'commander' } as const;
    expect(waitAt(position, { people: ['central-officer'], wanted })).toMatchObject({
      cards: [card],
      ending: 'by-press',
      passes: false,
    });
  });

  test('FIN-22 TSK-9 a roll waits to be applied while a person could better it', () => {
    const play = table({ ...decoy, inPlay: ['gunnery-uplink'], units: at('continent:asia', 'interceptor-1') });
    play.do({ type: 'take', task: { continent: 'asia' } }, { as: commander });
    roll(play, [1], 8);
    const people: Role[] = without('commander');
    const wanted = { intent: { type: 'apply' }, as: commander } as const;
    expect(waitOf(play, { people, wanted })?.cards.map((one) => one.card)).toEqual(['gunnery-uplink']);
    expect(waitOf(play, { people, wanted: null })).toBeNull();
  });

  test('FIN-22 TSK-7 a task without dice is not stopped while a person’s card would bring some', () => {
    const play = table({
      begin: 'orbital-defense',
      ufos: { orbit: 3 },
      inPlay: ['quick-refit'],
      units: at('orbit', 'satellite-1', 'satellite-2'),
    });
    rollAndApply(play, [1, 1], 1);
    const owner = withBoard(play.open).board.inPlay.find((one) => one.card === 'quick-refit')?.owner ?? commander;
    const wanted = { intent: { type: 'stop' }, as: officer } as const;
    expect(waitOf(play, { people: [owner], wanted })).toMatchObject({ ending: 'by-press' });
  });

  test('FIN-22 FIN-17 a question is not answered while a person could still change what is asked', () => {
    const panic = { africa: 6, asia: 6, europe: 6, australia: 6, 'north-america': 6, 'south-america': 6 };
    const play = trial(
      { owner: 'central-officer', effects: [{ do: 'lower-panic', by: 1, on: 'asia' }] },
      { begin: 'crises', crisisPool: ['hostage-demand'], emergency: 0, panic },
    );
    expect(play.board.choice).toMatchObject({ role: commander, about: 'continent' });
    const wanted = { intent: { type: 'choose', option: 'asia' }, as: commander } as const;
    expect(waitOf(play, { people: ['central-officer'], wanted })?.cards.map((one) => one.card)).toEqual(['trial']);
  });
});

/** Counts the presses needed to end steps, per round of one game, if one person plays all roles. */
function pressesOf(seed: string, when: AskTime): number[] {
  const rounds: number[] = [];
  let wait: ReturnType<typeof cardWaitOf> = null;
  playGame({ seed, difficulty: 'normal' }, planner, undefined, ({ intent }, events, state) => {
    if (intent.type === 'begin') rounds.push(0);
    const ended = events.some(({ type }) => type === 'step-closed') && intent.type === 'done';
    if (ended && wait?.ending !== 'by-itself') rounds.push((rounds.pop() ?? 0) + 1);
    wait = cardWaitOf(withBoard(state.open), { ...usual, ...asking(when) });
  });
  return rounds;
}

describe('the presses that steps cost one person with all roles, per round', () => {
  const seeds = Array.from({ length: 12 }, (_, i) => `presses-${i}`);
  const mean = (rounds: readonly number[]) => rounds.reduce((sum, one) => sum + one, 0) / rounds.length;

  test('FIN-9 are few if steps pass by themselves, and many if steps wait for every usable card', {
    tags: ['sweep'],
  }, () => {
    const few = seeds.flatMap((seed) => pressesOf(seed, 'matters'));
    const many = seeds.flatMap((seed) => pressesOf(seed, 'usable'));
    expect(few.length).toBeGreaterThan(50);
    expect(mean(few)).toBeLessThan(2);
    expect(Math.max(...few)).toBeLessThanOrEqual(6);
    expect(mean(many)).toBeGreaterThan(mean(few) + 2);
  });
});
