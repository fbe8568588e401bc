// Imagines the cues to come in this round: a director's schedule with another seed, conditioned on the cues seen so far.

import type { CueKind } from '../../content/cues.ts';
import { limitMs } from '../../content/timings.ts';
import { type Cue, fold, type Playing, planned, type Schedule, type Table } from '../../rules/index.ts';

type Planned = Schedule['cues'][number];

/** The hidden half's view of a round: its schedule, and the numbers of the forecast cues. */
export interface ImaginedRound {
  readonly schedule: Schedule;
  readonly revealed: readonly number[];
}

/** Schedules to sample from, and the order they keep to. */
export interface Drafts {
  readonly schedules: readonly Schedule[];
  /** Pairs like `deploy-satellites>crisis`: alien cues that can come after an XCOM cue that is not scrambled (DIR-2). */
  readonly followers: ReadonlySet<string>;
}

/** Enough to learn which alien cues never follow an XCOM cue. */
const draftCount = 24;

/** Schedules the director makes from the same reports and other seeds. The seeds are fixed, so callers can cache them. */
export function draftsOf(open: Playing, table: Table): Drafts {
  const { hidden } = fold([]);
  const schedules = Array.from({ length: draftCount }, (_, i) =>
    planned({ open, hidden: { ...hidden, seed: `draft-${i}` } }, table),
  );
  const followers = new Set<string>();
  for (const { cues } of schedules) {
    const later = new Set<CueKind>();
    for (const { kind, side, scrambled } of cues.toReversed()) {
      if (side === 'alien') later.add(kind);
      else if (!scrambled) for (const alien of later) followers.add(`${kind}>${alien}`);
    }
  }
  return { schedules, followers };
}

/** The round's cues up to the open one. */
const seenCues = ({ history, cue }: Playing): Cue[] => [...history.map((past) => past.cue), ...(cue ? [cue] : [])];

/** A draft reduced to the cues that can still come. The more misfits, the less it agrees with the cues seen. */
interface Candidate {
  readonly draft: Schedule;
  readonly rest: readonly Planned[];
  readonly misfits: number;
}

const bringsUfos = ({ ufos }: Cue): boolean => ufos !== undefined;

/** UFO cues known to come: the forecast ones, and one more while the scanner is lit (DIR-9). */
const knownUfoCues = ({ forecasts, scanner }: Playing): number => forecasts.length + Number(scanner);

/** Removes the cues seen, and alien cues that cannot follow them. */
function candidateOf(open: Playing, draft: Schedule, followers: Drafts['followers']): Candidate {
  // No cue is left in the resolution phase.
  if (open.phase !== 'timed') return { draft, rest: [], misfits: 0 };
  const seen = seenCues(open);
  const unseen = [...draft.cues];
  let missing = 0;
  for (const { kind, lab } of seen) {
    const at = unseen.findIndex((one) => one.kind === kind && one.lab === lab);
    if (at < 0) missing += 1;
    else unseen.splice(at, 1);
  }
  const unscrambled = seen.filter(({ side, scrambled }) => side === 'xcom' && !scrambled);
  const rest = unseen.filter(
    ({ kind, side }) => side !== 'alien' || unscrambled.every((cue) => followers.has(`${cue.kind}>${kind}`)),
  );
  const lacking = Math.max(0, knownUfoCues(open) - rest.filter(bringsUfos).length);
  return { draft, rest, misfits: missing + unseen.length - rest.length + lacking };
}

/** Replaces UFO cues by the forecast ones, or puts those first if there are too few. Returns their indexes too. */
function withForecasts(rest: readonly Planned[], forecasts: readonly Planned[]) {
  const cues = [...rest];
  for (const forecast of forecasts) {
    const at = cues.findIndex((one) => one.kind === forecast.kind && !forecasts.includes(one));
    if (at < 0) cues.unshift(forecast);
    else cues[at] = forecast;
  }
  return { cues, indexes: forecasts.map((forecast) => cues.indexOf(forecast)) };
}

/** Scanner lights: one that is on now if the scanner is lit, later ones as in the draft (DIR-9). */
function lightsOf(open: Playing, draft: Schedule, cues: readonly Planned[], revealed: readonly number[]) {
  const now = open.cueNumber;
  const numberOf = (cue: Planned | undefined): number => (cue === undefined ? 0 : cues.indexOf(cue) + 1);
  const isHidden = (number: number): boolean => number > now && !revealed.includes(number);
  const next = cues.findIndex((cue, i) => bringsUfos(cue) && isHidden(i + 1)) + 1;
  const lit = open.scanner && next > 0 ? [{ from: now, reveals: next }] : [];
  const later = draft.forecasts
    .map(({ from, reveals }) => ({ notice: reveals - from, reveals: numberOf(draft.cues[reveals - 1]) }))
    .filter(({ reveals }) => isHidden(reveals) && reveals > now + 1 && reveals !== lit[0]?.reveals)
    .map(({ notice, reveals }) => ({ from: Math.max(now + 1, reveals - notice), reveals }));
  return [...lit, ...later].toSorted((a, b) => a.from - b.from || a.reveals - b.reveals);
}

/** The cues seen, followed by those of the candidate. `spare` is a UFO cue for a lit scanner that has none to show. */
function roundOf(open: Playing, { draft, rest }: Candidate, spare: Planned | undefined): ImaginedRound {
  const withLimit = (cue: Cue): Planned => ({ ...cue, limit: limitMs(cue.kind, open.setup.difficulty) });
  const seen = seenCues(open).map(withLimit);
  const { cues: later, indexes } = withForecasts(rest, open.forecasts.map(withLimit));
  const lacksUfos = spare !== undefined && later.filter(bringsUfos).length < knownUfoCues(open);
  const cues = [...seen, ...later.slice(0, -1), ...(lacksUfos ? [{ ...spare }] : []), ...later.slice(-1)];
  const revealed = indexes.map((index) => seen.length + index + 1);
  const forecasts = lightsOf(open, draft, cues, revealed);
  return { schedule: { ...draft, cues, forecasts, finalMission: open.finalMission }, revealed };
}

/** Rounds that begin with the cues seen so far, by number, from the drafts that fit best. */
export function imaginedRounds(open: Playing, { schedules, followers }: Drafts): (number: number) => ImaginedRound {
  const candidates = schedules.map((draft) => candidateOf(open, draft, followers));
  const fewest = Math.min(...candidates.map(({ misfits }) => misfits));
  const best = candidates.filter(({ misfits }) => misfits === fewest);
  const spare = schedules.flatMap(({ cues }) => cues).find(bringsUfos);
  return (number) => roundOf(open, best[number % best.length] as Candidate, spare);
}
