import { beforeAll, describe, expect, test } from 'vitest';
import { standardPack } from '../../src/content/standard/pack.ts';
import type { GameEvent, GameState } from '../../src/rules/index.ts';
import { byCard, bySetup } from '../../src/rules/state/cause.ts';
import { table } from '../tools/given.ts';
import { leaks } from './hidden.ts';
import { type Played, playRandomly } from './play.ts';
import { unseen } from './sights.ts';

/** A small sample of the games of `npm run invariants`. */
const seeds = Array.from({ length: 200 }, (_, i) => `share-${i + 1}`);

describe('random games of the virtual table, with some companion games', () => {
  let played: Played;
  beforeAll(() => {
    played = playRandomly(seeds);
  }, 600_000);

  test('TAB-6 TAB-7 TAB-8 CRD-8 FIN-4 FIN-16 INF-1 keep every promise at every move, and end', () => {
    expect(played.faults).toEqual([]);
    expect(played.games).toBe(seeds.length);
  });

  test('cover every cue, step and card, and almost everything else', () => {
    expect(played.moves).toBeGreaterThan(30_000);
    const never = unseen(played.sights);
    expect(never.filter((one) => /^(cues|steps|cards):/.test(one))).toEqual([]);
    expect(never.length).toBeLessThan(15);
  });
});

describe('detection of leaked secrets', () => {
  const play = table({ begin: 'choose-mission', hand: ['clean-room'] });
  const mission = play.board.choice?.options.find((id) =>
    standardPack.mission.get(id)?.parts.some((part) => 'enemy' in part),
  );
  play.do({ type: 'choose', option: mission ?? 'none has an enemy' }, { as: 'squad-leader' });
  const {
    open,
    state: { hidden },
  } = play;
  const board = open.board ?? expect.fail('no board');
  const withDeck = (deck: 'tech' | 'crisis' | 'mission', cards: readonly string[]): GameState => ({
    open,
    hidden: { ...hidden, decks: { ...hidden.decks, [deck]: cards } },
  });
  const leaksOf = (event: object): string[] =>
    leaks({ open, hidden }, [{ at: 0, why: bySetup, ...event } as GameEvent]);

  test('INF-1 finds no leak at a sound table', () => {
    expect(leaks({ open, hidden }, [])).toEqual([]);
    expect(hidden.faceDown.mission).not.toEqual({});
  });

  test('INF-1 finds a card of a deck in a view and in an event', () => {
    expect(leaks(withDeck('tech', ['clean-room']), [])).toEqual(['clean-room, which lies in its deck']);
    expect(leaks(withDeck('mission', [`${mission}`]), [])).toEqual([`${mission}, which lies in its deck`]);
    const [top = ''] = hidden.decks.crisis;
    expect(leaksOf({ type: 'card-used', card: top })).toEqual([`${top}, which lies in its deck`]);
    const move = { type: 'cards-moved', deck: 'crisis', cards: [top] } as const;
    expect(leaksOf({ ...move, from: 'deck', to: 'drawn' })).toEqual([`${top}, which lies in its deck`]);
    expect(leaksOf({ ...move, from: 'discard', to: 'deck' })).toEqual([]);
  });

  test('INF-1 finds a face-down enemy', () => {
    const [down = ''] = Object.values(hidden.faceDown.mission);
    const turned = board.mission && {
      ...board.mission,
      parts: board.mission.parts.map((part) =>
        part.enemy && part.enemy !== 'none' ? { ...part, enemy: { ...part.enemy, card: down } } : part,
      ),
    };
    const shown = leaks({ open: { ...open, board: { ...board, mission: turned } }, hidden }, []);
    expect(shown).toEqual([`${down}, which lies nowhere openly`]);
  });

  test('INF-1 finds future cues, the seed and the state of the dice', () => {
    expect(leaksOf({ type: 'step-opened', step: 'audit', cue: open.cue })).toEqual(['a cue in step-opened']);
    expect(leaksOf({ type: 'paused', rolls: 3 })).toEqual(['rolls']);
    expect(leaksOf({ type: 'round-prepared', schedule: null })).toEqual(['schedule']);
    expect(leaksOf({ type: 'paused', why: byCard(`of ${hidden.seed}`) })).toEqual(['the seed']);
  });
});
