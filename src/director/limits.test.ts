import { expect, test } from 'vitest';
import { Play } from '../../tests/tools/given.ts';
import { standardTable } from '../../tests/tools/standard.ts';
import { difficulties } from '../content/difficulties.ts';
import { newGame } from '../rules/index.ts';

function begun(difficulty: (typeof difficulties)[number]): Play {
  const told = newGame({ seed: 'limits', difficulty, mode: 'companion' }, standardTable);
  if ('refused' in told) throw new Error(told.refused.code);
  const play = new Play(standardTable, told.events, told.state);
  play.do('begin');
  return play;
}

test('FIN-20 CLK-8 the limits printed in a schedule are those played; the pause time left comes on top of the ending', () => {
  for (const difficulty of difficulties) {
    const play = begun(difficulty);
    const printed = play.state.hidden.schedule?.cues.map(({ limit }) => limit);
    const played: (number | null)[] = [];
    while (play.view.phase === 'timed') {
      const { limit, pauseLeft } = play.clock;
      played.push(limit);
      const before = pauseLeft ?? 0;
      play.do('done');
      if (play.view.cue?.kind !== 'ending') continue;
      const banked = play.last.reduce((sum, event) => sum + (event.type === 'cue-closed' ? event.banked : 0), 0);
      const { limit: whole } = play.clock;
      played.push(whole === null ? null : whole - before - banked);
      break;
    }
    expect(played).toEqual(printed);
  }
});
