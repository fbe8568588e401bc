// In each lab, successes become markers on the tech. With enough markers it is researched and usable at once.

import { labs } from '../../../content/cues.ts';
import type { Playing } from '../../state/state.ts';
import { labPlaces, readyAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Returns the labs whose task is still to come: those with a tech and a ready scientist. */
const openLabs = ({ board }: Playing) =>
  labs.filter(
    (lab) =>
      !board.taken.includes(labPlaces[lab]) && board.labs[lab - 1]?.tech !== null && readyAt(board, labPlaces[lab]) > 0,
  );

/** The research step (RES-4). */
export const research: StepRule = {
  waits: (playing) => openLabs(playing).length > 0,
  next: (playing) => {
    const [lab] = openLabs(playing);
    return lab === undefined ? null : { kind: 'research', lab };
  },
};
