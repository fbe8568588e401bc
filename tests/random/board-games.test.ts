import { beforeAll, describe, expect, test } from 'vitest';
import { standardPack } from '../../src/content/standard/pack.ts';
import type { GameEvent, GameState } from '../../src/rules/index.ts';
import { table } from '../tools/given.ts';
import { leaks } from './hidden.ts';
import { type Played, playRandomly } from './play.ts';
import { unseen } from './sights.ts';

/** A share of what `npm run promises` plays by the hundred thousand. */
const seeds = Array.from({ length: 200 }, (_, i) => `share-${i + 1}`);

describe('random games of the virtual table, and some of the app alone', () => {
  let played: Played;
  beforeAll(() => {
    played = playRandomly(seeds);
  }, 600_000);

  test('TAB-6 TAB-7 TAB-8 CRD-8 FIN-4 FIN-16 INF-1 keep every promise at every move, and come to an end', () => {
    expect(played.faults).toEqual([]);
    expect(played.games).toBe(seeds.length);
  });

  test('go far enough to mean something: every cue, every step, and almost everything else there is', () => {
    expect(played.moves).toBeGreaterThan(30_000);
    const never = unseen(played.sights);
    expect(never.filter((one) => /^(cues|steps|cards):/.test(one))).toEqual([]);
    expect(never.length).toBeLessThan(15);
  });
});

describe('what nobody may see', () => {
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
  const told = (event: object): string[] => leaks({ open, hidden }, [{ at: 0, why: 'new', ...event } as GameEvent]);

  test('INF-1 of a sound table nothing is seen', () => {
    expect(leaks({ open, hidden }, [])).toEqual([]);
    expect(hidden.faceDown.mission).not.toEqual({});
  });

  test('INF-1 a card that lies in its deck is found in a view, and in an event', () => {
    expect(leaks(withDeck('tech', ['clean-room']), [])).toEqual(['clean-room, which lies in its deck']);
    expect(leaks(withDeck('mission', [`${mission}`]), [])).toEqual([`${mission}, which lies in its deck`]);
    const [top = ''] = hidden.decks.crisis;
    expect(told({ type: 'card-used', card: top })).toEqual([`${top}, which lies in its deck`]);
    const move = { type: 'cards-moved', deck: 'crisis', cards: [top] } as const;
    expect(told({ ...move, from: 'deck', to: 'drawn' })).toEqual([`${top}, which lies in its deck`]);
    expect(told({ ...move, from: 'discard', to: 'deck' })).toEqual([]);
  });

  test('INF-1 an enemy that lies face down is found', () => {
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

  test('INF-1 cues to come, the seed and the state of the dice are found', () => {
    expect(told({ type: 'step-opened', step: 'audit', cue: open.cue })).toEqual(['a cue in step-opened']);
    expect(told({ type: 'paused', rolls: 3 })).toEqual(['rolls']);
    expect(told({ type: 'round-prepared', schedule: null })).toEqual(['schedule']);
    expect(told({ type: 'paused', why: `of ${hidden.seed}` })).toEqual(['the seed']);
  });
});
