import { describe, expect, test } from 'vitest';
import { keyName } from './letter-keys.ts';

describe('the key of a shortcut', () => {
  test('is named by its position on a keyboard of another script', () => {
    expect(keyName({ key: 'з', code: 'KeyP' })).toBe('p');
    expect(keyName({ key: 'З', code: 'KeyP' })).toBe('p');
    expect(keyName({ key: 'ㄆ', code: 'KeyQ' })).toBe('q');
    expect(keyName({ key: 'ρ', code: 'KeyR' })).toBe('r');
  });

  test('is named by its letter on every Latin layout', () => {
    // German, Dvorak, and a layout with its own letter in place of W.
    expect(keyName({ key: 'z', code: 'KeyY' })).toBe('z');
    expect(keyName({ key: 'P', code: 'KeyR' })).toBe('p');
    expect(keyName({ key: 'é', code: 'KeyW' })).toBe('é');
  });

  test('keeps its own name if it is no letter or its position is unknown', () => {
    expect(keyName({ key: 'Enter', code: 'Enter' })).toBe('Enter');
    expect(keyName({ key: '5', code: 'Digit5' })).toBe('5');
    expect(keyName({ key: 'э', code: 'Quote' })).toBe('э');
    expect(keyName({ key: 'з', code: '' })).toBe('з');
  });
});
