import { describe, expect, test } from 'vitest';
import { tested } from '../../tests/languages/index.ts';
import { dice } from '../content/components.ts';
import { standardCards } from '../content/standard/pack.ts';
import type { CardText } from './cards.ts';
import { type Language, languages } from './index.ts';

const { techs, assets, enemies, missions, crises, plans } = standardCards;
const owned = [...techs, ...assets];
const cards = [...owned, ...enemies, ...missions, ...crises];
const of = (language: Language, id: string): CardText => tested[language].cardWords.cards[id] ?? { name: '' };

/** All texts of the cards of a language, with their position. */
const textsOf = (language: Language): [where: string, text: string][] => {
  const { cards: all, plans: ours } = tested[language].cardWords;
  return [
    ...Object.entries(all).flatMap(([id, { name, text, ways = [] }]): [string, string][] => [
      [`${id} name`, name],
      ...(text === undefined ? [] : [[`${id} text`, text] satisfies [string, string]]),
      ...ways.map((way, i): [string, string] => [`${id} way ${i}`, way]),
    ]),
    ...Object.entries(ours).flatMap(([id, { text, parts }]): [string, string][] => [
      [`${id} text`, text],
      ...parts.flatMap((part, i): [string, string][] => (part === null ? [] : [[`${id} part ${i}`, part]])),
    ]),
  ];
};

/** Collects faults of all languages as lines that begin with the language. */
const inAllLanguages = (faults: (language: Language) => readonly string[]): string[] =>
  languages.flatMap((language) => faults(language).map((fault) => `${language}: ${fault}`));

/** Returns the numbers above one in a card's data. For raise-alien-die, also the highest face, which the text names. */
const numbersIn = (facts: unknown): number[] => {
  if (typeof facts === 'number') return facts > 1 ? [facts] : [];
  if (typeof facts !== 'object' || facts === null) return [];
  const numbers = Object.values(facts).flatMap(numbersIn);
  return 'do' in facts && facts.do === 'raise-alien-die' ? [...numbers, dice.alien.sides] : numbers;
};

/** Returns the numbers above one that only the text or only the data has. */
const unmatchedNumbers = (text: string | null | undefined, facts: unknown): number[] => {
  const said = new Set([...(text ?? '').matchAll(/\d+/g)].map(Number).filter((number) => number > 1));
  return [...said.symmetricDifference(new Set(numbersIn(facts)))];
};

/** Returns the data whose numbers the text must contain. Icons, health and cost are drawn on the card instead. */
const factsOf = (card: (typeof cards)[number]): unknown => {
  if ('health' in card) return 'rule' in card ? card.rule : null;
  if ('rewards' in card) return card.rewards;
  return 'price' in card ? [card.effects, card.price, 'standing' in card ? card.standing : null] : card.effects;
};

