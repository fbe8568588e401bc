import { InvalidArgumentError } from 'commander';

/** An option's whole number from 1 up. */
export function wholeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 1) throw new InvalidArgumentError('expected a whole number from 1 up');
  return number;
}
