import { type Space, spaces } from '../../content/continents.ts';
import type { Cue } from '../../rules/index.ts';
import { missed } from './early.ts';
import { listed, say } from './say.svelte.ts';

/** How a cue looks: scrambled ones have a look of their own. */
export type CueSide = 'xcom' | 'alien' | 'scrambled' | 'none';

export const sideOf = ({ side, scrambled }: Cue): CueSide => (scrambled ? 'scrambled' : side);

const roman = { 1: 'I', 2: 'II', 3: 'III' } as const;

export function cueName({ kind, lab = 1 }: Cue): string {
  return kind === 'assign-research' ? say('cue.assign-research.name', { lab: roman[lab] }) : say(`cue.${kind}.name`);
}

/** The name of a cue for a voice: a lab's number in digits, and how many credits the budget has. */
function spokenName(cue: Cue): string {
  if (cue.kind === 'assign-research') return say('cue.assign-research.name', { lab: cue.lab ?? 1 });
  return cue.kind === 'budget' ? say('cue.budget.spoken', { credits: cue.credits ?? 0 }) : cueName(cue);
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

/** Places as a voice says them: 2 in Asia and one in orbit. */
const spokenPlaces = (cue: Cue): string =>
  listed(
    placesOf(cue).map(({ space, count }) =>
      space === 'orbit'
        ? say('say.place-orbit', { count })
        : say('say.place', { count, space: say(`continent.${space}`) }),
    ),
  );

/** Some names end with a sign of their own: no full stop follows it. */
export const sentence = (line: string): string => line.replace(/([!?])\.$/, '$1');

/** The spoken announcement of a cue: the player's role, their name where several people play, and the instruction. */
export function spokenCue(cue: Cue, name = ''): string {
  const who = name || say(`role.${cue.role}`);
  const places = spokenPlaces(cue);
  if (places !== '') return say('say.ufos', { who, cue: spokenName(cue), places });
  return sentence(say(cue.scrambled ? 'say.scrambled' : 'say.cue', { who, cue: spokenName(cue) }));
}

/** The spoken announcement of a UFO cue that the scanner has revealed. */
export const spokenForecast = (cue: Cue): string =>
  say(cue.kind === 'ufos-descend' ? 'say.forecast-descend' : 'say.forecast', { places: spokenPlaces(cue) });
