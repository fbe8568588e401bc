import { describe, expect, test } from 'vitest';
import { type Play, table } from '../../../tests/tools/given.ts';
import { fullHand } from '../../content/components.ts';
import { cueKinds, cues } from '../../content/cues.ts';
import { roles } from '../../content/roles.ts';
import { standardCards } from '../../content/standard/pack.ts';
import { byCue } from '../state/cause.ts';

const techs = standardCards.techs.map(({ id }) => id);

describe('New Technology Available', () => {
  test('ACT-TECH FIN-8 draws until the hand is full when the cue opens', () => {
    for (const held of [0, 2, 5]) {
      const fresh = table({ hand: techs.slice(0, held) });
      const deck = fresh.state.hidden.decks.tech;
      fresh.do('begin');
      expect(fresh.board.hand).toEqual([...techs.slice(0, held), ...deck.slice(0, fullHand - held)]);
      expect(fresh.board.decks.tech.left).toBe(techs.length - fullHand);
    }
  });

  test('ACT-TECH a full hand, or more, draws nothing and keeps all its cards', () => {
    for (const held of [fullHand, fullHand + 3]) {
      const play = table({ begin: 'new-technology', hand: techs.slice(0, held) });
      expect(play.board.hand).toEqual(techs.slice(0, held));
      expect(play.log.filter(({ type }) => type === 'cards-moved')).toEqual([]);
    }
  });

  test('ACT-TECH INF-2 the hand is open to everybody', () => {
    const play = table({ begin: 'new-technology' });
    const moved = play.log.filter(({ type }) => type === 'cards-moved');
    expect(moved).toMatchObject([{ cards: play.board.hand, from: 'deck', to: 'hand', why: byCue('new-technology') }]);
  });

  test('CRD-8 draws what is left of a short deck, and nothing from an empty one', () => {
    const short = table({ begin: 'new-technology', inPlay: techs.slice(2) });
    expect([...short.board.hand].toSorted()).toEqual(techs.slice(0, 2).toSorted());
    expect(short.board.decks.tech.left).toBe(0);
    expect(table({ begin: 'new-technology', inPlay: techs }).board.hand).toEqual([]);
  });
});

describe('Enemy in the Base', () => {
  const arrived = (position: Parameters<typeof table>[0]): Play => table({ begin: 'enemy-in-base', ...position });
  const bases = (play: Play) => play.board.base.enemies.map((enemy) => enemy?.card ?? null);

  test('ACT-ENEMY FIN-8 the top enemy goes face up to the first empty place when the cue opens', () => {
    const top = table({ begin: 'ending', enemies: ['muton-elite'] }).state.hidden.decks.enemy[0];
    const play = arrived({ enemies: ['muton-elite'] });
    expect(bases(play)).toEqual(['muton-elite', top, null, null]);
    expect(play.board.base.enemies[1]).toEqual({ card: top, faceUp: true, successes: 0 });
    expect(bases(arrived({ enemies: [null, 'muton-elite'] })).slice(1)).toEqual(['muton-elite', null, null]);
  });

  test('ACT-ENEMY with no empty place nothing happens, but the cue still waits for confirmation', () => {
    const full = ['muton-elite', 'muton-grunt', 'floater-raider', 'sectoid-scout'];
    const play = arrived({ enemies: full });
    expect(bases(play)).toEqual(full);
    play.wait(500_000);
    expect(play.view.cue?.kind).toBe('enemy-in-base');
    play.do('done', { as: 'squad-leader' });
    expect(play.view.cue?.kind).toBe('crisis');
  });

  test('ACT-ENEMY CRD-8 with no enemy card left nothing happens', () => {
    const enemyTypes = ['outsider', 'floater', 'thin-man'];
    const all = standardCards.enemies.filter(({ type }) => enemyTypes.includes(type));
    const salvage = all.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
    const play = table({ begin: 'enemy-in-base', salvage }, { enemyTypes });
    expect(bases(play)).toEqual([null, null, null, null]);
  });
});

describe('every cue', () => {
  test('ACT-END the last one does nothing by itself and only waits for timed cards', () => {
    const play = table({ begin: 'ending' });
    expect(play.log.at(-1)?.type).toBe('cue-opened');
    expect(play.view.cue).toMatchObject({ role: 'all', side: 'none' });
  });

  test('TIM-5 is confirmed by its role or the Central Officer, and by nobody else', () => {
    for (const begin of cueKinds) {
      const { role } = cues[begin];
      for (const as of roles) {
        const play = table({ begin });
        if (begin === 'crisis') {
          play.do({ type: 'choose', option: play.board.choice?.options[0] ?? '' }, { as: 'commander' });
        }
        if (as === role || as === 'central-officer') {
          expect(play.do('done', { as })).toContain('cue-closed');
        } else {
          const refusal = role === 'all' ? { code: 'central-officer-only' } : { code: 'not-your-cue', role };
          expect(play.refused('done', { as })).toEqual(refusal);
        }
      }
    }
  });

  test("TIM-7 lets every owner use timed cards, whoever's cue it is", () => {
    for (const begin of cueKinds) {
      const play = table({ begin, ufos: { asia: 1 }, hand: ['clean-room', 'ion-lance'] });
      play.do({ type: 'use', card: 'decoy-signal' }, { as: 'central-officer' });
      play.do({ type: 'use', card: 'literature-search' }, { as: 'chief-scientist' });
      expect(play.view.cue?.kind).toBe(begin);
      expect(play.board.inPlay.filter(({ exhausted }) => exhausted)).toHaveLength(2);
    }
  });

  test('TIM-7 lets timed cards be used while paused, but not while the menu is open', () => {
    const play = table({ begin: 'deploy-interceptors', ufos: { asia: 1 } });
    const use = { type: 'use', card: 'decoy-signal' } as const;
    play.do('pause');
    play.do('open-menu');
    expect(play.refused(use)).toEqual({ code: 'menu-open' });
    play.do('close-menu');
    play.do(use);
    expect(play.board.orbit.ufos).toBe(1);
    expect(play.clock.paused).toBe(true);
  });
});
