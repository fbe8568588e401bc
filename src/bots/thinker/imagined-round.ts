// Imagines the cues still to come this round: schedules with other seeds, conditioned on the cues seen so far.

import { type CueKind, isBaseCue } from '../../content/cues.ts';
import { limitMs } from '../../content/timings.ts';
import { type Cue, foldEvents, type GameServices, type Playing, planned, type Schedule } from '../../rules/index.ts';

type Planned = Schedule['cues'][number];

/** The part of the hidden half about this round: its schedule, and the numbers of the forecast cues. */
export interface ImaginedRound {
  readonly schedule: Schedule;
  readonly revealed: readonly number[];
}

/** Schedules to sample from, and the order constraints they keep. */
export interface Drafts {
  readonly schedules: readonly Schedule[];
  /** Pairs like `deploy-satellites>crisis`: alien cues seen after an XCOM cue that is not scrambled (DIR-2). */
  readonly followers: ReadonlySet<string>;
}

/** Enough drafts to learn which alien cues never follow an XCOM cue. */
const draftCount = 24;

/** Plans drafts of this round from the same reports and other seeds. The seeds are fixed: the result can be cached. */
export function draftsOf(open: Playing, table: GameServices): Drafts {
  const { hidden } = foldEvents([]);
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

/** Returns the round's cues up to the open one. */
const seenCues = ({ history, cue }: Playing): Cue[] => [...history.map((past) => past.cue), ...(cue ? [cue] : [])];

/** A draft reduced to the cues that can still come. */
interface Candidate {
  readonly draft: Schedule;
  readonly rest: readonly Planned[];
  /** How many cues disagree with the cues seen. */
  readonly misfits: number;
}

const isDetected = ({ kind }: Cue): boolean => kind === 'ufos-detected';

/** Returns how many UFOs Detected cues are known to come: those forecast, plus one while the scanner is lit (DIR-9). */
const knownDetected = ({ forecasts, scanner }: Playing): number =>
  forecasts.filter(isDetected).length + Number(scanner);

/** Removes the cues seen from a draft, and the alien cues that cannot follow them. */
function candidateOf(open: Playing, draft: Schedule, followers: Drafts['followers']): Candidate {
  // No cues are left in the resolution phase, and all of them are to come between rounds.
  if (open.phase !== 'timed') return { draft, rest: open.phase === 'setup' ? draft.cues : [], misfits: 0 };
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
  const lacking = Math.max(0, knownDetected(open) - rest.filter(isDetected).length);
  return { draft, rest, misfits: missing + unseen.length - rest.length + lacking };
}

/** Replaces UFO cues with the forecast ones; surplus forecasts go first. Also returns the indexes of the forecasts. */
function withForecasts(rest: readonly Planned[], forecasts: readonly Planned[]) {
  const cues = [...rest];
  for (const forecast of forecasts) {
    const at = cues.findIndex((one) => one.kind === forecast.kind && !forecasts.includes(one));
    if (at < 0) cues.unshift(forecast);
    else cues[at] = forecast;
  }
  return { cues, indexes: forecasts.map((forecast) => cues.indexOf(forecast)) };
}

/** Returns the scanner lights: one from now on if the scanner is lit, later ones as in the draft (DIR-9). */
function lightsOf(open: Playing, draft: Schedule, cues: readonly Planned[], revealed: readonly number[]) {
  const now = open.cueNumber;
  const numberOf = (cue: Planned | undefined): number => (cue === undefined ? 0 : cues.indexOf(cue) + 1);
  const isHidden = (number: number): boolean => number > now && !revealed.includes(number);
  const next = cues.findIndex((cue, i) => isDetected(cue) && isHidden(i + 1)) + 1;
  const lit = open.scanner && next > 0 ? [{ from: now, reveals: next }] : [];
  const later = draft.forecasts
    .map(({ from, reveals }) => ({ notice: reveals - from, reveals: numberOf(draft.cues[reveals - 1]) }))
    .filter(({ reveals }) => isHidden(reveals) && reveals > now + 1 && reveals !== lit[0]?.reveals)
    .map(({ notice, reveals }) => ({ from: Math.max(now + 1, reveals - notice), reveals }));
  return [...lit, ...later].toSorted((a, b) => a.from - b.from || a.reveals - b.reveals);
}

/** Joins the cues seen and those of the candidate. `spare` is a UFOs Detected cue to add if the lit scanner has none to show. */
function roundOf(open: Playing, { draft, rest }: Candidate, spare: Planned | undefined): ImaginedRound {
  const { difficulty } = open.setup;
  const withLimit = (cue: Cue): Planned => ({
    ...cue,
    limit: isBaseCue(cue.kind) ? limitMs(cue.kind, difficulty) : null,
  });
  const seen = seenCues(open).map(withLimit);
  const { cues: later, indexes } = withForecasts(rest, open.forecasts.map(withLimit));
  const lacksDetected = spare !== undefined && later.filter(isDetected).length < knownDetected(open);
  const cues = [...seen, ...later.slice(0, -1), ...(lacksDetected ? [{ ...spare }] : []), ...later.slice(-1)];
  const revealed = indexes.map((index) => seen.length + index + 1);
  const forecasts = lightsOf(open, draft, cues, revealed);
  return { schedule: { ...draft, cues, forecasts, finalMission: open.finalMission }, revealed };
}

/** Returns imagined rounds by number. Each begins with the cues seen and goes on like one of the best drafts. */
export function imaginedRounds(open: Playing, { schedules, followers }: Drafts): (number: number) => ImaginedRound {
  const candidates = schedules.map((draft) => candidateOf(open, draft, followers));
  const fewest = Math.min(...candidates.map(({ misfits }) => misfits));
  const best = candidates.filter(({ misfits }) => misfits === fewest);
  const spare = schedules.flatMap(({ cues }) => cues).find(isDetected);
  return (number) => roundOf(open, best[number % best.length] as Candidate, spare);
}
