import { lowDesktop, middling, tablet } from '../../design/style/desks.ts';
import type { TableContext } from '../moves/table.svelte.ts';

/** Whether the side panels have little space: on low screens, or if a second mission or a log takes some of it. */
export const isTight = ({ live, playing }: TableContext): boolean =>
  !tablet.current && (lowDesktop.current || ((!live || playing.board.finalMission !== null) && middling.current));
