// Describes the situation of a decision in one sentence, and lists its places.

import { type Continent, continents } from '../../../../content/continents.ts';
import { joined } from '../../../../i18n/joined.ts';
import { continentPlaces, type Place, type Playing, splitPlace, unitsAt } from '../../../../rules/index.ts';
import type { FoundReview } from '../../../platform/database/kept-review.ts';
import { kindsWords, type Sent, sentBy } from './sent.ts';
import { sentenceOf, type Tongue } from './tongue.ts';

/** A moment of a review. */
export type ToldMoment = FoundReview['moments'][number];

/** Returns the continents that a moment is about: those of units in the actual and the better line, or the task's. */
export function landsOf({ done, better }: Pick<ToldMoment, 'done' | 'better'>, playing: Playing): Continent[] {
  const sent = [...sentBy(done, playing), ...sentBy(better, playing)].map(({ to }) => to as string);
  const intents = [...done, ...better].flatMap(({ intent }) => (intent === null ? [] : [intent]));
  const taken = intents.flatMap((intent) =>
    intent.type === 'take' && 'continent' in intent.task
      ? [intent.task.continent]
      : intent.type === 'choose'
        ? [intent.option]
        : [],
  );
  const { task } = playing.board;
  return continents.filter(
    (one) => sent.includes(continentPlaces[one]) || taken.includes(one) || task?.continent === one,
  );
}

/** Units at a place after a line that sent these. */
function after(place: Place, sent: readonly Sent[], playing: Playing) {
  const moved = new Set(sent.flatMap(({ units }) => units.map(({ id }) => id)));
  const stayed = unitsAt(playing.board, place).filter(({ id }) => !moved.has(id));
  return [...stayed, ...sent.filter(({ to }) => to === place).flatMap(({ units }) => units)];
}

/** Returns the place to or from which the better line moves most units. Null if it moves nobody. */
function mainPlace(done: readonly Sent[], better: readonly Sent[]): Place | null {
  const places = [...new Set([...better, ...done].map(({ to }) => to))].filter(
    (to) => to !== 'reserve' && to !== 'pool',
  );
  const count = (all: readonly Sent[], place: Place) => all.find(({ to }) => to === place)?.units.length ?? 0;
  const sorted = places.toSorted((a, b) => count(better, b) - count(done, b) - count(better, a) + count(done, a));
  return sorted[0] ?? null;
}

/**
 * Returns words for the threats that a decision about units faced after the actual line. Empty if it was about none.
 */
export function facedWords(
  { done, better }: Pick<ToldMoment, 'done' | 'better'>,
  playing: Playing,
  tongue: Tongue,
): string {
  const { say, names } = tongue;
  const sent = sentBy(done, playing);
  const place = mainPlace(sent, sentBy(better, playing));
  if (place === null) return '';
  const { board } = playing;
  const units = after(place, sent, playing);
  const [name, detail] = splitPlace(place);
  switch (name) {
    case 'continent': {
      const some =
        units.length === 0
          ? say('review.units.interceptor', { count: 0 })
          : kindsWords(
              units.map(({ kind }) => kind),
              tongue,
            );
      return sentenceOf(
        say('review.faced.sky', { units: some, ufos: board.ufos[detail], place: say(`review.over.${detail}`) }),
      );
    }
    case 'orbit':
      return sentenceOf(
        say('review.faced.orbit', {
          units: say('review.units.satellite', { count: units.length }),
          ufos: board.ufos.orbit,
        }),
      );
    case 'base':
      return say('review.faced.base', { soldiers: units.length, enemies: board.enemies.filter(Boolean).length });
    case 'mission':
    case 'final-mission':
      return say('review.faced.mission', { soldiers: units.length });
    case 'lab': {
      const tech = board.labs[Number(detail) - 1]?.tech;
      return tech ? say('review.faced.lab', { scientists: units.length, tech: names.cardText(tech).name }) : '';
    }
    case 'card':
    case 'reserve':
    case 'pool':
      return '';
  }
}

/** Describes the small map for people who do not see it. */
export function mapWords(lands: readonly Continent[], playing: Playing, withOrbit: boolean, { say }: Tongue): string {
  const { board } = playing;
  const land = lands.map((one) =>
    say('review.map.sky', {
      place: say(`continent.${one}`),
      panic: board.panic[one],
      ufos: board.ufos[one],
      interceptors: unitsAt(board, continentPlaces[one]).length,
    }),
  );
  const orbit = say('review.map.orbit', { ufos: board.ufos.orbit, satellites: unitsAt(board, 'orbit').length });
  return joined([...land, withOrbit && orbit], say);
}
