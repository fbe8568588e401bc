// An operation as twelve letters that can be read aloud: eleven hold a number, the last one checks it (DAY-4).

import { houseFunding, startingEmergencyFunding } from '../../content/components.ts';
import { continents } from '../../content/continents.ts';
import { difficulties } from '../../content/difficulties.ts';
import { expansionIds } from '../../content/expansions/names.ts';
import { seedLength, seedLetters } from '../../host/index.ts';
import { anyPlan } from '../schemas/expansions.ts';
import { codeLetters } from './letters.ts';
import type { SharedOperation } from './shared.ts';

/** A prime, so that the check letter finds any single wrong letter, and any two that changed places. */
const base = codeLetters.length;
const held = 11;

const dayMs = 86_400_000;
/** Days of this century, which letters can hold, and the number of editions that they can tell apart. */
const firstDay = Date.UTC(2000, 0, 1) / dayMs;
const days = Date.UTC(2100, 0, 1) / dayMs - firstDay;
const editions = 29;

/** The kinds of games: on the screen, with the box, and with the box and an expansion. */
const kinds = [
  { mode: 'virtual' },
  { mode: 'companion' },
  ...expansionIds.map((id) => ({ mode: 'companion', expansions: [id] }) as const),
] as const;
const plans = anyPlan.options;
const fundings = houseFunding.most - houseFunding.least + 1;
/** Number of values of each choice: edition, difficulty, kind, plan, base, two house rules, credits. */
const sizes = [
  editions,
  difficulties.length,
  kinds.length,
  plans.length + 1,
  continents.length + 1,
  2,
  2,
  fundings,
] as const;

type Game = Extract<SharedOperation, { readonly wishes: unknown }>;

/** Returns the letter that makes the sum of all letters, each times its place, a multiple of the base. */
function checkLetter(digits: readonly number[]): string {
  const sum = digits.reduce((total, digit, i) => total + (i + 1) * digit, 0);
  const last = codeLetters.split('').findIndex((_, digit) => (sum + (held + 1) * digit) % base === 0);
  return codeLetters[last] ?? '';
}

const digitsOf = (letters: string): number[] => Array.from(letters, (letter) => codeLetters.indexOf(letter));

function wrap(value: number): string {
  let letters = '';
  for (let left = value, i = 0; i < held; i += 1) {
    letters = (codeLetters[left % base] ?? '') + letters;
    left = Math.floor(left / base);
  }
  return letters + checkLetter(digitsOf(letters));
}

const numberOf = (digits: readonly number[], sizesOf: readonly number[]): number =>
  digits.reduce((sum, digit, i) => sum * (sizesOf[i] ?? 1) + digit, 0);

/** Returns the number of a game's seed and settings; null if letters cannot hold them. */
function gameNumber({ edition, wishes, pack }: Game): number | null {
  const { seed, difficulty, mode, plan, base: at, houseRules = {}, expansions = [], ...byHand } = wishes;
  if (pack || Object.values(byHand).some((value) => value !== undefined)) return null;
  const letters = Array.from(seed, (letter) => seedLetters.indexOf(letter));
  const kind = kinds.findIndex(
    (one) => one.mode === mode && String('expansions' in one ? one.expansions : []) === String(expansions),
  );
  const chosen = plan === undefined ? plans.length : (plans as readonly string[]).indexOf(plan);
  const credits = (houseRules.emergencyFunding ?? startingEmergencyFunding) - houseFunding.least;
  const choices = [
    edition % editions,
    difficulties.indexOf(difficulty),
    kind,
    chosen,
    at === undefined ? continents.length : continents.indexOf(at),
    houseRules.everybodyPauses ? 1 : 0,
    houseRules.hardLosses ? 1 : 0,
    credits,
  ];
  const fits = choices.every((choice, i) => Number.isInteger(choice) && choice >= 0 && choice < (sizes[i] ?? 0));
  if (!fits || letters.length !== seedLength || letters.includes(-1)) return null;
  const all = letters.map(() => seedLetters.length);
  return numberOf([...letters, ...choices], [...all, ...sizes]);
}

/** Returns the twelve letters of an operation, without spaces. Null if they cannot hold it. */
export function lettersOf(operation: SharedOperation): string | null {
  if ('day' in operation) {
    const day = Date.parse(`${operation.day}T00:00:00Z`) / dayMs - firstDay;
    return wrap(day * editions + (operation.edition % editions));
  }
  const number = gameNumber(operation);
  return number === null ? null : wrap(number + days * editions);
}

/** Returns the edition with this remainder that is nearest to the own one. Letters hold only the remainder. */
function editionLike(rest: number, own: number): number {
  const later = (rest - (own % editions) + editions) % editions;
  return later <= editions / 2 || own + later < editions ? own + later : own + later - editions;
}

function gameIn(number: number, own: number): Game | null {
  let left = number;
  const take = (size: number): number => {
    const rest = left % size;
    left = Math.floor(left / size);
    return rest;
  };
  const [credits = 0, losses, pauses, at = 0, plan = 0, kind = 0, difficulty = 0, edition = 0] = sizes
    .toReversed()
    .map(take);
  const letters = Array.from({ length: seedLength }, () => seedLetters[take(seedLetters.length)] ?? '');
  const [level, game] = [difficulties[difficulty], kinds[kind]];
  if (left > 0 || level === undefined || game === undefined) return null;
  const emergencyFunding = credits + houseFunding.least;
  const houseRules = {
    ...(pauses ? { everybodyPauses: true } : {}),
    ...(losses ? { hardLosses: true } : {}),
    ...(emergencyFunding === startingEmergencyFunding ? {} : { emergencyFunding }),
  };
  const [chosenPlan, chosenBase] = [plans[plan], continents[at]];
  const wishes = {
    ...game,
    seed: letters.toReversed().join(''),
    difficulty: level,
    ...(chosenPlan && { plan: chosenPlan }),
    ...(chosenBase && { base: chosenBase }),
    ...(Object.keys(houseRules).length > 0 && { houseRules }),
  };
  return { edition: editionLike(edition, own), wishes };
}

/** Reads twelve letters, for the edition that is running here. Null if they are invalid. */
export function readLetters(letters: string, own: number): SharedOperation | null {
  const digits = digitsOf(letters);
  if (digits.length !== held + 1 || digits.includes(-1) || checkLetter(digits.slice(0, held)) !== letters.at(-1))
    return null;
  const value = numberOf(
    digits.slice(0, held),
    digits.map(() => base),
  );
  if (value >= days * editions) return gameIn(value - days * editions, own);
  const day = new Date((firstDay + Math.floor(value / editions)) * dayMs).toISOString().slice(0, 10);
  return { edition: editionLike(value % editions, own), day };
}
