import { beforeAll, describe, expect, test } from 'vitest';
import { tested } from '../../../../tests/languages/index.ts';
import { standardTable, withStandardPack } from '../../../../tests/tools/standard.ts';
import { bots, cardWaitOf } from '../../../bots/index.ts';
import { usualAsks } from '../../../content/bot-paces.ts';
import { continents } from '../../../content/continents.ts';
import { cueKinds } from '../../../content/cues.ts';
import type { Role } from '../../../content/roles.ts';
import { roles } from '../../../content/roles.ts';
import { panicTrack } from '../../../content/tracks.ts';
import { direct } from '../../../director/index.ts';
import { languages } from '../../../i18n/index.ts';
import {
  createGame,
  type Draws,
  decide,
  hasBoard,
  type Intent,
  legalIntents,
  type Playing,
  pending,
  type State,
  seededDice,
  upkeep,
  waitsForCardsOnly,
} from '../../../rules/index.ts';
import { guidedGame } from '../../game/stores/guided-game.ts';
import { type DueLesson, dueLesson, isOffered, type LessonId, lastLesson, lessonIds } from './lessons.ts';

interface Move {
  readonly intent: Intent;
  readonly as: Role;
}

/** Picks one of the moves that are offered; `asked` are those that the open lesson asks for. */
type Play = (offered: readonly Move[], asked: readonly Move[], playing: Playing, draws: Draws) => Move;

function applied(state: State, { intent, as }: Move): State {
  const decision = decide(state, intent, as, state.open.at, standardTable);
  if ('refused' in decision) throw new Error(`${intent.type}: ${decision.refused.code}`);
  return decision.state;
}

function begun(): State {
  const game = createGame(guidedGame, standardTable);
  if ('refused' in game) throw new Error(game.refused.code);
  return applied(game.state, { intent: { type: 'begin' }, as: 'central-officer' });
}

function playingOf({ open }: State): Playing {
  const playing = withStandardPack(open);
  if (!hasBoard(playing)) throw new Error('no board');
  return playing;
}

/** Intents about the clock, which change nothing on the table. */
const clockIntents: readonly Intent['type'][] = ['pause', 'resume', 'open-menu', 'close-menu', 'set-timers', 'correct'];

const offeredAt = (playing: Playing, lesson: DueLesson | null): Move[] =>
  roles.flatMap((as) =>
    legalIntents(playing, as)
      .filter((intent) => !clockIntents.includes(intent.type) && isOffered(playing, lesson, intent))
      .map((intent) => ({ intent, as })),
  );

interface Played {
  readonly shown: readonly LessonId[];
  readonly state: State;
  /** The table after each move. */
  readonly after: readonly Playing[];
}

/** Plays until the lessons are over, or for this many moves. Fails if a lesson asks for something impossible. */
function playGuided(play: Play, chance: string, moves = 500): Played {
  const draws = seededDice(chance).draws('play');
  const said = new Set<string>();
  const shown: LessonId[] = [];
  const after: Playing[] = [];
  const tell = ({ id }: DueLesson) => {
    said.add(id);
    shown.push(id);
  };
  let state = begun();
  while (after.length < moves && state.open.outcome === null && !said.has(lastLesson)) {
    const playing = playingOf(state);
    const due = dueLesson(playing, said);
    if (due && !due.asks) {
      tell(due);
      continue;
    }
    const offered = offeredAt(playing, due);
    const asked = due?.asks ? offered.filter(({ intent }) => due.asks?.(intent)) : [];
    if (due && asked.length === 0 && pending(playing) === null) throw new Error(`${due.id} cannot be done`);
    state = applied(state, play(offered, asked, playing, draws));
    const now = playingOf(state);
    after.push(now);
    if (due && !due.when(now)) tell(due);
  }
  return { shown, state, after };
}

const isSame = (a: Move, b: Move) => JSON.stringify(a.intent) === JSON.stringify(b.intent);
const ofType = (moves: readonly Move[], ...types: readonly Intent['type'][]) =>
  moves.filter(({ intent }) => types.includes(intent.type));

