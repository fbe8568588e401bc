// Chooses the picture of a moment: places on the map, cards, or the ring of an expired cue.

import { type Continent, continents } from '../../../../content/continents.ts';
import { type Playing, splitPlace } from '../../../../rules/index.ts';
import type { PictureKind } from '../../../table/cards/picture-lines.ts';
import { landsOf, type ToldMoment } from '../telling/faced.ts';
import { sentBy } from '../telling/sent.ts';

/** A card in a picture. */
export interface Pictured {
  readonly card: string;
  readonly kind: PictureKind;
}

/** The picture of a moment. */
export type Picture =
  | { readonly type: 'map'; readonly lands: readonly Continent[]; readonly withOrbit: boolean }
  | { readonly type: 'cards'; readonly cards: readonly Pictured[] }
  | { readonly type: 'ring' };

/** Most cards in a picture. */
const most = 4;

function kindOf(card: string, { pack }: Playing): PictureKind | null {
  if (pack.tech.has(card)) return 'tech';
  if (pack.asset.has(card)) return 'asset';
  if (pack.enemy.has(card)) return 'enemy';
  if (pack.mission.has(card)) return 'mission';
  return pack.crisis.has(card) ? 'crisis' : null;
}

/** The card that holds Emergency Funding. */
const emergencyFunding = ({ pack }: Playing): string | undefined =>
  pack.cards.assets.find(({ holds }) => holds === 'emergency')?.id;

/** Cards that moves name, or that lie where their units go. */
function cardsOf({ done, better }: ToldMoment, playing: Playing): string[] {
  const { board } = playing;
  const intents = [...done, ...better].flatMap(({ intent }) => (intent === null ? [] : [intent]));
  const named = intents.flatMap((intent) => {
    if (intent.type === 'research') return [intent.tech];
    if (intent.type === 'use') return [intent.card];
    if (intent.type === 'fund') return [emergencyFunding(playing)];
    return intent.type === 'choose' ? [intent.option] : [];
  });
  const places = [...sentBy(done, playing), ...sentBy(better, playing)].map(({ to }) => splitPlace(to));
  const { task } = board;
  const there = places.flatMap(([name, detail]) => {
    if (name === 'lab') return [board.labs[Number(detail) - 1]?.tech];
    if (name === 'mission') return [board.mission?.card];
    if (name === 'base') return board.enemies.map((enemy) => enemy?.card);
    return name === 'card' ? [detail] : [];
  });
  const fought = [
    task?.kind === 'research' ? board.labs[(task.lab ?? 1) - 1]?.tech : null,
    task?.kind === 'base-defense' ? board.enemies[task.enemy ?? 0]?.card : null,
    task?.kind === 'mission' ? board.mission?.card : null,
  ];
  const taken = intents.flatMap((intent) =>
    intent.type === 'take' && 'enemy' in intent.task ? [board.enemies[intent.task.enemy ?? 0]?.card] : [],
  );
  return [...named, ...there, ...fought, ...taken].filter((card) => typeof card === 'string');
}

/** Returns the contents of the picture of a moment. If it names nothing else, these are the continents with UFOs. */
export function pictureOf(moment: ToldMoment, playing: Playing): Picture {
  if (moment.done.some(({ intent }) => intent === null)) return { type: 'ring' };
  const lands = landsOf(moment, playing);
  const places = [...sentBy(moment.done, playing), ...sentBy(moment.better, playing)].map(({ to }) => to);
  const withOrbit = places.includes('orbit') || playing.board.task?.kind === 'orbital-defense';
  const ids = [...new Set(cardsOf(moment, playing))];
  const cards = ids.flatMap((card): Pictured[] => {
    const kind = kindOf(card, playing);
    return kind === null ? [] : [{ card, kind }];
  });
  if (lands.length > 0 || (withOrbit && cards.length === 0)) return { type: 'map', lands, withOrbit };
  if (cards.length > 0) return { type: 'cards', cards: cards.slice(0, most) };
  const attacked = continents.filter((one) => playing.board.ufos[one] > 0);
  return { type: 'map', lands: attacked.length > 0 ? attacked : continents, withOrbit };
}
