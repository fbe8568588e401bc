import type { Role } from '../../../content/roles.ts';
import type { CueSide } from '../../words/cue.ts';
import type { Fitting } from '../parts/fit-text.ts';

/**
 * Tall with the box, slim for the cue of somebody else, desk in the head of the virtual table, wall for a screen across
 * the room, sketch in a story.
 */
export type PlateSize = 'tall' | 'slim' | 'desk' | 'wall' | 'sketch';

/** A destination of UFOs: their number, and the name of the place. */
export interface PlatePlace {
  readonly count: number;
  readonly name: string;
}

/** Sizes of letters that must fit a line or two. */
export interface PlateFits {
  readonly who?: Fitting | false;
  readonly title?: Fitting | false;
  readonly text?: Fitting | false;
}

/** Props of a plate. */
export interface PlateProps {
  readonly size: PlateSize;
  /** Null for a step, or between two rounds: a dark ground. */
  readonly side: CueSide | null;
  /** Role whose badge is shown, if any. */
  readonly role?: Role | 'all' | null | undefined;
  /** The one to act: a role, perhaps with a name. */
  readonly who?: string;
  /** Name of the person to act, apart from the role; empty if it need not be shown. */
  readonly person?: string;
  readonly title: string;
  /** Destinations of UFOs, instead of the text. */
  readonly places?: readonly PlatePlace[];
  readonly text?: string | undefined;
  /** A remark beside the side, and whether it is urgent. */
  readonly note?: string;
  readonly urgent?: boolean;
  /** Whether the title tells of a fallen continent. */
  readonly fallen?: boolean;
  readonly paused?: boolean | undefined;
  readonly expired?: boolean | undefined;
  readonly fits?: PlateFits;
  /** Name of a plate that cannot be pressed, for motion. */
  readonly piece?: string | undefined;
  /** Opens the rules. Without it the plate cannot be pressed. */
  readonly onpress?: (() => void) | undefined;
}