/** Plays like a careful bot, except for the moves that a lesson asks for. */
const careful: Play = (offered, asked, playing, draws) => {
  const move = bots.planner(playing, roles, draws);
  const among = asked.length > 0 ? asked : offered;
  const wanted = move && among.find((one) => isSame(one, move));
  return wanted ?? draws.pick(asked.length > 0 ? asked : [...ofType(offered, 'done'), ...offered].slice(0, 1));
};

const random: Play = (offered, _, _playing, draws) => draws.pick(offered);

/** Chooses the option that raises panic most or damages the base. */
function worstChoice(options: readonly Move[], { board }: Playing): Move | undefined {
  const harm = ({ intent }: Move): number => {
    if (intent.type !== 'choose') return 0;
    const continent = continents.find((one) => one === intent.option);
    if (continent) return board.panic[continent];
    return /panic|damage/.test(intent.option) ? 9 : 0;
  };
  return options.toSorted((a, b) => harm(b) - harm(a))[0];
}

/** Does no more than a lesson asks for, rolls for nothing, and always chooses the greatest harm. */
const lazy: Play = (offered, asked, playing, draws) => {
  if (pending(playing) && asked.length === 0) {
    const options = ofType(offered, 'choose');
    // Now and then another one, because an answered question can be answered again.
    return (draws.next(4) > 0 ? worstChoice(options, playing) : undefined) ?? draws.pick(options);
  }
  if (asked.length > 0) return ofType(asked, 'stop')[0] ?? draws.pick(asked);
  const [onwards] = ['stop', 'done', 'begin', 'apply', 'take'].flatMap((type) =>
    ofType(offered, type as Intent['type']),
  );
  return onwards ?? draws.pick(offered);
};

/** Sends out everything anywhere, uses every card, and fights for nothing. */
const wasteful: Play = (offered, asked, playing, draws) => {
  const wasted = ofType(offered, 'assign', 'use', 'buy');
  if (pending(playing) === null && wasted.length > 0 && draws.next(8) > 0) return draws.pick(wasted);
  return lazy(offered, asked, playing, draws);
};

/** The cards for which the open step waits if people play all roles. */
const cardsWaitedFor = (playing: Playing): string[] =>
  cardWaitOf(playing, { people: roles, asksOf: () => usualAsks, tookBack: false, wanted: null })?.cards.map(
    ({ card }) => card,
  ) ?? [];

describe('somebody who does what is asked for', () => {
  let games: Played[];
  beforeAll(() => {
    games = Array.from({ length: 12 }, (_, n) => playGuided(careful, `careful-${n}`));
  });

  test('gets all lessons in their order, the last one as the third round begins', () => {
    expect(lessonIds).toHaveLength(25);
    for (const { shown, state } of games) {
      expect(shown).toEqual(lessonIds);
      expect([state.open.round, state.open.cue?.kind]).toEqual([3, 'new-technology']);
    }
  });

  test('TSK-4 TSK-7 pushes a first roll without loss, and sees a loss after it', () => {
    for (const boards of games.map(({ after }) => after.map(({ board }) => board))) {
      const rolls = boards.flatMap(({ task }) => (task?.roll && !task.roll.lifted ? [task.roll] : []));
      const [first] = rolls;
      const second = rolls.find((roll) => roll !== first && roll.alien === 1);
      expect([first?.xcom.filter((face) => face > 4).length, (first?.alien ?? 0) > 1]).toEqual([1, true]);
      expect(second).toBeDefined();
    }
  });

  test('TAB-4 CRD-5 CRD-2 sees critical damage, an elite soldier and salvage spent', () => {
    for (const boards of games.map(({ after }) => after.map(({ board }) => board))) {
      expect(boards.some(({ damage }) => damage >= 3)).toBe(true);
      expect(boards.some(({ units }) => units.some(({ elite, at }) => elite && at !== 'card:officer-training'))).toBe(
        true,
      );
      expect([boards[0]?.salvage.length, boards.some(({ salvage }) => salvage.length === 0)]).toEqual([1, true]);
    }
  });
});

