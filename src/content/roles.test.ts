import { expect, test } from 'vitest';
import { cues } from './cues.ts';
import { roles } from './roles.ts';
import { standardCards } from './standard/pack.ts';

test('TAB-1 each of the four roles has its own cues, techs and assets', () => {
  expect([...roles].toSorted()).toEqual(['central-officer', 'chief-scientist', 'commander', 'squad-leader']);
  for (const role of roles) {
    expect(Object.values(cues).filter((cue) => cue.role === role).length).toBeGreaterThan(0);
    expect(standardCards.techs.filter(({ owner }) => owner === role).length).toBeGreaterThan(0);
    expect(standardCards.assets.filter(({ owner }) => owner === role).length).toBeGreaterThan(0);
  }
});
