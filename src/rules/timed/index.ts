// What a cue does on the board by itself, when it opens and when it closes (FIN-8).

import { fullHand } from '../../content/components.ts';
import type { CueKind } from '../../content/cues.ts';
import { type Course, gameOn, tell } from '../course/course.ts';
import { draw } from '../effects/verbs/cards.ts';
import { arrival } from '../effects/verbs/enemies.ts';
import type { Cue } from '../state/schedule.ts';
import { hasBoard } from '../state/state.ts';
import type { Acts } from './acts.ts';
import { budget } from './budget.ts';
import { drawCrises, drawMissions, leaveMissions } from './choose.ts';
import { layFinalMission, turnEnemies } from './mission.ts';
import { ufosDescend, ufosDetected } from './ufos.ts';

/** A round begins with no credits, the rest of the last one being lost (RES-2), and a full hand. */
const newTechnology: Acts = (course, { board }, { kind }) => {
  const { budget: left, emergency, hand } = board;
  if (left > 0) tell(course, { type: 'credits-changed', at: course.at, why: kind, budget: 0, emergency });
  draw(kind, 'tech', Math.max(0, fullHand - hand.length), 'hand')(course);
};

const opens: Partial<Record<CueKind, Acts>> = {
  'new-technology': newTechnology,
  budget,
  'ufos-detected': ufosDetected,
  'ufos-descend': ufosDescend,
  'enemy-in-base': (course, _, { kind }) => arrival(kind)(course),
  crisis: drawCrises,
  'choose-mission': drawMissions,
  'deploy-squad': turnEnemies('mission'),
  'final-mission': layFinalMission,
  'deploy-final-squad': turnEnemies('final-mission'),
};

const closes: Partial<Record<CueKind, Acts>> = { 'choose-mission': leaveMissions };

function act(all: Partial<Record<CueKind, Acts>>, course: Course, cue: Cue): void {
  const open = gameOn(course);
  if (hasBoard(open)) all[cue.kind]?.(course, open, cue);
}

/** What the cue does when it opens. */
export const cueActs = (course: Course, cue: Cue): void => act(opens, course, cue);

/** What closing it does to what nobody chose. */
export const cueEnds = (course: Course, cue: Cue): void => act(closes, course, cue);