describe('card texts', () => {
  test('CRD-1 exist for exactly the cards of the standard set in every language', () => {
    expect(cards).toHaveLength(28 + 14 + 20 + 16 + 24);
    const ids = cards.map(({ id }) => id).toSorted();
    for (const language of languages) {
      expect(Object.keys(tested[language].cardWords.cards).toSorted()).toEqual(ids);
      expect(Object.keys(tested[language].cardWords.plans)).toEqual(plans.map(({ id }) => id));
    }
  });

  test('CRD-7 describe every card except enemies without a rule', () => {
    const silent = enemies.filter((enemy) => !('rule' in enemy)).map(({ id }) => id as string);
    const texts = inAllLanguages((language) =>
      cards.map(({ id }) => id).filter((id) => of(language, id).text === undefined),
    );
    expect(texts).toEqual(
      inAllLanguages(() => cards.map(({ id }) => id as string).filter((id) => silent.includes(id))),
    );
    expect(
      inAllLanguages((language) => textsOf(language).flatMap(([at, text]) => (text.trim() === '' ? [at] : []))),
    ).toEqual([]);
  });

  test('have at most 140 characters in English and 200 in other languages, names at most 30', () => {
    const most = (language: Language, at: string) => (at.endsWith('name') ? 30 : language === 'en' ? 140 : 200);
    const long = inAllLanguages((language) =>
      textsOf(language).flatMap(([at, text]) => (text.length > most(language, at) ? [`${at} ${text.length}`] : [])),
    );
    expect(long).toEqual([]);
  });

  test('end with a full stop, and names do not', () => {
    const sentence = (at: string, text: string) => /[.。]$/.test(text) === / (text|part \d)$/.test(at);
    const faults = inAllLanguages((language) =>
      textsOf(language).flatMap(([at, text]) => (sentence(at, text) ? [] : [at])),
    );
    expect(faults).toEqual([]);
  });

  test('differ from language to language', () => {
    const same = languages.flatMap((language, i) =>
      languages.slice(i + 1).flatMap((other) => {
        const others = new Map(textsOf(other));
        return textsOf(language).flatMap(([at, text]) =>
          others.get(at) === text ? [`${language}, ${other}: ${at}`] : [],
        );
      }),
    );
    expect(same).toEqual([]);
  });

  test('have unique names in each language', () => {
    for (const language of languages) {
      const names = cards.map(({ id }) => of(language, id).name);
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    }
  });

  test('contain exactly the numbers above one in the card’s effects, price or rule', () => {
    const faults = inAllLanguages((language) =>
      cards.flatMap((card) =>
        unmatchedNumbers(of(language, card.id).text, factsOf(card)).map((number) => `${card.id} ${number}`),
      ),
    );
    expect(faults).toEqual([]);
    expect(cards.flatMap((card) => numbersIn(factsOf(card))).length).toBeGreaterThan(40);
  });

  test('contain exactly the numbers above one in a plan’s critical damage and each part’s rule', () => {
    const faults = inAllLanguages((language) =>
      plans.flatMap(({ id, critical, parts }) => {
        const { text, parts: words } = tested[language].cardWords.plans[id];
        const missing = parts.map((part, i) => unmatchedNumbers(words[i], 'rule' in part ? part.rule : null));
        return [unmatchedNumbers(text, critical), ...missing].flat().map((number) => `${id} ${number}`);
      }),
    );
    expect(faults).toEqual([]);
    const rules = plans.flatMap(({ parts }) => parts.flatMap((part) => ('rule' in part ? [part.rule] : [])));
    expect(rules.flatMap(numbersIn).length).toBeGreaterThanOrEqual(plans.length);
  });

  test('CRD-7 describe each alternative of a card with its numbers', () => {
    const choosing = cards.flatMap((card) => {
      const [first] = 'effects' in card ? card.effects : [];
      return first && 'oneOf' in first ? [{ id: card.id, ways: first.oneOf }] : [];
    });
    expect(choosing.map(({ id }) => id)).toEqual(['transfer-order', 'reactor-leak', 'hostage-demand', 'crossfire']);
    const faults = inAllLanguages((language) =>
      choosing.flatMap(({ id, ways }) => {
        const words = of(language, id).ways ?? [];
        if (words.length !== ways.length || new Set(words).size < words.length) return [id];
        return ways.flatMap((way, i) => unmatchedNumbers(words[i], way).map((number) => `${id} ${number}`));
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe('texts of techs and assets', () => {
  const textOf = (language: Language, id: string) => (of(language, id).text ?? '').toLowerCase();

  test('CRD-1 name the phase or the tasks in which the card works', () => {
    const faults = inAllLanguages((language) =>
      owned.flatMap((card) => {
        const standing =
          'standing' in card ? [...card.standing].flatMap((one) => ('tasks' in one ? one.tasks : [])) : [];
        const at = ['tasks' in card ? card.tasks : [], standing].flat();
        const phase = card.phase === 'always' || at.length > 0 ? [] : [tested[language].phases[card.phase]];
        const wanted = [...phase, ...at.map((task) => tested[language].tasks[task])];
        return wanted.filter((one) => !textOf(language, card.id).includes(one.toLowerCase())).map(() => card.id);
      }),
    );
    expect(faults).toEqual([]);
  });

  test('CRD-2 name exactly the costs of the card: exhausting, units, salvage', () => {
    const faults = inAllLanguages((language) =>
      owned.flatMap(({ id, price }) =>
        (['exhaust', 'place', 'salvage'] as const)
          .filter((cost) => tested[language].costs[cost].test(textOf(language, id)) !== cost in price)
          .map((cost) => `${id} ${cost}`),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('SET-3 name the base continent of a base asset', () => {
    const bases = assets.filter((card) => 'base' in card);
    expect(bases).toHaveLength(6);
    const faults = inAllLanguages((language) =>
      bases.flatMap(({ id, base }) => {
        const there = tested[language].words[`continent.${base}`];
        return of(language, id).text?.includes(there) ? [] : [id];
      }),
    );
    expect(faults).toEqual([]);
  });
});

describe('texts of missions, enemies and assets', () => {
  test('name the continent whose panic a mission lowers', () => {
    const aimed = missions.filter(({ rewards }) =>
      rewards.some((one) => 'on' in one && one.on === 'mission-continent'),
    );
    expect(aimed).toHaveLength(9);
    const faults = inAllLanguages((language) =>
      aimed.flatMap(({ id, continent }) => {
        // Russian inflects the end of a name.
        const stem = tested[language].words[`continent.${continent}`].slice(0, 3);
        return of(language, id).text?.includes(stem) ? [] : [id];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('use the same name for Emergency Funding as its cue', () => {
    for (const language of languages) {
      expect(of(language, 'emergency-funding').name).toBe(tested[language].words['cue.emergency-funding.name']);
    }
  });

  test('use no names of the publisher except those of enemy types', () => {
    const theirs = [
      /skyranger|carapace|arc thrower|firestorm|hyperwave|\bmeld\b|exalt|medi-?kit|field medic|second wave/i,
      /gr[ae]y market|black market|council|muton elite|sectoid commander|outsider shard|berserker|plasma|laser/i,
      /schwarzmarkt|grauer markt|\brat\b|zweite welle|feldsanitäter|muton-elite|sektoid-kommandeur|berserker/i,
      /чёрный рынок|серый рынок|\bсовет|вторая волна|полевой медик|берсерк|плазм|лазер/i,
      /黑市|灰市|議會|理事會|第二波|戰地醫護兵|狂戰士|電漿|雷射/,
    ];
    const faults = inAllLanguages((language) =>
      textsOf(language).flatMap(([at, text]) => (theirs.some((one) => one.test(text)) ? [at] : [])),
    );
    expect(faults).toEqual([]);
  });
});

describe('words for choices and pieces', () => {
  test('are not empty, and unique within their list', () => {
    const faults = inAllLanguages((language) => {
      const { cards: _, plans: __, ...terms } = tested[language].cardWords;
      return Object.entries(terms).flatMap(([list, words]) => {
        const all: string[] = Object.values(words);
        return all.some((word) => word.trim() === '') || new Set(all).size < all.length ? [list] : [];
      });
    });
    expect(faults).toEqual([]);
  });

  test('are not English in other languages, except for words that are the same', () => {
    const same = new Set(['Reserve', 'Orbit', 'Teamwork']);
    const english = tested.en.cardWords;
    const known = new Set(
      [english.verbs, english.abouts, english.options, english.units, english.places, english.skills, english.tasks]
        .flatMap((list): string[] => Object.values(list))
        .filter((word) => !same.has(word)),
    );
    const faults = inAllLanguages((language) => {
      const { cards: _, plans: __, ...terms } = tested[language].cardWords;
      if (language === 'en') return [];
      return Object.values(terms).flatMap((list): string[] => Object.values(list).filter((word) => known.has(word)));
    });
    expect(faults).toEqual([]);
  });
});
