import { describe, expect, test } from 'vitest';
import { changed, faultsIn, nightShift } from '../../../tests/tools/packs.ts';
import { readPack } from '../index.ts';

describe('texts of a pack', () => {
  test('a pack may begin with a byte order mark', () => {
    const text = JSON.stringify(nightShift());
    expect(readPack(`\uFEFF${text}`)).toEqual(readPack(text));
  });

  test('a name must contain a visible character: a blank braille cell or a null notehead is not enough', () => {
    for (const name of ['\u2800', '\u2800 \u2800', '\u3164', '\u{1D159}', '\u200b', '\ue000', '\u0301', '\u00ad']) {
      expect(faultsIn(changed(nightShift(), 'words.en.cards.lights-out.name', name))).toMatchObject([
        { code: 'seen-text' },
      ]);
    }
    for (const name of ['A', '☄', '🌒', '7', '燈', '?'])
      expect(faultsIn(changed(nightShift(), 'words.en.cards.lights-out.name', name))).toEqual([]);
  });
});
