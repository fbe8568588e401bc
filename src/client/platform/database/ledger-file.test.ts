import { expect, test } from 'vitest';
import type { LedgerEntry } from '../../../record/index.ts';
import { digest } from '../../../wire/index.ts';
import { ledgerText, parseLedger } from './ledger-file.ts';

const entry: LedgerEntry = {
  id: 'abc',
  ended: 1_780_000_000_000,
  mode: 'virtual',
  difficulty: 'hard',
  plan: 'onslaught',
  base: 'asia',
  rounds: 8,
  won: true,
  score: 71,
  roles: ['commander'],
  earned: ['alone', 'whole-earth'],
  judged: { start: 0.4, decisions: -0.1, luck: 0.7, result: 1 },
};
const other: LedgerEntry = { ...entry, id: 'def', ended: 1, base: null, score: null, judged: null, mode: 'companion' };

test('REC-2 a ledger is read back from its file, in the order in which the games ended', () => {
  expect(parseLedger(ledgerText([entry, other]))).toEqual([other, entry]);
});

/** A file with other games and a fitting digest. */
const forged = (change: object): string => {
  const body = { format: 'sitroom-record', version: 1, games: [entry], ...change };
  return JSON.stringify({ ...body, digest: digest(body) });
};
const good = ledgerText([entry]);

test.each<[string, string, string]>([
  ['an empty file', '', 'file-foreign'],
  ['a letter', 'Dear Commander, …', 'file-foreign'],
  ['a saved game', '{"format":"sitroom-save","version":4}', 'file-foreign'],
  ['JSON that never ends', '['.repeat(100_000), 'file-foreign'],
  ['a list', '[]', 'file-foreign'],
  ['a file of a later version', forged({ version: 2, games: 'all' }), 'file-newer'],
  ['half a file', good.slice(0, good.length / 2), 'file-damaged'],
  ['a file with another result in it', good.replace('"won":true', '"won":false'), 'file-damaged'],
  ['an unknown difficulty', forged({ games: [{ ...entry, difficulty: 'divine' }] }), 'file-damaged'],
  ['an unknown commendation', forged({ games: [{ ...entry, earned: ['constructor'] }] }), 'file-damaged'],
  ['an id that no game has', forged({ games: [{ ...entry, id: '../settings' }] }), 'file-damaged'],
  ['a time that no calendar has', forged({ games: [{ ...entry, ended: 1e300 }] }), 'file-damaged'],
  ['something hidden in a game', forged({ games: [{ ...entry, __proto__x: 1 }] }), 'file-damaged'],
  ['no games', forged({ games: null }), 'file-damaged'],
])('REC-2 %s is refused', (_, text, refused) => {
  expect(parseLedger(text)).toEqual({ refused });
});
