import { companionPack } from '../../../src/content/standard/companion-pack.ts';
import { advanceMatch, createMatch, dispatch, type Game } from '../../../src/host/index.ts';
import type { Intent } from '../../../src/rules/index.ts';
import { calm } from '../given.ts';
import { newStandardGame, standardTable } from '../standard.ts';

/** A game in its second round, with a forecast used and time left on its clock. */
export function someGame(): Game {
  let game = createMatch(newStandardGame({ seed: 'saved', difficulty: 'normal' }));
  const go = (intent: Intent, after = 700) => {
    const step = dispatch(game, intent, 'central-officer', game.state.open.at + after, standardTable);
    if ('refused' in step) throw new Error(step.refused.code);
    ({ game } = step);
  };
  go({ type: 'begin' });
  while (game.state.open.phase === 'timed') {
    if (game.state.open.scanner) go({ type: 'scan' });
    go({ type: 'done' });
  }
  const entries = {
    baseDestroyed: false,
    panic: { ...calm, asia: 'red' as const },
    missionCompleted: true,
    orbitUfos: 2,
  };
  while (game.state.open.phase === 'resolution') {
    const { step } = game.state.open;
    const entry =
      step &&
      (
        {
          'base-destroyed': 'baseDestroyed',
          'panic-report': 'panic',
          'mission-report': 'missionCompleted',
          'orbit-report': 'orbitUfos',
        } as const
      )[step as 'panic-report'];
    go(entry ? { type: 'report', entry: { [entry]: entries[entry] } } : { type: 'done' });
  }
  go({ type: 'begin' });
  const passed = advanceMatch(game, game.state.open.at + 4_321, standardTable);
  if ('refused' in passed) throw new Error(passed.refused.code);
  const { log, state } = passed.game;
  return { log, state, pack: companionPack };
}
