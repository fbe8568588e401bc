// Runs in a copy of the project that follows the recipes, and prints what it finds there. See `tests/recipes.test.ts`.

import { compileWord, readWords } from '../../build/words.ts';
import { bots } from '../../src/bots/index.ts';
import type { Effect } from '../../src/content/cards/effects.ts';
import { packOf } from '../../src/content/cards/pack.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import { eventsOf } from '../../src/host/index.ts';
import { bestLanguage, type Language } from '../../src/i18n/index.ts';
import { cardOf, type GameEvent } from '../../src/rules/index.ts';
import { playGame } from '../../src/sim/game.ts';

/** Every crisis exhausts all cards, with a verb that only the copy knows. */
const effects = [{ do: 'exhaust-cards' }] as unknown as readonly Effect[];
const pack = packOf('recipes', { ...standardCards, crises: standardCards.crises.map(({ id }) => ({ id, effects })) });
const log = eventsOf(playGame({ seed: 'recipes', difficulty: 'easy' }, bots.planner, pack).log);

const crises: readonly string[] = standardCards.crises.map(({ id }) => id);
const found = (is: (event: GameEvent) => boolean): boolean => log.some(is);
/** Whether these events are in the log one after the other. */
const follow = (first: (event: GameEvent) => boolean, second: (event: GameEvent) => boolean): boolean =>
  log.some((event, i) => first(event) && log.slice(i + 1, i + 2).some(second));
const named = (name: string, other: string): boolean => name === other;

const spanish = bestLanguage(['es-MX']);
const rounds = compileWord(spanish, (await readWords('es' as Language))['end.rounds'] ?? '');

console.log(
  JSON.stringify({
    verb: found(
      (event) => event.type === 'cards-turned' && event.exhausted && crises.includes(cardOf(event.why) ?? ''),
    ),
    cue: follow(
      (event) => event.type === 'cue-opened' && named(event.cue.kind, 'donation'),
      (event) => event.type === 'credits-changed' && event.why.by === 'cue' && named(event.why.cue, 'donation'),
    ),
    step: follow(
      (event) => event.type === 'step-opened' && named(event.step, 'debrief'),
      (event) =>
        event.type === 'panic-changed' &&
        event.why.by === 'step' &&
        named(event.why.step, 'debrief') &&
        event.by === -1,
    ),
    card: found((event) => event.type === 'secret/decks-stacked' && (event.decks.crisis ?? []).includes('long-night')),
    language: [spanish, rounds({ rounds: 1 }), rounds({ rounds: 2 })],
  }),
);
