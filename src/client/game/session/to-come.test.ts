import { describe, expect, test } from 'vitest';
import { bots } from '../../../bots/index.ts';
import { cues, isBaseCue } from '../../../content/cues.ts';
import { difficulties } from '../../../content/difficulties.ts';
import { roles } from '../../../content/roles.ts';
import type { Cue, PublicState } from '../../../rules/index.ts';
import { playGame } from '../../../sim/index.ts';
import { toCome } from './to-come.ts';

const cameBy = ({ history, cue }: PublicState): readonly Cue[] => [
  ...history.map((past) => past.cue),
  ...(cue ? [cue] : []),
];
const names = (all: readonly Pick<Cue, 'kind' | 'lab'>[]): string[] =>
  all.map(({ kind, lab }) => `${kind} ${lab ?? ''}`).toSorted();

describe('the cues still to come', () => {
  test.each(difficulties)('DIR-1 in a %s game they are the XCOM cues that then come', (difficulty) => {
    const timed: PublicState[] = [];
    playGame({ seed: 'to-come', difficulty }, bots.planner, undefined, (_, __, { open }) => {
      if (open.phase === 'timed') timed.push(open);
    });
    const lastOf = (round: number) => timed.findLast((open) => open.round === round);
    // The last cue of a round is open when the game is lost in it, so only whole rounds are compared.
    const whole = timed.filter(({ round }) => cameBy(lastOf(round) as PublicState).at(-1)?.kind === 'ending');
    expect(whole.length).toBeGreaterThan(20);
    for (const open of whole) {
      const rest = cameBy(lastOf(open.round) as PublicState).slice(cameBy(open).length);
      const wanted = rest.filter(
        ({ kind }) => isBaseCue(kind) && cues[kind].side === 'xcom' && kind !== 'final-mission',
      );
      expect(names(toCome(open, roles))).toEqual(names(wanted));
    }
  });

  test('they are those of the roles that are asked for, and none after the timed phase', () => {
    const open = { phase: 'timed', history: [], cue: null, finalMission: 'locked' } as const;
    expect(names(toCome(open, ['squad-leader']))).toEqual(['choose-mission ', 'defend-base ', 'deploy-squad ']);
    expect(toCome({ ...open, phase: 'resolution' }, roles)).toEqual([]);
  });
});
