import type { Parts, Tech } from '../../src/content/cards/cards.ts';
import { type Pack, packOf } from '../../src/content/cards/pack.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import { factsOf } from '../../src/content/steps.ts';
import { legal, type Position, type Refusal, type Seat } from '../../src/rules/index.ts';
import { type Around, leader, type Play, table } from './given.ts';

type Given = Readonly<Record<string, unknown>>;

const ownerOf = (play: Play, card: string): Seat =>
  play.board.inPlay.find((lies) => lies.card === card)?.owner ?? 'commander';

const using = (card: string, given: Given | undefined) =>
  given === undefined ? ({ type: 'use', card } as const) : ({ type: 'use', card, with: given } as const);

/** Its owner uses a card. */
export const use = (play: Play, card: string, given?: Given): string[] =>
  play.do(using(card, given), { as: ownerOf(play, card) });

/** Why its owner cannot use a card now. */
export const cannotUse = (play: Play, card: string, given?: Given): Refusal =>
  play.refused(using(card, given), { as: ownerOf(play, card) });

/** Whoever is asked answers, once for each option. */
export function choose(play: Play, ...options: readonly string[]): void {
  for (const option of options) {
    const { choice } = play.board;
    if (choice === null) throw new Error(`nobody asks for ${option}`);
    play.do({ type: 'choose', option }, { as: choice.role });
  }
}

/** Whose step it is. */
export function mover(play: Play): Seat {
  const { step } = play.view;
  const role = step === null ? 'all' : factsOf(step).role;
  return role === 'all' ? 'central-officer' : role;
}

/** Rolls these faces for the open task. */
export const roll = (play: Play, xcom: readonly number[], alien = 8): string[] =>
  play.do({ type: 'roll', faces: { xcom, alien } }, { as: mover(play) });

/** Rolls these faces, and lets them count. */
export function rollAndApply(play: Play, xcom: readonly number[], alien = 8): string[] {
  roll(play, xcom, alien);
  return play.do('apply', { as: mover(play) });
}

/** The soldier stands where he can on the open task, alone, and all dice succeed. */
export function succeed(play: Play, soldier: string): string[] {
  const moves = legal(play.open, leader);
  const place = moves.find((move) => move.type === 'place' && move.soldier === soldier && move.icon !== null);
  if (place === undefined) throw new Error(`no icon for ${soldier}`);
  play.do(place, { as: leader });
  return rollAndApply(play, Array(play.board.task?.dice ?? 0).fill(6));
}

/** Puts soldiers on the icons of the open task, the first on the first. */
export function man(play: Play, ...soldiers: readonly string[]): void {
  for (const [icon, soldier] of soldiers.entries()) play.do({ type: 'place', soldier, icon }, { as: mover(play) });
}

/** Is the card in play exhausted? */
export const isExhausted = ({ board }: Play, card: string): boolean | undefined =>
  board.inPlay.find((one) => one.card === card)?.exhausted;

/** A card made for a test: a tech of the Commander's, in play on the described table. */
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

/** The standard set, but every plan has a final mission of these parts. */
export const finalMissionOf = (parts: Parts): Pack =>
  packOf('final-mission', { ...standardCards, plans: standardCards.plans.map((plan) => ({ ...plan, parts })) });
