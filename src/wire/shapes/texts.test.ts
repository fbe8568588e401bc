import { describe, expect, test } from 'vitest';
import { changed, faultsIn, nightShift } from '../../../tests/tools/packs.ts';
import { readPack } from '../index.ts';

describe('the text of a pack', () => {
  test('may begin with a byte order mark, as some editors write it', () => {
    const text = JSON.stringify(nightShift());
    expect(readPack(`\uFEFF${text}`)).toEqual(readPack(text));
  });

  test('has names that can be seen: an empty braille cell is none, nor is a silent note, nor what is never drawn', () => {
    for (const name of ['\u2800', '\u2800 \u2800', '\u3164', '\u{1D159}', '\u200b', '\ue000', '\u0301', '\u00ad']) {
      expect(faultsIn(changed(nightShift(), 'words.en.cards.lights-out.name', name))).toMatchObject([
        { code: 'seen-text' },
      ]);
    }
    for (const name of ['A', '☄', '🌒', '7', '燈', '?'])
      expect(faultsIn(changed(nightShift(), 'words.en.cards.lights-out.name', name))).toEqual([]);
  });
});
