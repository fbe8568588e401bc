import { describe, expect, test } from 'vitest';
import type { Crew } from '../../platform/local-storage/crew.ts';
import { personToAct, turnOf } from './turns.ts';

const of = (player: 'person' | 'bot', name = '') => ({ player, name });
const pair: Crew = {
  commander: of('person', 'Ann'),
  'chief-scientist': of('person', 'Ann'),
  'central-officer': of('bot', 'Ben'),
  'squad-leader': of('person', 'Ben'),
};
const at = (some: object) => ({ cue: null, step: null, board: { choices: [] }, ...some }) as never;
const audit = at({ step: 'audit' });
const detected = at({ cue: { kind: 'ufos-detected', role: 'central-officer' } });

describe('TAB-1 the person at a screen who is to act', () => {
  test('plays the role of the open step', () => {
    expect(turnOf(audit)).toBe('commander');
    expect(personToAct(audit, pair)).toEqual({ role: 'commander', name: 'Ann' });
  });

  test('is the one who is asked a question, if any', () => {
    const asked = at({ step: 'audit', board: { choices: [{ role: 'squad-leader' }] } });
    expect(personToAct(asked, pair)).toEqual({ role: 'squad-leader', name: 'Ben' });
  });

  test('is nobody if a bot or everybody is to act', () => {
    expect(personToAct(detected, pair)).toBeNull();
    expect(personToAct(at({ cue: { kind: 'ending', role: 'all' } }), pair)).toBeNull();
  });
});
