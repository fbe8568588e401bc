import type { sideOf } from '../../words/cue.ts';
import type { SymbolName } from '../symbols/paths.ts';

type Side = ReturnType<typeof sideOf>;

/** The sign of a side. A cue of no side has that of XCOM. */
export const signOf = (side: Side): SymbolName => (side === 'none' ? 'side-xcom' : `side-${side}`);

/** The color of a side. */
export const toneOf = (side: Side): string => `var(--${side === 'none' ? 'commander' : side})`;
