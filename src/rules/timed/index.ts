// What a cue does on the board by itself, when it opens and when it closes (FIN-8).

import { fullHand } from '../../content/components.ts';
import type { CueKind } from '../../content/cues.ts';
import { draw } from '../effects/cards.ts';
import { arrival } from '../effects/enemies.ts';
import type { Cue } from '../operation/schedule.ts';
import { type Happening, type Next, stamped } from '../rule.ts';
import { hasBoard, type Open, type Playing } from '../state.ts';
import type { Acts } from './acts.ts';
import { budget } from './budget.ts';
import { drawCrises, drawMissions, leaveMissions } from './choose.ts';
import { layFinalMission, turnEnemies } from './mission.ts';
import { ufosDescend, ufosDetected } from './ufos.ts';

/** A round begins with no credits: the rest of the last one is lost (RES-2). */
const noBudget: Acts = ({ board: { budget: left, emergency } }) =>
  left === 0 ? [] : [{ type: 'credits-changed', budget: 0, emergency }];

const fillHand = ({ board }: Playing) => draw('tech', Math.max(0, fullHand - board.hand.length), 'hand');

const opens: Partial<Record<CueKind, Acts>> = {
  'new-technology': (playing, cue) => [...noBudget(playing, cue), fillHand(playing)],
  budget,
  'ufos-detected': ufosDetected,
  'ufos-descend': ufosDescend,
  'enemy-in-base': () => [arrival],
  crisis: drawCrises,
  'choose-mission': drawMissions,
  'deploy-squad': turnEnemies('mission'),
  'final-mission': layFinalMission,
  'deploy-final-squad': turnEnemies('final-mission'),
};

const closes: Partial<Record<CueKind, Acts>> = { 'choose-mission': leaveMissions };

const acting = (all: Partial<Record<CueKind, Acts>>, open: Open, cue: Cue, at: number): Next[] =>
  hasBoard(open) ? stamped(all[cue.kind]?.(open, cue) ?? [], at, cue.kind) : [];

/** What the cue does when it opens. */
export const cueActs =
  (cue: Cue, at: number): Happening =>
  ({ open }) =>
    acting(opens, open, cue, at);

/** What closing it does to what nobody chose. */
export const cueEnds = (open: Open, cue: Cue, at: number): Next[] => acting(closes, open, cue, at);
