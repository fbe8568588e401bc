import { type Space, spaces } from '../../content/continents.ts';
import type { Cue } from '../../rules/index.ts';
import { missed } from './early.ts';
import { say } from './say.svelte.ts';

/** How a cue looks: scrambled ones have a look of their own. */
export type CueSide = 'xcom' | 'alien' | 'scrambled' | 'none';

export const sideOf = ({ side, scrambled }: Cue): CueSide => (scrambled ? 'scrambled' : side);

const roman = { 1: 'I', 2: 'II', 3: 'III' } as const;

/** What a cue is called; a voice reads a lab's number better in digits. */
export function cueName({ kind, lab = 1 }: Cue, spoken = false): string {
  if (kind === 'assign-research') return say('cue.assign-research.name', { lab: spoken ? lab : roman[lab] });
  return say(`cue.${kind}.name`);
}

function task({ kind, lab = 1, credits = 0 }: Cue): string {
  if (kind === 'assign-research') return say('cue.assign-research.do', { lab: roman[lab] });
  return kind === 'budget' ? say('cue.budget.do', { credits }) : say(`cue.${kind}.do`);
}

/** What is to be done, in a line or two; a scrambled cue says what it does not know yet. */
export function cueDo(cue: Cue): string {
  if (!cue.scrambled) return task(cue);
  return say('cue.early', { task: task(cue), early: say(`cue.early.${missed(cue.kind)}`) });
}

/** Where a cue's UFOs go, in the order of the board. */
export const placesOf = ({ ufos = {} }: Cue): { space: Space; count: number }[] =>
  spaces.flatMap((space) => {
    const count = ufos[space];
    return count === undefined ? [] : [{ space, count }];
  });

/** Places in one line: Asia 2 · Orbit 1. */
export const placesLine = (cue: Cue): string =>
  placesOf(cue)
    .map(({ space, count }) => say('cue.place', { space: say(`continent.${space}`), count }))
    .join(' · ');

/** What is said aloud when a cue opens: to whom, by name where it has to be said which person that is, and what. */
export function spokenCue(cue: Cue, name = ''): string {
  const who = name || say(`role.${cue.role}`);
  const places = placesOf(cue)
    .map(({ space, count }) =>
      space === 'orbit'
        ? say('say.place-orbit', { count })
        : say('say.place', { count, space: say(`continent.${space}`) }),
    )
    .join(', ');
  if (places !== '') return say('say.ufos', { who, cue: cueName(cue, true), places });
  return say(cue.scrambled ? 'say.scrambled' : 'say.cue', { who, cue: cueName(cue, true) });
}
