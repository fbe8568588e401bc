// State of the drills of a day on the screen: the shown drill, and the answers.

import { type Drill, drillsOfDay, practiceOf, verdictOf } from '../../../drills/index.ts';
import { drillAnswers, saveDrillAnswers } from '../../platform/local-storage/drills/done.ts';

/** A drill of today that was answered or not. */
export interface Row {
  readonly drill: Drill;
  readonly right: boolean | null;
}

/** Follows the drills of a day. Answers given in practice are not kept. */
export function followDrills(all: readonly Drill[], day: string, number: number) {
  const today = drillsOfDay(all, number);
  const practice = practiceOf(all, number);
  let given = $state.raw<ReadonlyMap<string, string>>(drillAnswers(day));
  let practised = $state.raw<string | null>(null);
  const firstOpen = (): number => today.findIndex(({ id }) => !given.has(id));
  /** The place of the drill that is shown; null once all of today are done. */
  let at = $state(firstOpen() < 0 ? null : firstOpen());
  /** The place of the drill of practice that is shown; null while today's are. */
  let extra = $state<number | null>(null);
  const drill = $derived(
    extra === null ? (at === null ? null : (today[at] ?? null)) : (practice[extra % practice.length] ?? null),
  );
  return {
    today,
    get rows(): readonly Row[] {
      return today.map((one) => {
        const answer = given.get(one.id);
        return { drill: one, right: answer === undefined ? null : (verdictOf(one, answer)?.right ?? null) };
      });
    },
    /** The drill that is shown. Null on the page of finished drills. */
    get drill() {
      return drill;
    },
    get isPractice() {
      return extra !== null;
    },
    /** The number of the drill among today's. */
    get number() {
      return (at ?? 0) + 1;
    },
    /** The given answer. Null before it is given. */
    get answer() {
      return extra === null ? (given.get(drill?.id ?? '') ?? null) : practised;
    },
    /** The drill that comes next. Null if none of today is left. */
    get next(): Drill | null {
      if (extra !== null) return practice[(extra + 1) % practice.length] ?? null;
      return today[firstOpen()] ?? null;
    },
    give(answer: string) {
      if (drill === null || verdictOf(drill, answer) === null) return;
      if (extra !== null) {
        practised = answer;
        return;
      }
      given = saveDrillAnswers(
        day,
        new Map([...given, [drill.id, answer]]),
        today.map(({ id }) => id),
      );
    },
    goOn() {
      practised = null;
      if (extra !== null) extra += 1;
      else at = firstOpen() < 0 ? null : firstOpen();
    },
    show(place: number) {
      at = place;
    },
    practise() {
      practised = null;
      extra = 0;
    },
  };
}

/** The drills of a day. */
export type Drilling = ReturnType<typeof followDrills>;
