// No single press loses a game: tested from every kind of step, with every button of a screen that leads on.

import { describe, expect, test } from 'vitest';
import { at, Play, table } from '../../../../tests/tools/given.ts';
import { mover } from '../../../../tests/tools/hands.ts';
import { cardWaitOf } from '../../../bots/index.ts';
import type { Role } from '../../../content/roles.ts';
import { roles } from '../../../content/roles.ts';
import { hasBoard, type Intent, legalIntents, type Playing, type Position } from '../../../rules/index.ts';
import { type Move, movesOf } from '../moves/moves.ts';
import { nextTask } from '../moves/next-task.ts';
import { nextAct } from '../moves/stand.ts';
import { leavingOf } from './asks.ts';
import type { Leaving } from './price.ts';

const playing = ({ open }: Play): Playing => {
  if (!hasBoard(open)) throw new Error('no board');
  return open;
};
const copyOf = (play: Play): Play => new Play(play.table, play.game);

/** Makes a move in a copy of the game. */
function after(play: Play, intent: Intent, as: Role): Play {
  const next = copyOf(play);
  next.do(intent, { as });
  return next;
}

/** The moves of somebody who is always lucky: every answer, each task, the best dice. */
function lucky(play: Play): { readonly intent: Intent; readonly as: Role }[] {
  const { choice, task } = play.board;
  if (choice) return choice.options.map((option) => ({ intent: { type: 'choose', option }, as: choice.role }));
  const as = mover(play);
  const moves = legalIntents(play.open, as);
  const one = (type: Intent['type']) => moves.filter((intent) => intent.type === type).slice(0, 1);
  const on = playing(play).board.task?.soldiers ?? {};
  const isFree = (icon: number | null) => icon !== null && !Object.values(on).includes(icon);
  const place = moves.filter((intent) => intent.type === 'place' && !(intent.soldier in on) && isFree(intent.icon));
  const xcom = Array<number>(task?.dice ?? 0).fill(6);
  const roll: Intent[] = xcom.length > 0 ? [{ type: 'roll', faces: { xcom, alien: 8 } }] : [];
  const intents = task?.roll
    ? one('apply')
    : task
      ? [...place, ...roll, ...one('stop')]
      : [...one('take'), ...one('done')];
  return intents.slice(0, 1).map((intent) => ({ intent, as }));
}

/** Whether the game can be saved in this round, with the best luck or with one card used now. */
function canBeSaved(play: Play, withCard = true): boolean {
  const { outcome, phase } = play.view;
  if (outcome !== null) return outcome.won;
  if (phase === 'setup') return true;
  const cards = withCard ? roles.flatMap((as) => legalIntents(play.open, as).map((intent) => ({ intent, as }))) : [];
  return (
    lucky(play).some(({ intent, as }) => canBeSaved(after(play, intent, as), false)) ||
    cards.some(({ intent, as }) => intent.type === 'use' && canBeSaved(after(play, intent, as), false))
  );
}

/** Returns the effect of each button for somebody who plays all roles. `asks` means that a press does nothing yet. */
function presses(
  play: Play,
): Readonly<Record<Leaving | 'loud', { readonly move: Move | null; readonly asks: boolean }>> {
  const now = playing(play);
  const moves = movesOf(now, roles);
  const next = nextTask(now, moves);
  const wait = cardWaitOf(now, {
    people: roles,
    asksOf: () => ({ when: 'matters', never: [] }),
    tookBack: false,
    wanted: null,
  });
  const way = (type: Leaving) => {
    const move = moves[type];
    const { asks } = leavingOf(type, {
      playing: now,
      seat: move === null ? null : move.as,
      tasksLeft: next !== null,
      canPlace: moves.place.size > 0,
      cardsMatter: (wait?.cards.length ?? 0) > 0,
    });
    return { move, asks };
  };
  const act = next ?? nextAct(now, moves);
  return { done: way('done'), stop: way('stop'), loud: act ? { move: act, asks: false } : way('done') };
}

const brink = { africa: 3, asia: 7, europe: 8, australia: 3, 'north-america': 3, 'south-america': 3 };
const lost = { ...brink, asia: 8 };
const even = { ...brink, asia: 3, europe: 3 };
const squad = ['assault-1', 'heavy-1', 'sniper-1', 'support-1'];
const finalMission = { finalMission: 'available', units: at('final-mission', ...squad) } as const;

