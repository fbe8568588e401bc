import { InvalidArgumentError } from 'commander';

/** Parser for an option that is an integer in an inclusive range. */
export const wholeBetween =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (value: string): number => {
    const number = value.trim() === '' ? Number.NaN : Number(value);
    if (Number.isSafeInteger(number) && number >= least && number <= most) return number;
    const end = most === Number.MAX_SAFE_INTEGER ? 'up' : `to ${most}`;
    throw new InvalidArgumentError(`expected a whole number from ${least} ${end}`);
  };

/** Parser for an option that is an integer from 1 up. */
export const wholeNumber = wholeBetween(1);
