// The one place where the director knows of expansions.

import { adapt } from './adaptation.ts';
import { type Contributions, mixOfExpansion, withContributions } from './contribution.ts';
import { type Additions, directorWith } from './director.ts';
import { evolution } from './evolution/tokens.ts';

/** Every expansion. */
const contributions: Contributions = {
  evolution,
};

const additions: Additions = {
  mixOf: (briefing) => mixOfExpansion(briefing, contributions),
  withCues: (schedule, briefing, dice) => withContributions(schedule, briefing, contributions, dice),
};

/** Plans the round after the reports (chapter 6 of the rules), with the numbers of a pack or the standard ones. */
export const direct = directorWith(adapt, additions);

/** Plans like `direct`, but without adaptation. Used to measure the usual strain (DIR-10). */
export const directEvenly: typeof direct = directorWith(() => ({ step: 0, reasons: [] }), additions);
