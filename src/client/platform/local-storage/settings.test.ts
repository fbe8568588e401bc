import { expect, test } from 'vitest';
import { defaults, parseSettings } from './settings.ts';

test('a new device uses its first supported language', () => {
  expect(defaults(['fr-FR', 'de-AT', 'en']).language).toBe('de');
  expect(defaults(['zh-TW']).language).toBe('zh-Hant');
  expect(defaults(['fr', 'es']).language).toBe('en');
  expect(defaults([]).language).toBe('en');
});

test('settings are read back unchanged', () => {
  const set = { ...defaults([]), language: 'ru', theme: 'light', timers: 'off', speech: true } as const;
  expect(parseSettings(JSON.stringify(set), [])).toEqual(set);
});

test('settings of an older version get defaults, and invalid ones are ignored', () => {
  expect(parseSettings('{"language":"de"}', []).sound).toBe(true);
  expect(parseSettings('{"language":"de"}', []).language).toBe('de');
  expect(parseSettings('{"language":"de"}', []).theme).toBe('system');
  for (const text of [
    '',
    'null',
    '[]',
    '7',
    '{',
    '{"language":"klingon"}',
    '{"timers":99}',
    '{"theme":"sepia"}',
    '{"soundVolume":101}',
    '{"musicVolume":0.5}',
    null,
  ]) {
    expect(parseSettings(text, ['ru'])).toEqual(defaults(['ru']));
  }
});

test('a setting that this version does not know costs none of the others', () => {
  const stored = {
    language: 'ru',
    textSize: 'largest',
    theme: 'sepia',
    expansions: ['of a newer version'],
  };
  const read = { ...defaults(['en']), language: 'ru', textSize: 'largest' };
  expect(parseSettings(JSON.stringify({ ...stored, missing: ['Wings'] }), ['en'])).toEqual({
    ...read,
    missing: ['Wings'],
  });
});
