import { cues, isBaseCue, type News } from '../../content/cues.ts';
import { cueNameIn, placesLineIn, placesOf, roman } from '../../i18n/cue-names.ts';
import type { Cue } from '../../rules/index.ts';
import { say } from './first.ts';
import { joinList } from './list.ts';

/** Look of a cue. A scrambled cue has its own. */
export type CueSide = 'xcom' | 'alien' | 'scrambled' | 'none';

/** Returns the look of a cue. */
export const sideOf = ({ side, scrambled }: Cue): CueSide => (scrambled ? 'scrambled' : side);

/** Returns the name of a cue for the screen, with a Roman lab number. */
export const cueName = (cue: Pick<Cue, 'kind' | 'lab'>): string => cueNameIn(say, cue);

/** Says a word of an expansion. The key is any string, so that it also compiles without an expansion. */
type SayAdded = (key: string, given: object) => string;

/** Returns the name of a cue for speech: a lab number in digits, and the credits of the budget. */
function spokenName(cue: Cue): string {
  if (!isBaseCue(cue.kind)) return (say as SayAdded)(`cue.${cue.kind}.spoken`, { tokens: cue.tokens ?? 1 });
  if (cue.kind === 'assign-research') return say('cue.assign-research.name', { lab: cue.lab ?? 1 });
  return cue.kind === 'budget' ? say('cue.budget.spoken', { credits: cue.credits ?? 0 }) : cueName(cue);
}

function task({ kind, lab = 1, credits = 0, tokens = 1 }: Cue): string {
  if (!isBaseCue(kind)) return (say as SayAdded)(`cue.${kind}.do`, { tokens });
  if (kind === 'assign-research') return say('cue.assign-research.do', { lab: roman[lab] });
  return kind === 'budget' ? say('cue.budget.do', { credits }) : say(`cue.${kind}.do`);
}

/** Returns the news that a scrambled cue has come too early for. */
export const awaitedBy = ({ kind, scrambled }: Cue): News | null =>
  scrambled && isBaseCue(kind) ? cues[kind].awaits : null;

/**
 * Returns the instruction of a cue, one or two lines: what people do with the box, or other `words`. For a scrambled
 * cue, it also says which news is still missing.
 */
export function cueDo(cue: Cue, words = task(cue)): string {
  const awaits = awaitedBy(cue);
  if (awaits === null) return words;
  return say('cue.early', { task: words, early: say(`cue.early.${awaits}`) });
}

/** Returns the UFO places as one line: Asia 2 · Orbit 1. */
export const placesLine = (cue: Cue): string => placesLineIn(say, cue);

/** Returns the UFO places as speech: 2 in Asia and one in orbit. */
const spokenPlaces = (cue: Cue): string =>
  joinList(
    placesOf(cue).map(({ space, count }) =>
      space === 'orbit'
        ? say('say.place-orbit', { count })
        : say('say.place', { count, space: say(`continent.${space}`) }),
    ),
  );

/** Removes the full stop after a name that ends in an exclamation or question mark. */
export const sentence = (line: string): string => line.replace(/([!?])\.$/, '$1');

/**
 * Returns the announcement of a cue for speech: the player's name or role, the cue, and its UFO places. An empty `name`
 * means the role.
 */
export function spokenCue(cue: Cue, name = ''): string {
  const who = name || say(`role.${cue.role}`);
  const places = spokenPlaces(cue);
  if (places !== '') return say('say.ufos', { who, cue: spokenName(cue), places });
  return sentence(say(cue.scrambled ? 'say.scrambled' : 'say.cue', { who, cue: spokenName(cue) }));
}

/** Returns the announcement for speech of a UFO cue that the scanner has revealed. */
export const spokenForecast = (cue: Cue): string => say('say.forecast', { places: spokenPlaces(cue) });
