import { describe, expect, test } from 'vitest';
import { at, table } from '../../../../tests/tools/given.ts';
import { roles } from '../../../content/roles.ts';
import { check, hasBoard, type OpenGame, type Position } from '../../../rules/index.ts';
import { type DropContext, type DropTarget, dropOf, pressOfCard, spotsFor } from './drop-targets.ts';
import { movesOf } from './moves.ts';

function contextOf(open: OpenGame, seats: DropContext['seats'] = roles): DropContext {
  if (!hasBoard(open)) throw new Error('no board');
  return { playing: open, moves: movesOf(open, seats), seats };
}
const contextAt = (position: Position, seats?: DropContext['seats']) => contextOf(table(position).open, seats);
/** Returns why a drop is refused; null if it is legal, and `nothing` if it has no meaning. */
function refusalOf(context: DropContext, id: string, spot: DropTarget): string | null {
  const move = dropOf(context, id, spot);
  return move === null ? 'nothing' : (check(context.playing, move.intent, move.as)?.code ?? null);
}
/** Checks that exactly the spots that receive it take it. */
function agree(context: DropContext, id: string, spots: readonly DropTarget[]): void {
  const received = spotsFor(context, id);
  for (const spot of spots) expect([spot, refusalOf(context, id, spot) === null]).toEqual([spot, received.has(spot)]);
}

const continents = ['europe', 'asia', 'africa'].map((one) => `continent:${one}` as DropTarget);

describe('what a drop stands for', () => {
  test('TAB-2 TIM-6 an interceptor goes to any continent but a full one, and to nothing else', () => {
    const context = contextAt({
      begin: 'deploy-interceptors',
      units: [
        { id: 'interceptor-1', at: 'continent:asia' },
        { id: 'interceptor-2', at: 'continent:asia' },
        { id: 'interceptor-3', at: 'continent:asia' },
      ],
    });
    agree(context, 'interceptor-4', [...continents, 'orbit', 'base', 'world', 'hand']);
    expect(refusalOf(context, 'interceptor-4', 'continent:asia')).toBe('no-room');
    expect(refusalOf(context, 'interceptor-4', 'orbit')).toBe('wrong-place');
    expect(refusalOf(context, 'interceptor-4', 'world')).toBe('nothing');
  });

  test('ACT-RESEARCH a tech of the hand goes into the open lab only, and is not used', () => {
    const context = contextAt({ begin: 'assign-research', hand: ['missile-pods'] });
    const lab = context.playing.cue?.lab ?? 1;
    expect(spotsFor(context, 'missile-pods')).toEqual(new Set([`lab:${lab}`]));
    expect(refusalOf(context, 'missile-pods', `lab:${lab}`)).toBeNull();
    expect(refusalOf(context, 'missile-pods', `lab:${lab === 3 ? 1 : 3}`)).toBe('wrong-lab');
    expect(refusalOf(context, 'missile-pods', 'world')).toBe('nothing');
  });

  test('RES-7 a soldier dropped on the enemy takes the first icon that fits, and on an icon that one', () => {
    const fight = table({
      begin: 'base-defense',
      enemies: ['sectoid-scout'],
      units: at('base', 'assault-1', 'heavy-1', 'sniper-1', 'support-1'),
    });
    fight.do({ type: 'take', task: { enemy: 0 } }, { as: 'squad-leader' });
    const context = contextOf(fight.open);
    const [soldier = '', icons] = [...context.moves.place][0] ?? [];
    const [first] = icons?.keys() ?? [];
    expect(dropOf(context, soldier, 'task')).toEqual(icons?.get(first ?? 0));
    expect(dropOf(context, soldier, 'base')).toEqual(dropOf(context, soldier, 'task'));
    agree(context, soldier, ['task', 'icon:0', 'icon:1', 'orbit', 'mission']);
  });

  test('CRD-7 a card that asks about a continent is used on the one it is dropped on, and refused by the others', () => {
    const context = contextAt({ begin: 'deploy-interceptors', ufos: { asia: 1, africa: 2 } });
    expect(spotsFor(context, 'decoy-signal')).toEqual(new Set(['continent:asia', 'continent:africa']));
    expect(refusalOf(context, 'decoy-signal', 'continent:asia')).toBeNull();
    expect(refusalOf(context, 'decoy-signal', 'continent:europe')).toBe('no-such-option');
    // Anywhere else it asks.
    expect(dropOf(context, 'decoy-signal', 'world')).toEqual(context.moves.use.get('decoy-signal'));
  });

  test('CRD-1 a card of somebody else is refused, and one that cannot be used now, too', () => {
    const position: Position = { begin: 'deploy-interceptors', ufos: { asia: 1 } };
    const alone = contextAt(position, ['squad-leader']);
    expect(refusalOf(alone, 'decoy-signal', 'world')).toBe('not-your-card');
    expect(refusalOf(alone, 'second-wind', 'world')).toBe('not-in-this-phase');
    expect(pressOfCard(contextAt(position, []), 'decoy-signal')).toBeNull();
  });
});
