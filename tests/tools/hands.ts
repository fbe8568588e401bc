import type { Parts, Tech } from '../../src/content/cards/cards.ts';
import { type Pack, packOf } from '../../src/content/cards/pack.ts';
import type { Role } from '../../src/content/roles.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import { factsOf } from '../../src/content/steps.ts';
import { legalIntents, type Position, type Refusal } from '../../src/rules/index.ts';
import { type Around, leader, type Play, table } from './given.ts';

type Given = Readonly<Record<string, unknown>>;

const ownerOf = (play: Play, card: string): Role =>
  play.board.inPlay.find((one) => one.card === card)?.owner ?? 'commander';

const using = (card: string, given: Given | undefined) =>
  given === undefined ? ({ type: 'use', card } as const) : ({ type: 'use', card, with: given } as const);

/** Lets the owner of a card use it, with answers in advance. Returns the types of the events. */
export const use = (play: Play, card: string, given?: Given): string[] =>
  play.do(using(card, given), { as: ownerOf(play, card) });

/** Expects that the owner of a card cannot use it now. Returns the refusal. */
export const cannotUse = (play: Play, card: string, given?: Given): Refusal =>
  play.refused(using(card, given), { as: ownerOf(play, card) });

/** Answers one open choice after another with these options. Throws if there is no choice. */
export function choose(play: Play, ...options: readonly string[]): void {
  for (const option of options) {
    const { choice } = play.board;
    if (choice === null) throw new Error(`nobody asks for ${option}`);
    play.do({ type: 'choose', option }, { as: choice.role });
  }
}

/** Returns the seat that owns the open step. */
export function mover(play: Play): Role {
  const { step } = play.view;
  const role = step === null ? 'all' : factsOf(step).role;
  return role === 'all' ? 'central-officer' : role;
}

/** Rolls these faces for the open task. Returns the types of the events. */
export const roll = (play: Play, xcom: readonly number[], alien = 8): string[] =>
  play.do({ type: 'roll', faces: { xcom, alien } }, { as: mover(play) });

/** Rolls these faces and applies the roll. Returns the types of the events of the application. */
export function rollAndApply(play: Play, xcom: readonly number[], alien = 8): string[] {
  roll(play, xcom, alien);
  return play.do('apply', { as: mover(play) });
}

/** Puts a soldier on a legal icon of the open task, and rolls and applies successes with all dice. */
export function succeed(play: Play, soldier: string): string[] {
  const moves = legalIntents(play.open, leader);
  const place = moves.find((move) => move.type === 'place' && move.soldier === soldier && move.icon !== null);
  if (place === undefined) throw new Error(`no icon for ${soldier}`);
  play.do(place, { as: leader });
  return rollAndApply(play, Array(play.board.task?.dice ?? 0).fill(6));
}

/** Puts soldiers on the icons of the open task, in order. */
export function man(play: Play, ...soldiers: readonly string[]): void {
  for (const [icon, soldier] of soldiers.entries()) play.do({ type: 'place', soldier, icon }, { as: mover(play) });
}

/** Whether a card is exhausted. Undefined if it is not in play. */
export const isExhausted = ({ board }: Play, card: string): boolean | undefined =>
  board.inPlay.find((one) => one.card === card)?.exhausted;

/** Sets up a described table with a test card in play: a tech of the Commander with the id `trial`. */
export function trial(card: Partial<Tech>, position: Position, around: Around = {}): Play {
  const made: Tech = {
    id: 'trial',
    owner: 'commander',
    cost: 1,
    phase: 'both',
    price: { exhaust: true },
    effects: [],
    ...card,
  };
  const pack = packOf('trial', { ...standardCards, techs: [...standardCards.techs, made] });
  return table({ ...position, inPlay: ['trial', ...(position.inPlay ?? [])] }, { ...around, pack });
}

/** Returns the standard set, with a final mission of these parts for every plan. */
export const finalMissionOf = (parts: Parts): Pack =>
  packOf('final-mission', { ...standardCards, plans: standardCards.plans.map((plan) => ({ ...plan, parts })) });
