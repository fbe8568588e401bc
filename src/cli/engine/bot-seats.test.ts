import { describe, expect, test } from 'vitest';
import { sitroom, sitroomHere } from '../../../tests/tools/commands.ts';
import type { BotName } from '../../bots/index.ts';
import { roles } from '../../content/roles.ts';
import type { Game } from '../../host/index.ts';
import type { GameEvent, View } from '../../rules/index.ts';
import { BotSeats } from './bot-seats.ts';
import { turn } from './engine.ts';

interface Answer {
  readonly view: View;
  readonly events: readonly GameEvent[];
  readonly save: unknown;
  readonly refused: { readonly code: string };
}

/** Creates an engine with bots on some seats. */
function engine(bots: BotSeats | null) {
  let game: Game | null = null;
  return (request: object): Answer => {
    const next = turn(game, { text: JSON.stringify({ id: 1, ...request }) }, undefined, bots);
    if (next === null) throw new Error('no answer');
    game = next.game;
    return JSON.parse(JSON.stringify(next.answer)) as Answer;
  };
}

const fresh = { seed: 'seats', mode: 'virtual', difficulty: 'normal' } as const;
const types = ({ events }: Answer) => events.map(({ type }) => type);

describe('bots in the engine', () => {
  const playsAllSeats = (name: BotName): void => {
    const answer = engine(new BotSeats(name, roles, { rollouts: 1 }))({ new: fresh });
    expect(answer.view.operation.phase).toBe('over');
    expect(types(answer)[0]).toBe('game-set-up');
    expect(types(answer).at(-1)).toBe('game-ended');
    expect(JSON.stringify(answer)).not.toContain('secret/');
  };
  const title = '%s plays all four seats: the whole game is one answer';
  test.each(['beginner', 'planner'] as const)(title, playsAllSeats);
  test.each(['thinker'] as const)(title, { tags: ['sweep'] }, playsAllSeats);

  test('TIM-5 play only their own seats, and wait for the decisions of others', () => {
    const ask = engine(new BotSeats('planner', ['chief-scientist']));
    const { operation } = ask({ new: { ...fresh, position: { begin: 'new-technology' } } }).view;
    expect(operation.history.map(({ cue }) => cue.kind)).toEqual(['new-technology']);
    expect(operation.cue).toMatchObject({ kind: 'budget', role: 'commander' });
    expect(types(ask({ at: 100 }))).toEqual([]);
    expect(types(ask({ do: { type: 'done' }, as: 'commander' }))).toContain('cue-opened');
  });

  test('continue after a save is loaded, and give the same answers to the same requests', () => {
    const play = () => {
      const ask = engine(new BotSeats('planner', ['central-officer', 'chief-scientist']));
      return [ask({ new: fresh }), ask({ do: { type: 'done' }, as: 'commander' }), ask({ save: true })];
    };
    const [first, second] = [play(), play()];
    expect(second).toEqual(first);
    const all = engine(new BotSeats('planner', roles));
    expect(types(all({ load: first[2]?.save })).at(-1)).toBe('game-ended');
  });

  test('do not move after a refused request, or when physical dice must be rolled', () => {
    const ask = engine(new BotSeats('planner', ['central-officer']));
    const units = [{ id: 'satellite-1', at: 'orbit' }];
    const position = { begin: 'orbital-defense', ufos: { orbit: 2 }, units };
    const answer = ask({ new: { ...fresh, dice: 'table', position } });
    expect(answer.view.board?.task).toMatchObject({ kind: 'orbital-defense', roll: null });
    const refused = ask({ do: { type: 'buy', kind: 'interceptor' }, as: 'commander' });
    expect(refused.refused.code).toBe('not-now');
    expect(refused.events).toBe(undefined);
    const rolled = ask({ do: { type: 'roll', faces: { xcom: [5], alien: 8 } }, as: 'central-officer' });
    expect(types(rolled)).toEqual(['dice-rolled', 'roll-applied', 'ufos-moved']);
  });

  test('do not move in a companion game', () => {
    const ask = engine(new BotSeats('planner', roles));
    expect(types(ask({ new: { ...fresh, mode: 'companion' } }))).toEqual(['game-set-up']);
  });

  test('are set by --bot and --seats, which need each other', async () => {
    const line = `${JSON.stringify({ id: 1, new: fresh })}\n`;
    const seated = await sitroom(['engine', '--bot', 'beginner', '--seats', roles.join(',')], line);
    expect(seated).toMatchObject({ code: 0, lines: [{ id: 1, view: { operation: { phase: 'over' } } }] });
    expect(await sitroom(['engine', '--bot', 'beginner'], line)).toMatchObject({ code: 1, out: '' });
    expect(await sitroomHere(['engine', '--bot', 'nobody', '--seats', 'commander'])).toMatchObject({ code: 2 });
    expect(await sitroomHere(['engine', '--bot', 'beginner', '--seats', 'dealer'])).toMatchObject({ code: 2 });
  });
});
