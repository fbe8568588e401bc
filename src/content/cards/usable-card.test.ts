import { expect, test } from 'vitest';
import type { Effect } from './effects.ts';
import { dependOnUnits } from './usable-card.ts';

const damage: Effect = { do: 'damage-base', by: 1 };
const promote: Effect = { do: 'promote-units', who: 'placed' };

test('CRD-2 effects depend on placed units if a verb in any alternative or branch acts on units', () => {
  expect(dependOnUnits([damage])).toBe(false);
  expect(dependOnUnits([damage, promote])).toBe(true);
  expect(dependOnUnits([{ do: 'kill-units', kind: 'soldier', count: 1 }])).toBe(true);
  expect(dependOnUnits([{ do: 'exhaust-units', kind: 'scientist', count: 1 }])).toBe(true);
  expect(dependOnUnits([{ do: 'move-units', kind: 'any', from: 'reserve', to: 'board' }])).toBe(true);
  expect(dependOnUnits([{ do: 'recruit-units', kind: 'soldier', count: 1 }])).toBe(false);
  expect(dependOnUnits([{ oneOf: [[{ do: 'damage-base', by: 1 }], [{ do: 'damage-base', by: 1 }, promote]] }])).toBe(
    true,
  );
});

test('CRD-2 a condition depends on placed units if it counts soldiers in reserve, or if a branch does', () => {
  const when = (count: 'damage' | 'soldiers-in-reserve', otherwise: readonly Effect[] = []): Effect => ({
    when: { count, atLeast: 1 },
    effects: [damage],
    otherwise,
  });
  expect(dependOnUnits([when('damage')])).toBe(false);
  expect(dependOnUnits([when('soldiers-in-reserve')])).toBe(true);
  expect(dependOnUnits([when('damage', [promote])])).toBe(true);
});