const positions: Readonly<Record<string, Position>> = {
  'ending, with a card that brings the missing credit': {
    begin: 'ending',
    budget: 0,
    panic: brink,
    inPlay: ['quick-refit'],
    units: [...at('base', 'heavy-1'), { id: 'satellite-1', at: 'reserve', exhausted: true }],
  },
  'audit, tied': { begin: 'audit', budget: 0, panic: { ...brink, africa: 7 }, units: at('base', 'heavy-1') },
  'recruit, with a crisis that a card can discard': {
    begin: 'recruit',
    budget: 0,
    panic: brink,
    crisisPool: ['capital-riots'],
  },
  'crises, asked': { begin: 'crises', panic: { ...brink, africa: 7 }, crisisPool: ['capital-riots'] },
  'research, before the last chance': {
    begin: 'research',
    panic: lost,
    labs: [{ tech: 'clean-room' }, { tech: 'beam-rifles' }],
    finalMission: 'available',
    units: [...at('lab:1', 'scientist-1'), ...at('lab:2', 'scientist-2'), ...at('final-mission', ...squad)],
  },
  'orbital defence': {
    begin: 'orbital-defense',
    panic: { africa: 8, asia: 7, europe: 7, australia: 7, 'north-america': 7, 'south-america': 7 },
    ufos: { orbit: 1 },
    units: at('orbit', 'satellite-1', 'satellite-2'),
  },
  'orbital defence, with nothing but a card': {
    begin: 'orbital-defense',
    panic: { africa: 8, asia: 7, europe: 7, australia: 7, 'north-america': 7, 'south-america': 7 },
    ufos: { orbit: 1 },
    inPlay: ['ion-lance'],
  },
  'global defence of two continents': {
    begin: 'global-defense',
    panic: brink,
    ufos: { asia: 1, africa: 1 },
    units: [...at('continent:asia', 'interceptor-1'), ...at('continent:africa', 'interceptor-2')],
  },
  'global defence, with nothing but a card': { begin: 'global-defense', panic: brink, ufos: { asia: 1 } },
  'base defence': {
    begin: 'base-defense',
    damage: 7,
    panic: even,
    enemies: ['muton-grunt', 'sectoid-scout'],
    units: at('base', ...squad, 'assault-2', 'heavy-2'),
  },
  'base destroyed, with a repair': { begin: 'base-destroyed', damage: 8, panic: even, inPlay: ['repair-drones'] },
  'the final mission': { begin: 'missions', panic: lost, ...finalMission },
  'both missions': {
    begin: 'missions',
    panic: lost,
    finalMission: 'available',
    mission: 'temple-beacon',
    units: [...at('final-mission', ...squad), ...at('mission', 'assault-2', 'support-2')],
  },
  'the panic report': { begin: 'panic-report', panic: brink },
  'the mission report': { begin: 'mission-report', panic: brink, ufos: { asia: 1 } },
};

/** Yields the game after each press of the loud button: tasks open, soldiers step on icons, dice are rolled. */
function* onwards(play: Play): Generator<Play> {
  for (let now = play, i = 0; i < 12; i += 1) {
    yield now;
    const { loud } = presses(now);
    if (loud.move === null || loud.move.intent.type === 'done') return;
    const faces = { xcom: Array<number>(now.board.task?.dice ?? 0).fill(1), alien: 8 };
    now = after(now, loud.move.intent.type === 'roll' ? { type: 'roll', faces } : loud.move.intent, loud.move.as);
  }
}

describe('no press loses a game that could be saved', () => {
  for (const [name, position] of Object.entries(positions))
    test(name, () => {
      const losing = [...onwards(table(position))].flatMap((play) =>
        Object.values(presses(play)).flatMap(({ move, asks }) => {
          // Dice decide about a roll, and a task that is taken can be rolled for.
          if (move === null || asks || !['done', 'stop'].includes(move.intent.type)) return [];
          return canBeSaved(play) && !canBeSaved(after(play, move.intent, move.as)) ? [[move, play.board.task]] : [];
        }),
      );
      expect(losing).toEqual([]);
    });

  test('and those that would, ask', () => {
    const asking = Object.entries(positions).flatMap(([name, position]) =>
      [...onwards(table(position))].some((play) => Object.values(presses(play)).some(({ asks }) => asks)) ? [name] : [],
    );
    expect(asking).toEqual([
      'ending, with a card that brings the missing credit',
      'recruit, with a crisis that a card can discard',
      'research, before the last chance',
      'orbital defence',
      'orbital defence, with nothing but a card',
      'global defence of two continents',
      'global defence, with nothing but a card',
      'base defence',
      'base destroyed, with a repair',
      'the final mission',
      'both missions',
    ]);
  });

  test('the loud button is never the one that leaves while something sensible is left', () => {
    for (const position of Object.values(positions))
      for (const play of onwards(table(position))) {
        const { loud } = presses(play);
        const now = playing(play);
        const moves = movesOf(now, roles);
        if (moves.take.length > 0 && play.board.task === null) expect(loud.move?.intent.type).toBe('take');
        if (moves.roll || moves.apply) expect(loud.move?.intent.type).toMatch(/^(?:roll|apply)$/);
      }
  });
});
