import { components, fullHand, startingEmergencyFunding, startingReserve } from '../content/components.ts';
import { enemyTypes, enemyTypesPerGame } from '../content/enemies.ts';
import { score } from '../content/score.ts';
import { panicTrack, threatTrack } from '../content/tracks.ts';
import { soldierClasses } from '../content/units.ts';
import type { EntryText, Reference } from './reference.ts';

const perClass = components.soldiers / soldierClasses.length;
const spaces = (zone: (typeof panicTrack)[number]) => panicTrack.filter((space) => space === zone).length;

/** Numbers of the game, which texts include as `{name}`, so that both always agree. */
const figures: Readonly<Record<string, number>> = {
  ...components,
  hand: fullHand,
  emergency: startingEmergencyFunding,
  interceptorsInReserve: startingReserve.interceptors,
  interceptorsInPool: components.interceptors - startingReserve.interceptors,
  perClass,
  soldiersInReserve: startingReserve.soldiersPerClass,
  soldiersInPool: perClass - startingReserve.soldiersPerClass,
  types: enemyTypes.length,
  typesPerGame: enemyTypesPerGame,
  yellowSpaces: spaces('yellow'),
  redSpaces: spaces('red'),
  threatLeast: threatTrack.lowest,
  threatMost: threatTrack.highest,
  scoreWon: score.won,
  scoreUfo: -score.ufoOnBoard,
  scoreRed: -score.redContinent,
  scoreFallen: -score.fallenContinent,
};

/** Fills in the numbers of a text. Throws if a name is unknown. */
function filled(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`the reference names an unknown number: ${name}`);
    return String(figure);
  });
}

const filledEntry = ({ title, text, parts }: EntryText): EntryText => ({
  title,
  text: text.map(filled),
  ...(parts && { parts: parts.map(filled) }),
});

/** Fills in the numbers of all texts. Throws if a name is unknown. */
export const withFigures = (texts: Reference): Reference =>
  Object.fromEntries(Object.entries(texts).map(([id, entry]) => [id, filledEntry(entry)])) as unknown as Reference;