describe('END-1 nothing can be lost in the two rounds', () => {
  const fallen = panicTrack.length - 1;
  for (const [name, play, games] of [
    ['a table that plays at random', random, 60],
    ['a table that does too little', lazy, 80],
    ['a table that wastes everything', wasteful, 60],
  ] as const) {
    test(`by ${name}: no continent falls, the base stands, and the lessons end`, () => {
      for (let n = 0; n < games; n += 1) {
        const { shown, state, after } = playGuided(play, `${name}-${n}`, 3000);
        const panic = after.flatMap(({ board }) => continents.map((continent) => board.panic[continent]));
        expect({ n, outcome: state.open.outcome, falls: Math.max(...panic) >= fallen }).toEqual({
          n,
          outcome: null,
          falls: false,
        });
        expect(Math.max(...after.map(({ board }) => board.damage))).toBeLessThan(8);
        expect(shown.at(-1)).toBe(lastLesson);
        expect(new Set(shown).size).toBe(shown.length);
      }
    });
  }
});

describe('what a lesson leaves to people', () => {
  test('is not the end of the cue before it is done, and cards and the scanner only when they are asked for', () => {
    const draws = seededDice('leaves').draws('play');
    const said = new Set<string>();
    let state = begun();
    let waited = 0;
    while (state.open.phase === 'timed') {
      const playing = playingOf(state);
      const due = dueLesson(playing, said);
      if (due && !due.asks) {
        said.add(due.id);
        continue;
      }
      const offered = offeredAt(playing, due);
      const asked = due?.asks ? offered.filter(({ intent }) => due.asks?.(intent)) : [];
      if (due) {
        waited += 1;
        expect([due.id, ofType(offered, 'done').length > 0]).toEqual([due.id, due.id === 'done']);
      }
      for (const { intent } of ofType(offered, 'use', 'scan'))
        expect([due?.id, intent.type]).toEqual([due?.id, due?.id === 'scanner' ? 'scan' : 'use']);
      if (due?.id !== 'officer') expect(ofType(offered, 'use')).toEqual([]);
      state = applied(state, draws.pick(asked.length > 0 ? asked : ofType(offered, 'done')));
      if (due && !due.when(playingOf(state))) said.add(due.id);
    }
    expect(waited).toBeGreaterThan(9);
  });

  test('FIN-9 is every card that a step waits for, in the first round too', () => {
    const waiting = [0, 1, 2, 3].flatMap((n) =>
      playGuided(careful, `cards-${n}`).after.filter((one) => one.round === 1 && waitsForCardsOnly(one)),
    );
    const refused = waiting.flatMap((one) => {
      const offered = offeredAt(one, null).flatMap(({ intent }) => (intent.type === 'use' ? [intent.card] : []));
      return cardsWaitedFor(one).filter((card) => !offered.includes(card));
    });
    expect(refused).toEqual([]);
    expect(waiting.flatMap((one) => cardsWaitedFor(one))).not.toEqual([]);
  });

  test('RES-1 is nothing that the budget cannot pay, except by a card', () => {
    for (let n = 0; n < 10; n += 1) {
      const { after } = playGuided(wasteful, `budget-${n}`);
      const debts = after
        .filter(({ phase, cueNumber }) => phase === 'timed' && cueNumber > 2)
        .map((one) => upkeep(one) - one.board.budget);
      expect(Math.max(...debts)).toBeLessThanOrEqual(1);
    }
  });
});

test('the lessons have a short order as their title and at most two sentences in every language', () => {
  for (const language of languages) {
    const { words } = tested[language];
    const titles = lessonIds.map((id) => words[`lesson.${id}`]);
    const texts = lessonIds.map((id) => words[`lesson.${id}.why`]);
    expect(titles.filter((title) => title === '' || title.length > 45)).toEqual([]);
    expect(texts.filter((text) => text === '' || text.length > 250)).toEqual([]);
    const sentences = (text: string) => text.split(/[.!?](?:\s|$)|[。！？]/).filter(Boolean).length;
    expect(texts.filter((text) => sentences(text) > 2)).toEqual([]);
    expect(titles.filter((title) => sentences(title) > 1)).toEqual([]);
    expect(Object.keys(words).filter((key) => key.startsWith('lesson.'))).toHaveLength(lessonIds.length * 2);
  }
});

test('the lesson about the lab names a tech of the hand in every language', () => {
  expect(guidedGame.position?.hand).toContain('orbital-grid');
  for (const language of languages) {
    const { words, cardWords } = tested[language];
    expect(words['lesson.research.why']).toContain(cardWords.cards['orbital-grid'].name);
  }
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
