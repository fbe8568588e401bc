import { expect, test } from 'vitest';
import { tested } from '../../tests/languages/index.ts';
import { standardCards } from '../content/standard/pack.ts';

const books = Object.values(tested);

/** Returns how a language expresses a fact. */
const phraseOf = (book: number, fact: string): RegExp | undefined =>
  (books[book]?.phrases as Readonly<Record<string, RegExp>> | undefined)?.[fact];

/** Fields of the card data that have phrases. `from` and `to` are part of the verb's phrase. */
const facets = ['do', 'on', 'where', 'count', 'kind', 'who', 'dice', 'is'];

/** Returns the facts in a card's data that its text must express, such as `do raise-panic` or `on most-panicked`. */
const factsIn = (facts: unknown): string[] => {
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([name, value]) =>
    typeof value === 'string' && facets.includes(name) ? [`${name} ${value}`] : factsIn(value),
  );
};

const { techs, assets, crises, missions, enemies, plans } = standardCards;

/** Cards with their facts, and their texts in the order of the languages. */
const cardTexts = [
  ...[...techs, ...assets, ...crises].map(({ id, effects }) => ({ id, facts: factsIn(effects) })),
  ...missions.map(({ id, rewards }) => ({ id, facts: factsIn(rewards) })),
  ...enemies.map((enemy) => ({ id: enemy.id, facts: 'rule' in enemy ? factsIn(enemy.rule) : [] })),
].map((card) => ({ ...card, texts: books.map(({ cardWords }) => cardWords.cards[card.id]?.text ?? '') }));
const planTexts = plans.flatMap(({ id, critical, parts }) => [
  { id, facts: factsIn(critical), texts: books.map(({ cardWords }) => cardWords.plans[id].text) },
  ...parts.map((part, i) => ({
    id,
    facts: 'rule' in part ? factsIn(part.rule) : [],
    texts: books.map(({ cardWords }) => cardWords.plans[id].parts[i] ?? ''),
  })),
]);

test('CRD-7 each text expresses the verbs, aims and conditions in the card’s data', () => {
  const faults = [...cardTexts, ...planTexts].flatMap(({ id, facts, texts }) =>
    facts.flatMap((fact) =>
      texts.flatMap((text, i) => (phraseOf(i, fact)?.test(text.toLowerCase()) ? [] : [`${id}: ${fact} in “${text}”`])),
    ),
  );
  expect(faults).toEqual([]);
});

/** Facts whose phrases also match prices, conditions or other verbs, so a match does not prove the fact. */
const ambiguous =
  /^(do (add-successes|damage-base|\w+-credits|kill-units|move-\w+|place-ufos|raise-panic|ready-units|remove-enemies)|dice failures|kind \w+|on chosen|on mission-continent|who placed)$/;

test('CRD-7 no text expresses a fact that is not in the card’s data', () => {
  const specific = Object.keys(tested.en.phrases).filter((fact) => !ambiguous.test(fact));
  expect(specific.length).toBeGreaterThan(40);
  const faults = [...cardTexts, ...planTexts].flatMap(({ id, facts, texts }) =>
    specific
      .filter((fact) => !facts.includes(fact))
      .flatMap((fact) =>
        texts.flatMap((text, i) =>
          phraseOf(i, fact)?.test(text.toLowerCase()) ? [`${id}: ${fact} in “${text}”`] : [],
        ),
      ),
  );
  expect(faults).toEqual([]);
});
