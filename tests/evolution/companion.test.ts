import { describe, expect, test } from 'vitest';
import { evolutionLimits } from '../../src/content/evolution/cues.ts';
import { createRedraw, createRematch } from '../../src/host/index.ts';
import { allRules, type GameOptions } from '../../src/rules/index.ts';
import { makeSave } from '../../src/wire/index.ts';
import { calm, officer, Play } from '../tools/given.ts';
import { parseSave } from '../tools/saves/saves.ts';
import { newStandardGame, standardTable } from '../tools/standard.ts';

const owned = { expansions: ['evolution'] } as const;

/** A game that has begun, with the same plan, base and enemies for all owned expansions. */
function begun(more: Partial<GameOptions> = {}): Play {
  const fixed = { plan: 'domination', base: 'asia', enemyTypes: ['muton', 'sectopod', 'ethereal'] } as const;
  const play = new Play(standardTable, newStandardGame({ seed: 'evo', difficulty: 'hard', ...fixed, ...more }));
  play.do('begin', { as: officer });
  return play;
}

/** Plays five rounds. Returns the requests to the table, and the outcome. */
function asked(play: Play): unknown[] {
  for (let round = 1; round < 5; round += 1) play.nextRound({ orbitUfos: round });
  play.endRound({ panic: { ...calm, asia: 'orange', africa: 'orange' } });
  const reports = play.log.flatMap((event) => (event.type === 'reported' ? [event.entry] : []));
  return [...reports, play.view.outcome];
}

describe('a game with the box and Evolution', () => {
  test('EVO-14 EVO-15 sabotage that nobody confirms expires, drains the pause time and halves the next XCOM action', () => {
    const play = begun(owned).until('sabotage');
    expect(play.view.cue).toMatchObject({ kind: 'sabotage', role: 'central-officer', tokens: 1 });
    expect(play.clock.limit).toBe(evolutionLimits.sabotage.hard * 1000);
    const { pauseLeft } = play.clock;
    expect(play.wait(play.at + evolutionLimits.sabotage.hard * 1000)).toContain('cue-expired');
    play.wait(play.at + 2000);
    expect(play.clock).toMatchObject({ expired: true, pauseLeft: (pauseLeft ?? 0) - 2000 });
    play.do('done');
    while (play.view.cue?.side !== 'xcom') play.do('done');
    expect(play.clock.halved).toBe(true);
  });

  test('EVO-16 its limit is scaled like all others', () => {
    const play = begun({ ...owned, timers: 2 }).until('sabotage');
    expect(play.clock.limit).toBe(evolutionLimits.sabotage.hard * 2000);
    expect(begun({ ...owned, timers: 'off' }).until('sabotage').clock.limit).toBeNull();
  });

  test('EVO-25 EVO-27 asks for nothing more, and the same reports give the same end', () => {
    expect(asked(begun(owned))).toEqual(asked(begun()));
  });

  test('EVO-5 keeps its expansions in a rematch and with other draws', () => {
    const { game } = begun(owned);
    expect(createRematch(game.state, 'other', allRules)).toMatchObject(owned);
    expect(createRedraw(game, { seed: 'other' }, allRules)).toMatchObject(owned);
  });

  test('EVO-101 EVO-102 is saved in a later version of the format, and a game without it as before', () => {
    const { game } = begun(owned).nextRound();
    const save = makeSave(game);
    expect([save.version, makeSave(begun().game).version]).toEqual([6, 5]);
    const loaded = parseSave(JSON.parse(JSON.stringify(save)));
    expect('refused' in loaded ? loaded.refused : loaded.state).toEqual(game.state);
  });
});
