import { InvalidArgumentError } from 'commander';

/** Parser for an option that is `all`, or a comma-separated list of the given names. */
export const listOption =
  <T extends string>(all: readonly T[]) =>
  (value: string): readonly T[] => {
    const names = value === 'all' ? all : value.split(',').map((name) => all.find((known) => known === name));
    const known = names.filter((name): name is T => name !== undefined);
    if (known.length < names.length) throw new InvalidArgumentError(`expected all, or some of ${all.join(', ')}`);
    return known;
  };
