// Automatic actions of cues on the board, when they open and when they close (FIN-8).

import { fullHand } from '../../content/components.ts';
import type { CueKind } from '../../content/cues.ts';
import { type Course, gameOn, tell } from '../course/course.ts';
import { draw } from '../effects/verbs/cards.ts';
import { arrival } from '../effects/verbs/enemies.ts';
import { byCue } from '../state/cause.ts';
import type { Cue } from '../state/schedule.ts';
import { hasBoard } from '../state/state.ts';
import type { CueAction } from './acts.ts';
import { budget } from './budget.ts';
import { discardUnchosen, drawCrises, drawMissions } from './choose.ts';
import { layFinalMission, turnEnemies } from './mission.ts';
import { ufosDescend, ufosDetected } from './ufos.ts';

/** Drops credits left from the last round (RES-2) and draws up to a full hand. */
const newTechnology: CueAction = (course, { board }, { kind }) => {
  const { budget: left, emergency, hand } = board;
  if (left > 0) tell(course, { type: 'credits-changed', at: course.at, why: byCue(kind), budget: 0, emergency });
  draw(byCue(kind), 'tech', Math.max(0, fullHand - hand.length), 'hand')(course);
};

const onOpen: Partial<Record<CueKind, CueAction>> = {
  'new-technology': newTechnology,
  budget,
  'ufos-detected': ufosDetected,
  'ufos-descend': ufosDescend,
  'enemy-in-base': (course, _, { kind }) => arrival(byCue(kind))(course),
  crisis: drawCrises,
  'choose-mission': drawMissions,
  'deploy-squad': turnEnemies('mission'),
  'final-mission': layFinalMission,
  'deploy-final-squad': turnEnemies('final-mission'),
};

const onClose: Partial<Record<CueKind, CueAction>> = { 'choose-mission': discardUnchosen };

function runAction(all: Partial<Record<CueKind, CueAction>>, course: Course, cue: Cue): void {
  const open = gameOn(course);
  if (hasBoard(open)) all[cue.kind]?.(course, open, cue);
}

/** Runs what the cue does by itself when it opens. No-op without a board. */
export const applyCueOpening = (course: Course, cue: Cue): void => runAction(onOpen, course, cue);

/** Runs what the cue does when it closes, for choices nobody made. No-op without a board. */
export const applyCueClosing = (course: Course, cue: Cue): void => runAction(onClose, course, cue);
