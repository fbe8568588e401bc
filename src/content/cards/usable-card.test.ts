import { expect, test } from 'vitest';
import type { Effect } from './effects.ts';
import { mindUnits } from './usable-card.ts';

const damage: Effect = { do: 'damage-base', by: 1 };
const promote: Effect = { do: 'promote-units', who: 'placed' };

test('CRD-2 effects mind who is placed on their card if any verb, way or branch of theirs looks at units', () => {
  expect(mindUnits([damage])).toBe(false);
  expect(mindUnits([damage, promote])).toBe(true);
  expect(mindUnits([{ do: 'kill-units', kind: 'soldier', count: 1 }])).toBe(true);
  expect(mindUnits([{ do: 'exhaust-units', kind: 'scientist', count: 1 }])).toBe(true);
  expect(mindUnits([{ do: 'move-units', kind: 'any', from: 'reserve', to: 'board' }])).toBe(true);
  expect(mindUnits([{ do: 'recruit-units', kind: 'soldier', count: 1 }])).toBe(false);
  expect(mindUnits([{ oneOf: [[{ do: 'damage-base', by: 1 }], [{ do: 'damage-base', by: 1 }, promote]] }])).toBe(true);
});

test('CRD-2 a condition minds who is placed if it counts soldiers in reserve, or if what it leads to does', () => {
  const when = (count: 'damage' | 'soldiers-in-reserve', otherwise: readonly Effect[] = []): Effect => ({
    when: { count, atLeast: 1 },
    effects: [damage],
    otherwise,
  });
  expect(mindUnits([when('damage')])).toBe(false);
  expect(mindUnits([when('soldiers-in-reserve')])).toBe(true);
  expect(mindUnits([when('damage', [promote])])).toBe(true);
});
