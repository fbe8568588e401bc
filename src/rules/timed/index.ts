// The rules of the cues on the board: what happens by itself (FIN-8), and which units are assigned.

import { fullHand } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import { type BaseCueKind, isBaseCue } from '../../content/cues.ts';
import { draw } from '../effects/verbs/cards.ts';
import { arrival } from '../effects/verbs/enemies.ts';
import { assertDefined } from '../state/assert-defined.ts';
import type { Place } from '../state/board.ts';
import { byCue } from '../state/cause.ts';
import type { Cue } from '../state/schedule.ts';
import { hasBoard } from '../state/state.ts';
import { continentPlaces, labPlaces } from '../state/units.ts';
import { emit, gameOn, type Transaction } from '../transaction/transaction.ts';
import type { CueAction, CueRule } from './acts.ts';
import { budget } from './budget.ts';
import { discardUnchosen, drawCrises, drawMissions } from './choose.ts';
import { layFinalMission, turnEnemies } from './mission.ts';
import { ufosDescend, ufosDetected } from './ufos.ts';

/** Drops credits left from the last round (RES-2) and draws up to a full hand. */
const newTechnology: CueAction = (transaction, { board }, { kind }) => {
  const { budget: left, emergency, hand } = board;
  if (left > 0)
    emit(transaction, { type: 'credits-changed', at: transaction.at, why: byCue(kind), budget: 0, emergency });
  draw(byCue(kind), 'tech', Math.max(0, fullHand - hand.length), 'hand')(transaction);
};

const allContinents: readonly Place[] = continents.map((continent) => continentPlaces[continent]);

/**
 * The rule of each cue at the virtual table. Units are assigned as in ACT-SQUAD, ACT-RESEARCH, ACT-SATELLITES,
 * ACT-INTERCEPTORS, ACT-BASE and ACT-FINALSQUAD.
 */
export const cueRules: Readonly<Record<BaseCueKind, CueRule>> = {
  'new-technology': { opens: newTechnology },
  budget: { opens: budget },
  'ufos-detected': { opens: ufosDetected },
  'ufos-descend': { opens: ufosDescend },
  'enemy-in-base': { opens: (transaction, _, { kind }) => arrival(byCue(kind))(transaction) },
  crisis: { opens: drawCrises },
  'choose-mission': { opens: drawMissions, closes: discardUnchosen },
  'deploy-squad': { opens: turnEnemies('mission'), assigns: { group: 'soldier', places: () => ['mission'] } },
  'assign-research': {
    assigns: { group: 'scientist', places: ({ lab }) => [labPlaces[assertDefined(lab, 'the lab of the cue')]] },
  },
  'emergency-funding': {},
  'deploy-satellites': { assigns: { group: 'satellite', places: () => ['orbit'] } },
  'deploy-interceptors': { assigns: { group: 'interceptor', places: () => allContinents } },
  'defend-base': { assigns: { group: 'soldier', places: () => ['base'] } },
  'final-mission': { opens: layFinalMission },
  'deploy-final-squad': {
    opens: turnEnemies('final-mission'),
    assigns: { group: 'soldier', places: () => ['final-mission'] },
  },
  ending: {},
};

function runAction(when: 'opens' | 'closes', transaction: Transaction, cue: Cue): void {
  const open = gameOn(transaction);
  if (hasBoard(open) && isBaseCue(cue.kind)) cueRules[cue.kind][when]?.(transaction, open, cue);
}

/** Runs what the cue does by itself when it opens. No-op without a board. */
export const applyCueOpening = (transaction: Transaction, cue: Cue): void => runAction('opens', transaction, cue);

/** Runs what the cue does when it closes, for choices nobody made. No-op without a board. */
export const applyCueClosing = (transaction: Transaction, cue: Cue): void => runAction('closes', transaction, cue);
