// What a cue does on the board by itself, when it opens and when it closes (FIN-8).

import type { CueKind } from '../../content/cues.ts';
import { draw } from '../effects/cards.ts';
import { arrival } from '../effects/enemies.ts';
import type { GameEvent } from '../events.ts';
import type { Cue } from '../operation/schedule.ts';
import type { Happening } from '../rule.ts';
import { hasBoard, type Playing } from '../state.ts';
import type { Acts } from './acts.ts';
import { budget } from './budget.ts';
import { drawCrises, drawMissions, leaveMissions } from './choose.ts';
import { layFinalMission, turnEnemies } from './mission.ts';
import { ufosDescend, ufosDetected } from './ufos.ts';

/** Techs in hand after New Technology Available (ACT-TECH). */
const fullHand = 6;

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

const acting =
  (all: Partial<Record<CueKind, Acts>>) =>
  (cue: Cue, at: number): Happening =>
  (state, table) => {
    if (!hasBoard(state.open)) return [];
    const acts = all[cue.kind]?.(state.open, cue) ?? [];
    const stamp = (fact: object): GameEvent => ({ ...fact, at, why: cue.kind }) as GameEvent;
    return acts.map(
      (act): Happening =>
        (now) =>
          typeof act === 'function' ? act(now, table).map(stamp) : [stamp(act)],
    );
  };

/** What the cue does when it opens. */
export const cueActs = acting(opens);
/** What closing it does to what nobody chose. */
export const cueEnds = acting(closes);
