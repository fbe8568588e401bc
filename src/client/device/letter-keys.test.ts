import { describe, expect, test } from 'vitest';
import { keyName } from './letter-keys.ts';

describe('a shortcut', () => {
  test('goes by the place of its key where a keyboard writes another script', () => {
    expect(keyName({ key: 'з', code: 'KeyP' })).toBe('p');
    expect(keyName({ key: 'З', code: 'KeyP' })).toBe('p');
    expect(keyName({ key: 'ㄆ', code: 'KeyQ' })).toBe('q');
    expect(keyName({ key: 'ρ', code: 'KeyR' })).toBe('r');
  });

  test('goes by its letter on every Latin layout, whatever its place', () => {
    // German, Dvorak, and a layout with a letter of its own where others have W.
    expect(keyName({ key: 'z', code: 'KeyY' })).toBe('z');
    expect(keyName({ key: 'P', code: 'KeyR' })).toBe('p');
    expect(keyName({ key: 'é', code: 'KeyW' })).toBe('é');
  });

  test('has its own name where it is no letter, and where nobody knows its place', () => {
    expect(keyName({ key: 'Enter', code: 'Enter' })).toBe('Enter');
    expect(keyName({ key: '5', code: 'Digit5' })).toBe('5');
    expect(keyName({ key: 'э', code: 'Quote' })).toBe('э');
    expect(keyName({ key: 'з', code: '' })).toBe('з');
  });
});
