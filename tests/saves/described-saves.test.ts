import { expect, test } from 'vitest';
import { cueKinds } from '../../src/content/cues.ts';
import { stepKinds } from '../../src/content/steps.ts';
import { reloaded } from '../tools/saves/saves.ts';
import { newStandardGame } from '../tools/standard.ts';

// The director plans other cues than the described ones, which are then added.
test.each([...cueKinds, ...stepKinds])('FIN-13 FIN-21 a table described at %s is saved and loaded again', (begin) => {
  for (const round of [1, 4, 7]) {
    const wishes = { seed: `${begin}-${round}`, difficulty: 'normal', mode: 'virtual' } as const;
    const game = newStandardGame({ ...wishes, position: { round, begin, finalMission: 'available' } });
    expect(reloaded(game)).toEqual(game);
  }
});
