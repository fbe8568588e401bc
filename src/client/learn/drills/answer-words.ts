import { pointOf } from '../../../bots/index.ts';
import { continents } from '../../../content/continents.ts';
import { type Drill, lineOf, sentTo } from '../../../drills/index.ts';
import { joined } from '../../../i18n/joined.ts';
import { continentPlaces, type Playing, unitsAt } from '../../../rules/index.ts';
import { placeName } from '../../table/words/place-name.ts';
import { pointWords } from '../../table/words/point-words.ts';
import { say } from '../../words/afterwards.ts';
import { cardText } from '../../words/cards.ts';
import { joinList } from '../../words/list.ts';

/** Returns an answer in words: Push; 2 Asia and 1 Africa; the name of a tech. */
export function answerWords({ kind }: Pick<Drill, 'kind'>, answer: string): string {
  if (kind === 'push') return answer === 'push' ? say('drills.push') : say('drills.stop');
  if (kind === 'tech') return cardText(answer).name;
  const to = sentTo(answer);
  const counts = continents.map((continent) => ({ continent, count: to.filter((one) => one === continent).length }));
  return joinList(
    counts
      .filter(({ count }) => count > 0)
      .map(({ continent, count }) => say('drills.to', { count, place: say(`continent.${continent}`) })),
  );
}

/** Returns words about other tasks of the soldiers in the base. */
function othersWords({ board }: Playing): string {
  const enemies = board.enemies.filter((enemy) => enemy !== null).length - 1;
  return say('drills.others', { enemies, soldiers: unitsAt(board, 'base').length });
}

/** Returns why an answer is the best, in the words of a bot: facts of the table. */
export function reasonWords({ kind }: Pick<Drill, 'kind'>, answer: string, playing: Playing): string {
  if (answer === 'stop' && playing.step === 'base-defense') return othersWords(playing);
  const lines = lineOf(kind, answer, playing).flatMap(([as, intent]) => {
    const point = intent.type === 'done' ? null : pointOf({ move: { as, intent }, seen: playing });
    return point === null ? [] : [{ intent, words: pointWords(point) }];
  });
  const about = (place: string, reason: string) => say('told.about', { place, reason });
  const told = lines.map(({ intent, words }) => {
    if (intent.type === 'assign') return about(placeName(intent.to), words);
    return intent.type === 'research' ? about(cardText(intent.tech).name, words) : words;
  });
  return joined(told, say);
}

/** Returns the table with the units of an unfinished answer at their places. */
export function withSent(playing: Playing, to: string): Playing {
  const free = playing.board.units.filter(
    ({ kind, at, exhausted }) => kind === 'interceptor' && at === 'reserve' && !exhausted,
  );
  const places = new Map(sentTo(to).map((continent, i) => [free[i]?.id, continentPlaces[continent]]));
  const units = playing.board.units.map((unit) => ({ ...unit, at: places.get(unit.id) ?? unit.at }));
  return { ...playing, board: { ...playing.board, units } };
}
