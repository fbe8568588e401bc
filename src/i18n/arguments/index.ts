import type { Arguments as Afterwards } from './afterwards.ts';
import type { Arguments as Evolution } from './evolution.ts';
import type { Arguments as First } from './first.ts';
import type { Arguments as Later } from './later.ts';

/** The words that take arguments, by their keys. */
export type Arguments = First &
  Evolution & // an expansion
  Later &
  Afterwards;
