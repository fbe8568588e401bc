// Runs in a copy of the project that follows the recipes, and prints its findings. See `tests/recipes.test.ts`.

import { eventExamples } from '../../build/event-examples.ts';
import { compileWord, readWords } from '../../build/words.ts';
import { bots } from '../../src/bots/index.ts';
import type { Effect } from '../../src/content/cards/effects.ts';
import { packOf } from '../../src/content/cards/pack.ts';
import { type Role, roles } from '../../src/content/roles.ts';
import { standardCards } from '../../src/content/standard/pack.ts';
import { createMatch, dispatch, eventsOf, type Match } from '../../src/host/index.ts';
import { bestLanguage, type Language } from '../../src/i18n/index.ts';
import { plainWords } from '../../src/i18n/log/operation-words.ts';
import type { Speech } from '../../src/i18n/log/speech.ts';
import { cardOf, check, type GameEvent, type Intent, legalIntents } from '../../src/rules/index.ts';
import { playGame } from '../../src/sim/game.ts';
import { makeSave } from '../../src/wire/index.ts';
import { readSave } from '../tools/saves/saves.ts';
import { newStandardGame, standardTable, withStandardPack } from '../tools/standard.ts';

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

/** The game after an intent. */
function after(match: Match, intent: Intent, as: Role): Match {
  const step = dispatch(match, intent, as, 1_000, standardTable);
  if ('refused' in step) throw new Error(step.refused.code);
  return step.game;
}
const askPause = { type: 'ask-pause' } as unknown as Intent;
const begun = after(
  createMatch(newStandardGame({ seed: 'recipes', difficulty: 'easy' })),
  { type: 'begin' },
  'central-officer',
);
const open = withStandardPack(begun.state.open);
const asked = after(begun, askPause, 'commander');
const told = eventsOf(asked.log).slice(-1);
const loaded = readSave(JSON.stringify(makeSave(asked)));
const speech = { say: (key: string) => key } as unknown as Speech;

const spanish = bestLanguage(['es-MX']);
const rounds = compileWord(spanish, (await readWords('es' as Language))['end.rounds'] ?? '');

console.log(
  JSON.stringify({
    intent: {
      legal: roles.filter((role) => legalIntents(open, role).some(({ type }) => named(type, 'ask-pause'))),
      refused: check(open, askPause, 'central-officer')?.code,
      told: told.map((event) => [event.type, event.seat, plainWords(event, speech, false)]),
      loaded: 'log' in loaded && eventsOf(loaded.log).length === eventsOf(asked.log).length,
      described: [...eventExamples().keys()].some((type) => named(type, 'pause-asked')),
    },
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
