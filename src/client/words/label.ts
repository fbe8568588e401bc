import { difficulties } from '../../content/difficulties.ts';
import { plans } from '../../content/plans.ts';
import type { Label } from '../platform/database/label.ts';
import { say } from './first.ts';

/** Returns a stored game as one line: Normal · Domination · round 3. Unknown difficulties and plans are left out. */
export function labelLine({
  difficulty,
  plan,
  round,
  state,
}: Pick<Label, 'difficulty' | 'plan' | 'round' | 'state'>): string {
  const level = difficulties.find((one) => one === difficulty);
  const known = plans.find((one) => one === plan);
  const where = state === 'running' ? say('games.round', { round }) : say(`games.${state}`);
  return [level && say(`difficulty.${level}`), known && say(`plan.${known}`), where].filter(Boolean).join(' · ');
}
