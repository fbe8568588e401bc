/** Summary of a pack, for people who inspect it before playing. */
import type { Cards } from '../../content/cards/cards.ts';
import { type Language, languages } from '../../content/languages.ts';
import type { PackRead } from './pack.ts';

/** Summary of a pack. Enemies are counted with their copies. */
export interface PackContents {
  readonly name: string;
  readonly hash: string;
  readonly extends: boolean;
  /** Number of the pack's own cards. */
  readonly cards: Readonly<Record<keyof Cards, number>>;
  /** Number of cards including those of the set it extends. */
  readonly playedWith: Readonly<Record<keyof Cards, number>>;
  /** Ids of the pack's own cards without words, by language. */
  readonly unnamed: Readonly<Record<Language, readonly string[]>>;
}

const sizes = ({ techs, assets, enemies, missions, crises, plans }: Cards): PackContents['cards'] => ({
  techs: techs.length,
  assets: assets.length,
  enemies: enemies.reduce((sum, { copies }) => sum + copies, 0),
  missions: missions.length,
  crises: crises.length,
  plans: plans.length,
});

/** Summarizes a pack. */
export function contentsOf({ pack, own, extends: extending, words }: PackRead): PackContents {
  const { plans, ...others } = own;
  const ids = Object.values(others).flatMap((cards) => cards.map(({ id }) => id));
  const unnamed = (language: Language): string[] => [
    ...ids.filter((id) => words[language]?.cards[id] === undefined),
    ...plans.map(({ id }) => id).filter((id) => words[language]?.plans[id] === undefined),
  ];
  return {
    name: pack.name,
    hash: pack.hash ?? '',
    extends: extending,
    cards: sizes(own),
    playedWith: sizes(pack.cards),
    unnamed: Object.fromEntries(languages.map((language) => [language, unnamed(language)])) as Record<
      Language,
      string[]
    >,
  };
}
