import { expect, test } from 'vitest';
import { difficulties } from '../../src/content/difficulties.ts';
import { Play } from '../tools/given.ts';
import { newStandardGame, standardTable } from '../tools/standard.ts';

function begun(difficulty: (typeof difficulties)[number]): Play {
  const play = new Play(standardTable, newStandardGame({ seed: 'limits', difficulty, mode: 'companion' }));
  play.do('begin');
  return play;
}

test('FIN-20 CLK-8 the limits in a schedule are those of the clock, and the ending adds the pause time left', () => {
  for (const difficulty of difficulties) {
    const play = begun(difficulty);
    const planned = play.state.hidden.schedule?.cues.map(({ limit }) => limit);
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
    expect(played).toEqual(planned);
  }
});
