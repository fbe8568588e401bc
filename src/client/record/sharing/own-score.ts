import type { Game } from '../../../host/index.ts';
import { shownSums } from '../../../review/index.ts';
import { type Stats, scoreOf, statsOf } from '../../../rules/index.ts';
import type { SharedScore } from '../../../wire/index.ts';
import { keptReview } from '../../platform/database/review-repository.ts';
import { loadStats } from '../../platform/local-storage/stats.ts';

const isCounted = (stats: Partial<Stats>): stats is Stats => stats.fallenContinents !== undefined;

/**
 * Returns the score of a game that is over, from its board or as players counted it. Null before, and if nobody has
 * counted.
 */
function scoreIn(id: string, { state }: Game): number | null {
  const { board, outcome } = state.open;
  if (outcome === null) return null;
  const stats = board ? statsOf(board, outcome.won) : { ...loadStats(id), won: outcome.won };
  return isCounted(stats) ? scoreOf(stats) : null;
}

/** Returns the score for others to beat, and the worth of decisions and luck if the game was reviewed. */
export async function ownScore(id: string, game: Game): Promise<SharedScore | null> {
  const score = scoreIn(id, game);
  if (score === null) return null;
  const review = await keptReview(id);
  const won = game.state.open.outcome?.won === true;
  if (review === null) return { won, score };
  const { decisions, luck } = shownSums(review.sums);
  return { won, score, worth: { decisions: decisions.total, luck: luck.total } };
}
