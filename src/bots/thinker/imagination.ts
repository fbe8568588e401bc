import type { GameServices, OpenGame, Playing, State } from '../../rules/index.ts';
import { type Drafts, draftsOf, type ImaginedRound, imaginedRounds } from './imagined-round.ts';
import { imaginedWorld } from './world.ts';

/** Returns the imagined worlds of a table by number. Each is made once, and the same name gives the same worlds. */
export type Imagine = (playing: Playing, name: string) => (number: number) => State;

/** Imagines the worlds of one game. It keeps the drafts of the current round, which take longest. */
export function imagination(table: Omit<GameServices, 'pack'>): Imagine {
  let cached: {
    readonly reports: OpenGame['reports'];
    readonly setup: OpenGame['setup'];
    readonly drafts: Drafts;
  } | null = null;

  const draftsFor = (playing: Playing): Drafts => {
    const { reports, setup, pack } = playing;
    if (cached?.reports !== reports || cached.setup !== setup)
      cached = { reports, setup, drafts: draftsOf(playing, { ...table, pack }) };
    return cached.drafts;
  };

  return (playing, name) => {
    const services = { ...table, pack: playing.pack };
    const worlds: State[] = [];
    let roundOf: ((number: number) => ImaginedRound) | null = null;
    return (number) => {
      roundOf ??= imaginedRounds(playing, draftsFor(playing));
      worlds[number] ??= imaginedWorld(playing, roundOf(number), `${name}-${number}`, services);
      return worlds[number];
    };
  };
}
