// The answers that can be given at a table, and the moves that each stands for.

import { confirmingBot } from '../bots/index.ts';
import { type Continent, continents } from '../content/continents.ts';
import {
  check,
  continentPlaces,
  countAt,
  hasBoard,
  type Intent,
  type OpenGame,
  type Playing,
  researchable,
  type Unit,
  unitsAt,
} from '../rules/index.ts';
import { interceptorsToSend, type Kind, type Made } from './drill.ts';

/** Continents on which UFOs are. Interceptors elsewhere would have nothing to do. */
export const targetsAt = ({ board }: Playing): readonly Continent[] =>
  continents.filter((continent) => board.ufos[continent] > 0);

/** Writes where interceptors go as an answer: the names of the continents in the order of the board. */
export const sending = (to: readonly Continent[]): string =>
  continents.flatMap((continent) => to.filter((one) => one === continent)).join(' ');

/** Reads where an answer sends interceptors. */
export const sentTo = (answer: string): readonly Continent[] =>
  answer.split(' ').flatMap((name) => continents.filter((continent) => continent === name));

/** Returns every way of choosing `count` of these, each as often as wanted, in order. */
function choices<T>(of: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return of.flatMap((one, i) => choices(of.slice(i), count - 1).map((rest) => [one, ...rest]));
}

const freeInterceptors = ({ board }: Playing): readonly Unit[] =>
  unitsAt(board, 'reserve').filter(({ kind }) => kind === 'interceptor');

/** Returns every answer that can be given. */
export function answersAt(kind: Kind, playing: Playing): readonly string[] {
  switch (kind) {
    case 'push':
      return ['push', 'stop'];
    case 'interceptors':
      return choices(targetsAt(playing), interceptorsToSend).map(sending);
    case 'tech':
      return playing.cue?.lab === undefined ? [] : [...new Set(researchable(playing, playing.cue.lab))];
  }
}

function intentsOf(kind: Kind, answer: string, playing: Playing): readonly Intent[] {
  switch (kind) {
    case 'push':
      return [{ type: answer === 'push' ? 'roll' : 'stop' }];
    case 'tech':
      return playing.cue?.lab === undefined ? [] : [{ type: 'research', lab: playing.cue.lab, tech: answer }];
    case 'interceptors': {
      const free = freeInterceptors(playing).map(({ id }) => id);
      const to = sentTo(answer);
      const sent = continents.flatMap((continent): Intent[] => {
        const units = free.filter((_, i) => to[i] === continent);
        return units.length === 0 ? [] : [{ type: 'assign', units, to: continentPlaces[continent] }];
      });
      return [...sent, { type: 'done' }];
    }
  }
}

/** Returns the moves that an answer stands for. */
export function lineOf(kind: Kind, answer: string, playing: Playing): readonly Made[] {
  const as = confirmingBot(playing);
  return intentsOf(kind, answer, playing).map((intent) => [as, intent]);
}

/** Whether the table asks for a decision of this kind. */
export function isAsked(kind: Kind, open: OpenGame): open is Playing {
  if (!hasBoard(open) || open.board.choices.length > 0) return false;
  const { board, cue } = open;
  switch (kind) {
    case 'push':
      return (
        board.task !== null && board.task.roll === null && check(open, { type: 'roll' }, confirmingBot(open)) === null
      );
    case 'interceptors': {
      const sent = continents.some((continent) => countAt(board, continentPlaces[continent]) > 0);
      return cue?.kind === 'deploy-interceptors' && !sent && freeInterceptors(open).length >= interceptorsToSend;
    }
    case 'tech':
      return cue?.kind === 'assign-research' && cue.lab !== undefined && board.labs[cue.lab - 1]?.tech === null;
  }
}
