import { beforeAll, describe, expect, test } from 'vitest';
import { tested } from '../../../tests/languages/index.ts';
import { standardTable, withStandardPack } from '../../../tests/tools/standard.ts';
import { bots } from '../../bots/index.ts';
import { continents } from '../../content/continents.ts';
import { cueKinds } from '../../content/cues.ts';
import { roles } from '../../content/roles.ts';
import { direct } from '../../director/index.ts';
import { languages } from '../../i18n/index.ts';
import { decide, hasBoard, type Intent, newGame, type Seat, type State, seededDice } from '../../rules/index.ts';
import { guidedGame } from '../app/guided-game.ts';
import { dueLesson, type LessonId, lastLesson, lessons } from './lessons.ts';

/** A lesson, and the round and moment at which it was shown. */
interface ShownLesson {
  readonly id: LessonId;
  readonly round: number;
  readonly at: string;
}

function applied(state: State, intent: Intent, seat: Seat): State {
  const decision = decide(state, intent, seat, state.open.at, standardTable);
  if ('refused' in decision) throw new Error(`${intent.type}: ${decision.refused.code}`);
  return decision.state;
}

/** Plays the guided game with a bot until its lessons are over. Returns the lessons in order. */
function playGuided(play: typeof bots.planner, chance = 'lesson'): { shown: ShownLesson[]; state: State } {
  const game = newGame(guidedGame, standardTable);
  if ('refused' in game) throw new Error(JSON.stringify(game.refused));
  let state = applied(game.state, { type: 'begin' }, 'central-officer');
  const draws = seededDice(chance).draws('bots');
  const said = new Set<string>();
  const shown: ShownLesson[] = [];
  while (state.open.outcome === null && !said.has(lastLesson)) {
    const open = withStandardPack(state.open);
    for (let due = hasBoard(open) ? dueLesson(open, said) : null; due && hasBoard(open); due = dueLesson(open, said)) {
      said.add(due.id);
      shown.push({ id: due.id, round: open.round, at: open.cue?.kind ?? open.step ?? open.phase });
    }
    const move = play(open, roles, draws);
    if (move === null) throw new Error(`nobody can move in round ${open.round}`);
    state = applied(state, move.intent, move.as);
  }
  return { shown, state };
}

describe('a careful bot in the guided game', () => {
  let shown: ShownLesson[];
  beforeAll(() => {
    ({ shown } = playGuided(bots.planner));
  });

  test('gets every lesson once, and all but the last within two rounds', () => {
    const ids = shown.map(({ id }) => id);
    expect(ids.toSorted()).toEqual(lessons.map(({ id }) => id).toSorted());
    expect(shown.filter(({ round }) => round > 2)).toEqual([{ id: lastLesson, round: 3, at: 'setup' }]);
  });

  test('gets a lesson only once its subject is there, and most lessons in the first round', () => {
    const at = (id: LessonId) => shown.find((one) => one.id === id)?.at;
    expect(shown.slice(0, 3).map(({ id }) => id)).toEqual(['welcome', 'phases', 'roles']);
    expect([at('techs'), at('budget'), at('crisis'), at('orbital')]).toEqual([
      'new-technology',
      'budget',
      'crisis',
      'orbital-defense',
    ]);
    expect(shown.filter(({ round }) => round === 1).length).toBeGreaterThan(24);
    expect(shown.filter(({ round }) => round === 2).map(({ id }) => id)).toContain('scrambled');
  });
});

describe('the lessons', () => {
  test('need no script: a table that plays at random gets none twice and comes to an end', () => {
    for (let n = 0; n < 12; n += 1) {
      const { shown, state } = playGuided(bots.random, `random-${n}`);
      const ids = shown.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(state.open.outcome !== null || ids.includes(lastLesson)).toBe(true);
      expect(ids.length).toBeGreaterThan(15);
    }
  });

  test('CLK-9 stay due while they stop the clock', () => {
    const game = newGame(guidedGame, standardTable);
    if ('refused' in game) throw new Error(game.refused.code);
    let state = applied(game.state, { type: 'begin' }, 'central-officer');
    const said = new Set<string>();
    const draws = seededDice('menu').draws('bots');
    let stopped = 0;
    while (state.open.phase === 'timed') {
      const open = withStandardPack(state.open);
      const due = hasBoard(open) ? dueLesson(open, said) : null;
      if (due === null) {
        const move = bots.planner(open, roles, draws);
        if (move === null) throw new Error('nobody can move');
        state = applied(state, move.intent, move.as);
      } else {
        const held = withStandardPack(applied(state, { type: 'open-menu' }, 'central-officer').open);
        expect([due.id, hasBoard(held) && due.when(held)]).toEqual([due.id, true]);
        said.add(due.id);
        stopped += 1;
      }
    }
    expect(stopped).toBeGreaterThan(12);
  });

  test('have a short text of at most three sentences in every language', () => {
    for (const language of languages) {
      const { words } = tested[language];
      const said = lessons.map(({ id }) => [id, words[`lesson.${id}`]] as const);
      expect(said.filter(([, text]) => text === '' || text.length > 200)).toEqual([]);
      const sentences = (text: string) => text.split(/[.!?。！？](?:\s|$)|[。！？]/).filter(Boolean).length;
      expect(said.filter(([, text]) => sentences(text) > 3)).toEqual([]);
      expect(Object.keys(words).filter((key) => key.startsWith('lesson.'))).toHaveLength(lessons.length);
    }
  });
});

describe('the guided game', () => {
  const schedule = (reports: Parameters<typeof direct>[1]) =>
    direct(
      { seed: guidedGame.seed, difficulty: guidedGame.difficulty, plan: 'misdirection', base: 'europe' },
      reports,
      seededDice(guidedGame.seed),
    );

  test('is easy, and its first round has every kind of cue except those of later rounds', () => {
    expect([guidedGame.difficulty, guidedGame.plan, guidedGame.base]).toEqual(['easy', 'misdirection', 'europe']);
    const { cues } = schedule([]);
    const later = ['ufos-descend', 'final-mission', 'deploy-final-squad'];
    expect(cueKinds.filter((kind) => !cues.some((cue) => cue.kind === kind))).toEqual(later);
    expect(cues.filter(({ kind }) => kind === 'enemy-in-base')).toHaveLength(1);
    expect(cues.filter(({ scrambled }) => scrambled)).toEqual([]);
  });

  test('DIR-3 scrambles a cue in its second round, however the first one ended', () => {
    const ends = [0, 1, 2, 3, 4, 5].flatMap((orbitUfos) =>
      [0, 1, 2].flatMap((red) => [true, false].map((missionCompleted) => ({ orbitUfos, red, missionCompleted }))),
    );
    const calm = ends.filter(({ orbitUfos, red, missionCompleted }) => {
      const zones = continents.map((continent, i) => [continent, i < red ? 'red' : 'yellow'] as const);
      const report = {
        round: 1,
        panic: Object.fromEntries(zones) as Record<(typeof continents)[number], 'red' | 'yellow'>,
        baseDestroyed: false,
        finalMissionCompleted: false,
        orbitUfos,
        missionCompleted,
      };
      return !schedule([report]).cues.some(({ scrambled }) => scrambled);
    });
    expect(calm).toEqual([]);
    expect(ends).toHaveLength(36);
  });
});
