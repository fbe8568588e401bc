import { phases, taskKinds } from '../../src/content/cards/cards.ts';
import type { Pack } from '../../src/content/cards/pack.ts';
import { components, dice } from '../../src/content/components.ts';
import { continents } from '../../src/content/continents.ts';
import { difficulties } from '../../src/content/difficulties.ts';
import { earliestFinalMission } from '../../src/content/invasion.ts';
import { plans as planIds } from '../../src/content/plans.ts';
import { threatTrack } from '../../src/content/tracks.ts';
import { skills, unitGroups } from '../../src/content/units.ts';
import type { Draws } from '../../src/rules/index.ts';
import { parsePack } from '../../src/wire/packs/pack.ts';
import { standardAsPack } from '../tools/packs.ts';
import { effect, effects } from './effects.ts';
import { oneIn, upTo } from './positions.ts';

const price = (chance: Draws) => ({
  ...(oneIn(chance, 3) ? { place: { kind: chance.pick(unitGroups), count: 1 + upTo(chance, 2) } } : {}),
  ...(oneIn(chance, 5) ? { salvage: 1 } : {}),
  ...(oneIn(chance, 5) ? { credits: 1 + upTo(chance, 3) } : {}),
  ...(oneIn(chance, 5) ? {} : { exhaust: true }),
});

type Card = Readonly<Record<string, unknown>>;
type Kind = 'techs' | 'assets' | 'enemies' | 'crises' | 'missions' | 'plans';
interface Document {
  readonly cards: Readonly<Record<Kind, readonly Card[]>>;
}

const from = (chance: Draws, least: number, most: number): number => least + upTo(chance, most - least);
const list = <T>(chance: Draws, most: number, one: () => T): T[] => Array.from({ length: from(chance, 1, most) }, one);
const tasks = (chance: Draws) => chance.shuffled(taskKinds).slice(0, from(chance, 1, 3));

function usable(chance: Draws, card: Card): Card {
  const { tasks: _, ...rest } = card;
  const own = oneIn(chance, 3) ? { tasks: tasks(chance) } : {};
  const phase = chance.pick(phases.filter((one) => one !== 'always'));
  return { ...rest, ...own, phase, price: price(chance), effects: effects(chance, 3, 1) };
}

const standing = (chance: Draws) =>
  oneIn(chance, 2) ? { budget: from(chance, 1, 10) } : { dice: from(chance, 1, 6), tasks: tasks(chance) };
const always = (chance: Draws, card: Card): Card => ({ ...card, standing: list(chance, 4, () => standing(chance)) });

const inPlay = (chance: Draws, card: Card): Card =>
  card['phase'] === 'always' ? always(chance, card) : usable(chance, card);

const icons = (chance: Draws): string[] =>
  list(chance, components.soldiersPerMission, () => chance.pick(skills) + (oneIn(chance, 3) ? '*' : ''));

function enemy(chance: Draws, { id, type, copies }: Card): Card {
  const rules = [
    { is: 'no-salvage' },
    { is: 'kills-on', face: from(chance, 1, dice.alien.sides) },
    { is: 'heals' },
    { is: 'damage', by: from(chance, 1, oneIn(chance, 3) ? 8 : 2) },
  ];
  const health = from(chance, 1, oneIn(chance, 4) ? 9 : 3);
  const rule = oneIn(chance, 2) ? { rule: chance.pick(rules) } : {};
  return { id, type, copies, health, icons: icons(chance), ...rule };
}

const partRule = (chance: Draws) =>
  chance.pick([
    { is: 'threat', atLeast: from(chance, threatTrack.lowest, threatTrack.highest) },
    { is: 'needs', successes: from(chance, 1, oneIn(chance, 4) ? 9 : 3) },
    { is: 'no-elite' },
    { is: 'kills-all' },
  ]);

/** Returns random parts. A part has a rule exactly if the original has one, because the pack's texts describe it. */
function parts(chance: Draws, card: Card): Card[] {
  return (card['parts'] as Card[]).map((part) => {
    if ('rule' in part) return { icons: icons(chance), rule: partRule(chance) };
    return oneIn(chance, 3) ? { enemy: true } : { icons: icons(chance) };
  });
}

const mission = (chance: Draws, card: Card): Card => ({
  ...card,
  parts: parts(chance, card).map((part) =>
    'icons' in part && oneIn(chance, 4) ? { ...part, rule: partRule(chance) } : part,
  ),
  rewards: [effect(chance), effect(chance)],
});

const plan = (chance: Draws, card: Card): Card => ({
  ...card,
  critical: effects(chance, 3, 1),
  parts: parts(chance, card),
});

const growth = (chance: Draws, most: number) => ({ first: upTo(chance, most), perRound: upTo(chance, 30) });

/** Draws the invasion's numbers of a difficulty. Mostly few enough for a game to last some rounds. */
const pressure = (chance: Draws) => {
  const many = oneIn(chance, 4) ? 200 : 40;
  return {
    ufos: growth(chance, many),
    crises: growth(chance, many),
    enemies: growth(chance, many),
    credits: from(chance, -10, 10),
    lights: upTo(chance, 6),
  };
};

const mix = (chance: Draws) => ({
  targets: {
    yellow: from(chance, 1, 1000),
    red: from(chance, 1, 1000),
    base: upTo(chance, 1000),
    focus: upTo(chance, 1000),
    focused: upTo(chance, continents.length - 1),
    spread: upTo(chance, 400),
    orbit: upTo(chance, 1000),
  },
  ufos: from(chance, -100, 100),
  crises: from(chance, -100, 100),
  enemies: from(chance, -100, 100),
  ufosPerCue: from(chance, 5, 100),
  ...(oneIn(chance, 3) ? { descend: upTo(chance, 100) } : {}),
  scramble: { own: upTo(chance, 1000), halfAt: from(chance, 1, 24) },
  credits: from(chance, -10, 10),
  finalMissionRound: from(chance, earliestFinalMission, 12),
});

/** Draws director numbers for a third of the ids. The others keep the standard ones. */
const forSome = <T>(chance: Draws, ids: readonly string[], one: (chance: Draws) => T): Record<string, T> =>
  Object.fromEntries(ids.filter(() => oneIn(chance, 3)).map((id) => [id, one(chance)]));

/** Returns the standard set with most cards replaced by random valid ones. Cards with faults stay as they were. */
export function randomPack(chance: Draws): Pack {
  const standard = standardAsPack() as Document;
  const most = (kind: Kind, change: (chance: Draws, card: Card) => Card): Card[] =>
    standard.cards[kind].map((card) => (oneIn(chance, 3) ? card : change(chance, card)));
  const cards: Readonly<Record<Kind, Card[]>> = {
    techs: most('techs', inPlay),
    assets: most('assets', inPlay),
    enemies: most('enemies', enemy),
    crises: most('crises', (_, card) => ({ ...card, effects: effects(chance, 3, 1) })),
    missions: most('missions', mission),
    plans: most('plans', plan),
  };
  const invasion = { pressure: forSome(chance, difficulties, pressure), mixes: forSome(chance, planIds, mix) };
  for (;;) {
    const read = parsePack({ ...standard, cards, invasion });
    if ('pack' in read) return read.pack;
    for (const { path } of read.faults) {
      const [, kind, number] = path.split('.') as [string, Kind, string];
      cards[kind][Number(number)] = standard.cards[kind][Number(number)] ?? {};
    }
  }
}
