import type { OperationView } from '../../../rules/index.ts';

/** Returns the credits of the round. Undefined until the XCOM Budget cue has named them. */
export const budgetOf = ({ history, cue }: OperationView): number | undefined =>
  [...history.map((past) => past.cue), ...(cue ? [cue] : [])].find(({ kind }) => kind === 'budget')?.credits;
