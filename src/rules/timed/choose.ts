// Two crises or two missions are drawn; the role keeps one, the other is discarded.

import { drawnAtOnce } from '../../content/components.ts';
import { type Course, playingOn, tell } from '../course/course.ts';
import { discard, draw } from '../effects/verbs/cards.ts';
import { facedDown, facedUp, without } from '../evolve/cards.ts';
import { type Board, keep } from '../state/board.ts';
import type { Playing } from '../state/state.ts';
import { sure } from '../state/sure.ts';
import { unitsAt } from '../state/units.ts';
import type { Acts } from './acts.ts';
import { clear, laid } from './mission.ts';

type Drawn = NonNullable<Board['drawn']>;
type Running = NonNullable<Drawn['running']>;

/** A single crisis leaves no choice: it goes to the pool (CRD-8). */
export const drawCrises: Acts = (course, { board }, { kind }) => {
  const { left } = board.decks.crisis;
  const drawing = left === 1 ? draw(kind, 'crisis', 1, 'crisis-pool') : draw(kind, 'crisis', drawnAtOnce, 'drawn');
  drawing(course);
};

export const drawMissions: Acts = (course, _, { kind }) => draw(kind, 'mission', drawnAtOnce, 'drawn')(course);

/** Nobody chose in time: both are discarded, and a running mission stays (ACT-MISSION). */
export const leaveMissions: Acts = (course, { board: { drawn } }, { kind }) => {
  if (drawn?.chosen === null) tell(course, discard({ at: course.at, why: kind }, 'mission', drawn.cards, 'drawn'));
};

/** Is the mission that was replaced still all there: its card, its enemies, its soldiers? None of it was hidden. */
function canGoOn({ decks, units }: Board, { mission, soldiers }: Running): boolean {
  const { discard: gone } = decks.enemy;
  const enemies = facedUp(mission);
  const back = units.filter(({ id, at }) => soldiers.includes(id) && (at === 'reserve' || at === 'mission'));
  return (
    facedDown(mission).length === 0 &&
    without(gone, enemies).length === gone.length - enemies.length &&
    back.length === soldiers.length
  );
}

/** What the open cue wants chosen, if it does. Until it closes another card may be named instead (TIM-6, FIN-8). */
export function drawnOptions({ board }: Playing): readonly string[] {
  const { drawn, mission, crisisPool, decks } = board;
  if (drawn === null) return [];
  const { deck, offered, chosen, running } = drawn;
  if (chosen === null) return deck === 'mission' && mission !== null ? [...offered, keep] : offered;
  const others = offered.filter((card) => decks[deck].discard.includes(card));
  // What a card has dealt with meanwhile cannot be changed any more.
  if (deck === 'crisis') return crisisPool.includes(chosen) ? others : [];
  return chosen !== keep && running !== null && canGoOn(board, running) ? [...others, keep] : others;
}

function chooseCrisis(course: Course, drawn: Drawn, option: string, why: string): void {
  const others = drawn.cards.filter((card) => card !== option);
  const from = drawn.chosen === null ? 'drawn' : 'discard';
  tell(course, { type: 'chosen', at: course.at, why, option });
  if (drawn.chosen !== null) tell(course, discard({ at: course.at, why }, 'crisis', [drawn.chosen], 'crisis-pool'));
  tell(course, { type: 'cards-moved', at: course.at, why, deck: 'crisis', cards: [option], from, to: 'crisis-pool' });
  if (drawn.chosen === null && others.length > 0)
    tell(course, discard({ at: course.at, why }, 'crisis', others, 'drawn'));
}

/** The mission laid in this cue is taken back; nobody has seen its enemies. With `keep` the one it replaced goes on. */
function takeBack(course: Course, { chosen, running }: Drawn, option: string, why: string): void {
  const goesOn = option === keep ? running : null;
  const there = unitsAt(playingOn(course).board, 'mission').map(({ id }) => id);
  const soldiers = goesOn?.soldiers ?? [];
  if (there.length > 0) tell(course, { type: 'units-moved', at: course.at, why, units: there, to: 'reserve' });
  tell(course, {
    type: 'mission-taken-back',
    at: course.at,
    why,
    card: sure(chosen),
    running: goesOn?.mission ?? null,
  });
  if (soldiers.length > 0) tell(course, { type: 'units-moved', at: course.at, why, units: soldiers, to: 'mission' });
}

/** Lays the mission, with the enemies there are by now. */
function lay(course: Course, card: string, why: string): void {
  const { board, pack } = playingOn(course);
  const mission = laid(card, sure(pack.mission.get(card)).parts, board.decks.enemy.left);
  tell(course, { type: 'mission-laid', at: course.at, why, place: 'mission', mission });
}

function chooseMission(course: Course, drawn: Drawn, option: string, why: string): void {
  const { mission } = playingOn(course).board;
  const isLaid = mission !== null && mission.card === drawn.chosen;
  const others = drawn.cards.filter((card) => card !== option);
  tell(course, { type: 'chosen', at: course.at, why, option });
  if (isLaid) takeBack(course, drawn, option, why);
  if (option !== keep) {
    clear(course, 'mission', false, why);
    lay(course, option, why);
  }
  if (others.length > 0) tell(course, discard({ at: course.at, why }, 'mission', others, 'drawn'));
}

/** Takes one of the cards drawn (ACT-CRISIS, ACT-MISSION). */
export function chooseDrawn(course: Course, option: string): void {
  const { board, cue } = playingOn(course);
  const drawn = sure(board.drawn);
  const why = sure(cue).kind;
  if (drawn.deck === 'crisis') chooseCrisis(course, drawn, option, why);
  else chooseMission(course, drawn, option, why);
}
