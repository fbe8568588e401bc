import { expect, test } from 'vitest';
import { checklists } from '../../content/checklists.ts';
import { evolutionLines, evolutionThings } from '../../content/evolution/checklists.ts';
import { drawingOf } from './drawings.ts';

test('EVO-26 every line of Evolution comes first, or after a line that there is, and has a name of its own', () => {
  for (const [step, lines] of Object.entries(evolutionLines)) {
    const ids: (string | null)[] = checklists[step as keyof typeof evolutionLines].map(({ id }) => id);
    for (const { after, id } of lines) {
      expect([step, ids.includes(after) || after === null]).toEqual([step, true]);
      expect(ids).not.toContain(id);
      ids.push(id);
    }
  }
});

test('EVO-26 each thing of Evolution that is laid out has a picture', () => {
  expect(evolutionThings.filter((thing) => drawingOf(thing).length === 0)).toEqual([]);
  expect(drawingOf('board')).toEqual([]);
});
