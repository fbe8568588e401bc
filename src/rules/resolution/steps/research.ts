// Lab by lab: successes are markers on the tech; with as many as it costs it is researched, and usable at once.

import { labs } from '../../../content/cues.ts';
import type { Playing } from '../../state/state.ts';
import { labPlaces, readyAt } from '../../state/units.ts';
import type { StepRule } from './step.ts';

/** Labs whose task is still to come: with a tech, and somebody who can work on it. */
export const openLabs = ({ board }: Playing) =>
  labs.filter(
    (lab) =>
      !board.taken.includes(labPlaces[lab]) && board.labs[lab - 1]?.tech !== null && readyAt(board, labPlaces[lab]) > 0,
  );

export const research: StepRule = { waits: (playing) => openLabs(playing).length > 0 };
