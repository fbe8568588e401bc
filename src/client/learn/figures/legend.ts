import type { SymbolName } from '../../design/symbols/paths.ts';

/** A symbol of the legend, with its color token. */
interface Sign {
  readonly sign: SymbolName | 'success';
  readonly tone?: string;
}

/** Symbols in the order of the entry's captions, which is the same in every language. */
export const legend: readonly Sign[] = [
  { sign: 'success' },
  { sign: 'interceptor' },
  { sign: 'satellite' },
  { sign: 'scientist' },
  { sign: 'credit' },
  { sign: 'salvage' },
  { sign: 'assault' },
  { sign: 'heavy' },
  { sign: 'sniper' },
  { sign: 'support' },
  { sign: 'positioning' },
  { sign: 'critical' },
  { sign: 'firepower' },
  { sign: 'teamwork' },
  { sign: 'star', tone: 'gold' },
  { sign: 'elite', tone: 'gold' },
  { sign: 'ufo', tone: 'alien' },
  { sign: 'enemy', tone: 'alien' },
  { sign: 'crisis', tone: 'alien' },
  { sign: 'mission' },
  { sign: 'final-mission' },
  { sign: 'tech' },
  { sign: 'base' },
  { sign: 'threat', tone: 'alien' },
  { sign: 'damage', tone: 'alien' },
  { sign: 'scanner' },
  { sign: 'side-xcom', tone: 'xcom' },
  { sign: 'side-alien', tone: 'alien' },
  { sign: 'side-scrambled', tone: 'scrambled' },
  { sign: 'commander', tone: 'commander' },
  { sign: 'chief-scientist', tone: 'chief-scientist' },
  { sign: 'central-officer', tone: 'central-officer' },
  { sign: 'squad-leader', tone: 'squad-leader' },
];
