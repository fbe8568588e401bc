import { describe, expect, test } from 'vitest';
import { compileWord, readWords } from '../../build/words.ts';
import { bots } from '../../src/bots/index.ts';
import { startingEmergencyFunding } from '../../src/content/components.ts';
import { eventsOf } from '../../src/host/index.ts';
import { type Language, languages, type Say } from '../../src/i18n/index.ts';
import { boardWords } from '../../src/i18n/log/board-words.ts';
import { linesOf, toSentence } from '../../src/i18n/log/lines.ts';
import { momentsOf } from '../../src/i18n/log/moments.ts';
import type { Speech } from '../../src/i18n/log/speech.ts';
import { byStep } from '../../src/rules/state/cause.ts';
import { playGame } from '../../src/sim/game.ts';
import { tested } from '../languages/index.ts';
import { given } from '../tools/given.ts';

/** Returns the texts of a language. Names of places and cues are placeholders. */
async function speechOf(language: Language): Promise<Speech> {
  const words = await readWords(language);
  const say: Say = (key, ...given) => {
    const word = words[key];
    if (word === undefined) throw new Error(`no word ${key}`);
    return compileWord(language, word)(given[0] ?? {});
  };
  const cardName = (id: string) => tested[language].cardWords.cards[id]?.name ?? id;
  return {
    say,
    terms: () => tested[language].cardWords,
    cardName,
    placeName: (place) => `<${place}>`,
    cueName: ({ kind }) => `<${kind}>`,
    placesLine: ({ ufos = {} }) => Object.entries(ufos).flat().join(' '),
    optionName: (_, option) => cardName(option),
  };
}

const boardOf = ({ open: { board } }: ReturnType<typeof given>['state']) => {
  if (board === null) throw new Error('a table has a board');
  return board;
};

const games = ['told-1', 'told-2', 'told-3'].map((seed) => playGame({ seed, difficulty: 'normal' }, bots.planner));

describe('game log as text', () => {
  test.each(languages)('describes whole games in %s without gaps', async (language) => {
    const speech = await speechOf(language);
    const lines = games
      .flatMap((game) => linesOf(momentsOf(eventsOf(game.log), game.pack), speech))
      .filter((line) => line !== null);
    expect(lines.length).toBeGreaterThan(800);
    const texts = lines.map((line) => toSentence(line, speech));
    expect(texts.filter((line) => /undefined|NaN|[{}]|^\s*$/.test(line))).toEqual([]);
    const won = games.at(-1)?.state.open.outcome?.won;
    expect(texts.at(-1)).toContain(speech.say(won ? 'end.won' : 'end.lost').slice(0, 4));
  });

  test('names the role and the content of each cue and step', async () => {
    const speech = await speechOf('en');
    const play = given({ mode: 'virtual' });
    play.do('done', { at: 1_000 });
    play.do('done', { at: 2_000 });
    const [, , budget, ufos] = linesOf(momentsOf(play.log, play.pack), speech);
    expect(budget).toEqual({
      role: 'commander',
      head: '<budget>',
      text: `Budget 12, Emergency Funding ${startingEmergencyFunding}.`,
      opens: true,
    });
    expect(ufos).toMatchObject({ role: 'central-officer', text: '2 UFOs appear: <continent:asia> 2' + '.' });
  });

  test('RES-15 describes a companion game by its reports', async () => {
    const speech = await speechOf('en');
    const play = given();
    play.nextRound({ orbitUfos: 2 });
    const texts = linesOf(momentsOf(play.log, play.pack), speech).map((line) => line?.text);
    expect(texts).toContain('2 UFOs in orbit.');
    expect(texts).toContain('No red continent, none fallen.');
  });

  test('RES-7 calls a killed enemy killed, whether or not it leaves salvage, and any other removed', async () => {
    const speech = await speechOf('en');
    const board = boardOf(given({ mode: 'virtual' }).state);
    const stamp = { at: 1, why: byStep('base-defense') } as const;
    const marked = { ...stamp, type: 'markers-placed', on: 'base:0', successes: 3, complete: true } as const;
    const moved = { ...stamp, type: 'cards-moved', deck: 'enemy', cards: ['outsider-prism'], from: 'base:0' } as const;
    const textOfMove = (to: 'discard' | 'salvage', ...before: readonly (typeof marked)[]) => {
      const event = { ...moved, to };
      return boardWords(event, { events: [...before, event], before: board, after: board, speech });
    };
    expect(textOfMove('salvage', marked)).toBe('Killed: Outsider Prism.');
    expect(textOfMove('discard', marked)).toBe('Killed: Outsider Prism.');
    expect(textOfMove('discard')).toBe('Removed: Outsider Prism.');
  });

  test('RES-2 calls soldiers recruited and interceptors built', async () => {
    const speech = await speechOf('en');
    const board = boardOf(given({ mode: 'virtual' }).state);
    const units = ['sniper', 'interceptor'].map(
      (kind) => board.units.find((unit) => unit.kind === kind && unit.at === 'pool')?.id ?? '',
    );
    const event = { type: 'units-moved', at: 1, why: byStep('recruit'), units, to: 'reserve' } as const;
    expect(boardWords(event, { events: [event], before: board, after: board, speech })).toBe(
      'Recruited: Sniper. Built: Interceptor.',
    );
  });
});
